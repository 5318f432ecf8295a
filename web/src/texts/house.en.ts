/** The words of the house, in one piece: what every table says. Tournaments, clubs and proofs bring their own along. */

const SOURCES = import.meta.glob<string>(
  ["./table.en.ftl", "@texts/en/*.ftl", "!@texts/en/{card,cli,club,desk*,fair,server}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(SOURCES).join("\n");
