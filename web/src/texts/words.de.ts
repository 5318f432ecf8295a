/** The words of the app that every page needs, and why the server refuses something: in one piece. */

const SOURCES = import.meta.glob<string>(
  ["./*de.ftl", "!./{club,desk,ending,fair,me,past,pocket,table,today}.de.ftl", "@texts/de/server.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(SOURCES).join("\n");
