/**
 * The words between client and server, as types. They follow `knobel.server.messages` and `knobel.core`;
 * `scripts/protocol_schema.py` prints the JSON schema from which this file can be generated.
 */

export type Seat = number;
export type Value = boolean | number | string;

// Phrases ------------------------------------------------------------------------------------------------------------

export type Name = { type: "name"; seat: Seat };
export type Names = { type: "names"; seats: Seat[] };
export type Pips = { type: "pips"; kind: string; faces: number[] };
export type Phrase = { type: "phrase"; key: string; facts: Record<string, Fact> };
export type Fact = number | string | Name | Names | Pips | Phrase;

// Moves --------------------------------------------------------------------------------------------------------------

export type Tile = { die: number; column: number; row: number; letter: string };
export type Move =
  | { type: "press"; button: string }
  | { type: "keep"; dice: number[] }
  | { type: "take"; cell: string }
  | { type: "place"; cells: string[] }
  | { type: "say"; value: string }
  | { type: "bid"; amount: number }
  | { type: "stake"; field: string; chips: number }
  | { type: "choose"; seat: Seat }
  | { type: "write"; slot: string; text: string }
  | { type: "mark"; on: string; mark: string }
  | { type: "link"; one: string; other: string }
  | { type: "lay"; tiles: Tile[] };

// Spaces -------------------------------------------------------------------------------------------------------------

export type Keeps = { type: "keeps"; free: number[]; least: number; most: number; held: number[] };
export type Cells = { type: "cells"; cells: string[] };
export type Places = { type: "places"; groups: string[][] };
export type Bids = { type: "bids"; low: number; high: number };
export type Stakes = { type: "stakes"; fields: string[]; low: number; high: number; limits: number[] };
export type Marks = { type: "marks"; things: string[]; marks: string[] };
export type Links = { type: "links"; things: string[] };
export type Words = { type: "words"; slots: string[]; longest: number; hints: string[] };
export type Layouts = { type: "layouts"; letters: string[]; reach: number };
export type Space = Keeps | Cells | Places | Bids | Stakes | Marks | Links | Words | Layouts;

// Widgets ------------------------------------------------------------------------------------------------------------

export type DieView = { index: number; face: number | null; kind: string; colour: string; held: boolean };
export type Tray = {
  type: "tray";
  id: string;
  owner: Seat | null;
  dice: DieView[];
  cup: "none" | "covered" | "lifted";
  throws: number | null;
  allowed: number | null;
};
export type SheetRow = { id: string; label: Phrase; kind: "box" | "sum" };
export type SheetColumn = { id: string; owner: Seat | null; factor: number };
export type SheetCell = { row: string; column: string; value: number | null; preview: number | null };
export type Sheet = { type: "sheet"; id: string; rows: SheetRow[]; columns: SheetColumn[]; cells: SheetCell[] };
export type Strikes = {
  type: "strikes";
  id: string;
  owner: Seat | null;
  items: { id: string; label: Phrase; left: number }[];
};
export type Pile = { id: string; label: Phrase; chips: number; owner: Seat | null };
export type Piles = { type: "piles"; id: string; piles: Pile[]; unit: "chips" | "discs" };
export type Board = { type: "board"; id: string; art: string; fields: { id: string; label: Phrase; chips: number }[] };
export type Track = {
  type: "track";
  id: string;
  length: number;
  tokens: { owner: Seat; at: number }[];
  labels: string[];
};
export type Grid = {
  type: "grid";
  id: string;
  owner: Seat;
  squares: (number | null)[][];
  circles: (number | null)[][];
  results: (number | null)[][];
};
export type BetField = { id: string; label: Phrase; column: string; stakes: { seat: Seat; chips: number }[] };
export type Bets = { type: "bets"; id: string; fields: BetField[] };
export type Crossword = {
  type: "crossword";
  id: string;
  owner: Seat;
  letters: string[];
  values: number[];
  tiles: Tile[];
};
export type Picture = {
  type: "picture";
  id: string;
  owner: Seat | null;
  art: string;
  parts: { id: string; label: Phrase; drawn: boolean }[];
};
export type WordSheet = {
  type: "wordsheet";
  id: string;
  owner: Seat;
  slots: { id: string; letter: string; text: string }[];
};
export type Term = {
  id: string;
  text: string;
  authors: Seat[];
  status: "open" | "challenged" | "valid" | "rejected";
  accepts: number | null;
  rejects: number | null;
  points: number | null;
};
export type Terms = { type: "terms"; id: string; terms: Term[] };
export type Standing = { seat: Seat; score: number | null; note: Phrase | null; out: boolean };
export type Standings = { type: "standings"; id: string; unit: string; rows: Standing[] };
export type Announcement = { type: "announcement"; id: string; phrase: Phrase };
export type Widget =
  | Tray
  | Sheet
  | Strikes
  | Piles
  | Board
  | Track
  | Grid
  | Bets
  | Crossword
  | Picture
  | WordSheet
  | Terms
  | Standings
  | Announcement;

