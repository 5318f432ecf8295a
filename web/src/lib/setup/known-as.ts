/** What a table or a finished game is called by: its preset, where it plays one, else its game. */
export const knownAs = ({ game, preset }: { game: string; preset?: string | null }): string => preset ?? game;
