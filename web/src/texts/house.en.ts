/** The words of the house, in one piece: what tables and tournaments say. */

const SOURCES = import.meta.glob<string>(["./{desk,table}.en.ftl", "@texts/en/*.ftl", "!@texts/en/{cli,card}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(SOURCES).join("\n");