// Scenes -------------------------------------------------------------------------------------------------------------

export type Offer = { choice: Move | Space; label: Phrase; at: string | null };
export type Result = {
  places: number[];
  winners: Seat[];
  losers: Seat[];
  points: (number | null)[] | null;
  chips: number[] | null;
  nets: number[] | null;
  flags: string[];
};
export type Scene = {
  game: string;
  viewer: Seat | null;
  turn: Seat[];
  headline: Phrase;
  widgets: Widget[];
  offers: Offer[];
  throws: number;
  due?: DieView[];
  clocks: { name: string; seconds: number; seat: Seat | null; otherwise: Move | null }[];
  result: Result | null;
};

// Client to server ---------------------------------------------------------------------------------------------------

export type Request =
  | { type: "sit"; seat: Seat; name: string; kind?: "person" | "local" | "bot"; mind?: string | null }
  | { type: "leave"; seat: Seat }
  | { type: "promise"; seat: Seat; promise: string }
  | { type: "open"; seat: Seat; seed: string }
  | { type: "begin" }
  | { type: "act"; seat: Seat; move: Move; seq?: number }
  | { type: "roll"; seat: Seat; faces?: number[]; seq?: number }
  | { type: "takeback"; seat: Seat }
  | { type: "cover"; seat: Seat; mind: string }
  | { type: "uncover"; seat: Seat }
  | { type: "close" };
export type ClientMessage =
  | { type: "hello"; table: string; last: number; tokens: string[]; invitation?: string | null }
  | { type: "please"; key: string; request: Request }
  | { type: "talk"; text: string }
  | { type: "ping"; number: number };

// Server to client ---------------------------------------------------------------------------------------------------

export type SeatInfo = {
  seat: Seat;
  kind: "empty" | "person" | "local" | "bot";
  name: string;
  mind: string | null;
  covered_by: string | null;
  present: boolean;
  promised: boolean;
};
export type TableInfo = {
  id: string;
  game: string;
  version: number;
  options: Record<string, Value>;
  phase: "lobby" | "playing" | "over" | "closed";
  dice: "digital" | "real";
  public: boolean;
  spectators: boolean;
  games: number;
  seats: SeatInfo[];
  roots: string[];
};
export type View = { viewer: Seat | null; scene: Scene; lines: Phrase[] };
export type ClockInfo = { name: string; left: number };
export type Welcome = {
  type: "welcome";
  table: TableInfo;
  seq: number;
  host: boolean;
  seats: Seat[];
  tokens: Record<string, string>;
  code: string | null;
  invitation: string | null;
};
export type Update = {
  type: "update";
  seq: number;
  at: number;
  table: TableInfo | null;
  views: View[];
  clocks: ClockInfo[];
};
export type Trouble = { type: "trouble"; code: string; facts: Record<string, Fact>; key: string | null };
export type ServerMessage =
  | Welcome
  | Update
  | { type: "done"; key: string; seq: number; token: string | null }
  | { type: "presence"; seats: Seat[]; watching: number }
  | { type: "talked"; name: string; text: string; at: number; seat: Seat | null }
  | Trouble
  | { type: "pong"; number: number };

// HTTP ---------------------------------------------------------------------------------------------------------------

export type Language = "de" | "en";
export type Wording = Record<Language, string>;
export type OptionInfo = {
  field: { name: string; default: Value; values: Value[]; low: number | null; high: number | null; step: number };
  label: Wording;
  help: Wording;
  values: Record<string, Wording>;
};
export type PresetInfo = {
  id: string;
  name: Wording;
  line: Wording;
  aliases: string[];
  options: Record<string, Value>;
};
export type GameInfo = {
  id: string;
  family: string;
  name: Wording;
  line: Wording;
  aliases: string[];
  least: number;
  most: number;
  dice: string[];
  hidden: boolean;
  decisions: boolean;
  minutes: number;
  version: number;
  options: OptionInfo[];
  presets: PresetInfo[];
};
export type NewSeat = { kind: "open" | "bot" | "local" | "me"; name?: string; mind?: string };
export type NewTable = {
  game: string;
  seats: NewSeat[];
  options?: Record<string, Value>;
  dice?: "digital" | "real";
  public?: boolean;
  spectators?: boolean;
};
export type LobbyRow = { table: string; game: string; seats: number; taken: number };
export type TableLink = { table: string; invitation: string | null; code: string | null };
export type Me = { name: string; account: boolean; tables: string[] };
