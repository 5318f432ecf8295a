/** The words of the house, in one piece: what every table says. Tournaments, clubs and proofs bring their own along. */

const SOURCES = import.meta.glob<string>(
  ["./table.de.ftl", "@texts/de/*.ftl", "!@texts/de/{card,cli,club,desk*,fair,server}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(SOURCES).join("\n");
