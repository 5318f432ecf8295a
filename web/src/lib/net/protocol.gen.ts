/**
 * The words between client and server, as types. Made from `knobel.house.messages` by `make types`; do not edit.
 */

/**
 * Listen to a table. `last` is the last entry that the client has, `talked` the number of the last thing said;
 * `invitation` opens a table by code. A device that `goes_round` among its seats is in nobody's hands yet.
 */
export type Hello = {
  type: "hello";
  table: string;
  last?: number;
  tokens?: string[];
  invitation?: string | null;
  talked?: number;
  goes_round?: boolean;
};

/** This seat has the device in hand now, or nobody has: what another seat at it hides is not told from here on. */
export type Hold = {
  type: "hold";
  seat?: number | null;
};

/** Ask something of the table. A repeated `key` gets the same answer and changes nothing. */
export type Please = {
  type: "please";
  key: string;
  request: Request;
};

/** Take a seat, or put a bot or somebody at one's own device on it. */
export type Sit = {
  type: "sit";
  seat: number;
  name: string;
  kind?: "bot" | "local" | "person";
  mind?: string | null;
  token?: string | null;
};

/** Give up a seat, or (as host) ask somebody to leave it. */
export type Leave = {
  type: "leave";
  seat: number;
};

/** Ask the host for leave to sit down, where the table wants that. */
export type Knock = {
  type: "knock";
  name: string;
};

/** As host, let whoever knocked sit down, or send them away. `knock` is the number that the host was told. */
export type Nod = {
  type: "nod";
  knock: number;
  admitted?: boolean;
};

/** Let a bot play for somebody absent. */
export type Cover = {
  type: "cover";
  seat: number;
  mind: string;
};

/** Take the seat back from the bot. */
export type Uncover = {
  type: "uncover";
  seat: number;
};

/** As host, keep somebody from talking, or let them talk again. */
export type Mute = {
  type: "mute";
  seat: number;
  muted?: boolean;
};

/** Promise a seed for the next game. */
export type Promise = {
  type: "promise";
  seat: number;
  promise: string;
};

/** Open the promised seed. */
export type RevealSeed = {
  type: "open";
  seat: number;
  seed: string;
};

/** Start the game, or the next one. */
export type Begin = {
  type: "begin";
};

/**
 * As host, choose what is played next at this table; `seats` only if there are to be more or fewer. `called` is the
 * name under which it was looked for, if that is another one.
 */
export type ChooseGame = {
  type: "change";
  game: string;
  options?: Record<string, Value>;
  seats?: number | null;
  called?: string | null;
};

/**
 * As host, change how things go at the table; what is not named stays as it is. Where the host has no seat, anybody
 * seated may say whether a game of luck is quick.
 */
export type ChangeSettings = {
  type: "arrange";
  pace?: Pace | null;
  hints?: boolean | null;
  cover_after?: number | null;
  chat?: Chat | null;
  keep_code?: boolean | null;
  nod?: boolean | null;
  quick?: boolean | null;
};

/** Close the table. */
export type Close = {
  type: "close";
};

/** Decide. `seq` is the number of the entry that the move answers. */
export type Act = {
  type: "act";
  seat: number;
  move: Move;
  seq?: number | null;
};

/** Press a button: `press stop`, `press doubt`. */
export type Press = {
  type: "press";
  button: string;
};

/** Keep these dice and throw all others again: `keep 0 2`, or `keep` for none. */
export type Keep = {
  type: "keep";
  dice: number[];
};

/** Take this cell, chamber, row or field: `take full_house`. */
export type Take = {
  type: "take";
  cell: string;
};

/** Put one thing into each of these cells: `place 1,2 0,4`. */
export type Place = {
  type: "place";
  cells: string[];
};

/** Announce a value: `say 63`. */
export type Say = {
  type: "say";
  value: string;
};

/** Name an amount: `bid 4`. */
export type Bid = {
  type: "bid";
  amount: number;
};

/** Put chips on a field: `stake 7 2`. */
export type Stake = {
  type: "stake";
  field: string;
  chips: number;
};

/** Choose a player: `choose 2`. */
export type Choose = {
  type: "choose";
  seat: number;
};

/** Write a word into a slot; an empty text wipes it: `write 3 Bremen`. */
export type Write = {
  type: "write";
  slot: string;
  text: string;
};

/** Set a mark on something that lies on the table: `mark DAENEMARK challenge`. */
export type Mark = {
  type: "mark";
  on: string;
  mark: string;
};

/** Say that two things are one and the same: `link FRANKFURT FRANKFURTAMMAIN`. */
export type Link = {
  type: "link";
  one: string;
  other: string;
};

/** Lay out letter dice: `lay 0:0,0:H 4:1,0:A`. The whole layout, each time. */
export type Lay = {
  type: "lay";
  tiles: Tile[];
};

/** A letter die laid on the grid; `letter` says what it stands for. */
export type Tile = {
  die: number;
  column: number;
  row: number;
  letter: string;
};

/** Throw the dice that are due; with real dice, say what fell. */
export type Roll = {
  type: "roll";
  seat: number;
  faces?: number[] | null;
  seq?: number | null;
};

/** Take back the last decision, or the last throw typed in. */
export type TakeBack = {
  type: "takeback";
  seat: number;
};

/**
 * Ask for advice on the decision that the seat has now. Everybody is told that it was asked for. A `coach` asks for
 * somebody who learns the game alone with bots: nobody is told, and it is not counted.
 */
export type Advise = {
  type: "advise";
  seat: number;
  coach?: boolean;
};

/** Let the bots play at once until a person has decided something. */
export type Hurry = {
  type: "hurry";
};

/** Say something to the table: in one's own words, or by the key of a phrase that all hear in their language. */
export type Talk = {
  type: "talk";
  text?: string;
  phrase?: QuickPhrase | null;
};

/** Are you there? */
export type Ping = {
  type: "ping";
  number?: number;
};

/**
 * You are listening. `tokens` belong to the seats of this device. What was missed follows as updates, from entry
 * `since` on: steps from before that, if there were any, stand in the replays.
 */
export type Welcome = {
  type: "welcome";
  table: TableInfo;
  seq: number;
  host: boolean;
  seats: number[];
  tokens: Record<string, string>;
  code: string | null;
  invitation: string | null;
  since: number;
};

/**
 * A table as everybody sees it. Each block of throws has a root, and its borders have one. `unopened` are the seats
 * that promised a seed for the game on the table and did not open it. With a `day` its dice are those of that day. With
 * a `preset` it is called by that name: everything is agreed on as the preset has it. `called` is another name of it,
 * under which it was asked for: the table is called by that. `quick` is there where nobody decides anything: whether
 * the house throws for everybody, and at whose wish. A table that has gone to another house says under which id it goes
 * on there (`moved_to`), and one that has come from another under which its dice are thrown (`origin`).
 */
export type TableInfo = {
  id: string;
  game: string;
  version: number;
  options: Record<string, Value>;
  phase: "closed" | "lobby" | "over" | "playing";
  dice: "digital" | "pad" | "real";
  public: boolean;
  spectators: boolean;
  unshown: Unshown;
  pace: Pace;
  hints: boolean;
  cover_after: number;
  chat: Chat;
  hurried: boolean;
  games: number;
  seats: SeatInfo[];
  roots: string[];
  borders: string[];
  keep_code: boolean;
  unopened: number[];
  nod: boolean;
  day?: string;
  preset?: string;
  called?: string;
  quick?: boolean;
  quick_by?: number;
  moved_to?: string;
  origin?: string;
};

/**
 * A seat as everybody sees it. `advised` counts how often its player has asked for advice in this game. `promise` is
 * what its device has promised for the coming game, `opened` whether it has opened that seed.
 */
export type SeatInfo = {
  seat: number;
  kind: "bot" | "empty" | "local" | "person";
  name: string;
  mind: string | null;
  covered_by: string | null;
  present: boolean;
  promised: boolean;
  promise: string | null;
  opened: boolean;
  host: boolean;
  muted: boolean;
  advised: number;
};

/** The table has gone on to entry `seq`. `notes` tell of the table itself, to everybody alike. */
export type Update = {
  type: "update";
  seq: number;
  at: number;
  table: TableInfo | null;
  views: View[];
  clocks: ClockInfo[];
  proofs: ThrowProof[];
  notes: Phrase[];
};

/**
 * What one viewer sees and is told: a seat of this device, or None for somebody who only watches. `settlement` is there
 * where a round has just been settled, `take_back` where this seat may take back what happened last: its own decision,
 * or a throw that was typed in.
 */
export type View = {
  viewer: number | null;
  scene: Scene;
  lines: Phrase[];
  settlement: Settlement | null;
  take_back?: "decision" | "throw";
};

/**
 * Everything that a viewer may know of the table at this moment. `turn` names the seats that are waited for; `throws`
 * is the number of dice that the seat in `turn` is to throw, `due` are those dice as they lie ready, and `by` says how:
 * by hand, under a cup, or flicked with a finger.
 */
export type Scene = {
  game: string;
  viewer: number | null;
  turn: number[];
  headline: Phrase;
  widgets: Widget[];
  offers: Offer[];
  throws: number;
  due: DieView[];
  clocks: Clock[];
  result: Result | null;
  by: "cup" | "finger" | "hand";
};

/** A message key with its facts. */
export type Phrase = {
  type: "phrase";
  key: string;
  facts: Record<string, Fact>;
};

/** The name of whoever sits there. */
export type Name = {
  type: "name";
  seat: number;
};

/** The names of several seats, as a list. */
export type Names = {
  type: "names";
  seats: number[];
};

/** Faces of dice of one kind, to be read out. */
export type Pips = {
  type: "pips";
  kind: string;
  faces: number[];
};

/** What a game is called, or a preset of it, by its id: also where another game is spoken of. */
export type Title = {
  type: "title";
  id: string;
};

/**
 * Dice on the mat, laid out (`held`) or loose; under a cup, or lifted from under it. `stacked` dice stand on each
 * other, the last one at the bottom; a tower that is lifted is being taken apart.
 */
export type Tray = {
  type: "tray";
  id: string;
  owner: number | null;
  dice: DieView[];
  cup: "covered" | "lifted" | "none";
  throws: number | null;
  allowed: number | null;
  stacked: boolean;
};

/** A die as the viewer sees it; no face means that it lies hidden or has not been thrown. */
export type DieView = {
  index: number;
  face: number | null;
  kind: string;
  colour: string;
  held: boolean;
};

/** A score sheet. `Take` names a cell as `row`, or as `column:row` where the player has several columns. */
export type Sheet = {
  type: "sheet";
  id: string;
  rows: SheetRow[];
  columns: SheetColumn[];
  cells: SheetCell[];
  sections: SheetSection[];
};

/**
 * A line of a score sheet: a box to fill, or a sum that fills itself. `section` is the part that it stands in; what
 * counts for the whole sheet stands in none. `values` are what may be written there, on a pad without dice.
 */
export type SheetRow = {
  id: string;
  label: Phrase;
  kind: "box" | "sum";
  section: string | null;
  values: number[];
};

/** A column of a score sheet, and whose it is. `factor` multiplies its sum. */
export type SheetColumn = {
  id: string;
  owner: number | null;
  factor: number;
};

/**
 * A cell with a value or a preview; a cell that is empty and not on offer is not listed. `preview` is what the dice on
 * the table would give there, `note` what is still missing for more.
 */
export type SheetCell = {
  row: string;
  column: string;
  value: number | null;
  preview: number | null;
  note: Phrase | null;
};

/** A part of a score sheet that stands together, such as its upper half. */
export type SheetSection = {
  id: string;
  label: Phrase;
};

/** A list of things to strike out. */
export type Strikes = {
  type: "strikes";
  id: string;
  owner: number | null;
  items: StrikeItem[];
};

/** Something to strike out; `left` counts how often it still stands there. */
export type StrikeItem = {
  id: string;
  label: Phrase;
  left: number;
};

/** All the piles of a table. `unit` names what they are made of. */
export type Piles = {
  type: "piles";
  id: string;
  piles: Pile[];
  unit: "chips" | "discs";
};

/** Chips that lie together: a player's, the pot, the supply. */
export type Pile = {
  id: string;
  label: Phrase;
  chips: number;
  owner: number | null;
};

/** A drawn chip board. `art` names the drawing. */
export type Board = {
  type: "board";
  id: string;
  art: string;
  fields: BoardField[];
};

/** A field of a chip board. */
export type BoardField = {
  id: string;
  label: Phrase;
  chips: number;
};

/** A path of steps, 0 to `length`, with everybody's token; `labels` name the steps where they have names. */
export type Track = {
  type: "track";
  id: string;
  length: number;
  tokens: Token[];
  labels: string[];
};

/** Somebody's token on a track. */
export type Token = {
  owner: number;
  at: number;
};

/**
 * A square grid of numbers with circles on its corners, row by row; cells are named `row,column`. `pending` are the
 * numbers that its owner is to write next: one into a square, one into a circle.
 */
export type Grid = {
  type: "grid";
  id: string;
  owner: number;
  squares: (number | null)[][];
  circles: (number | null)[][];
  results: (number | null)[][];
  pending: number[];
};

/**
 * A betting layout. `rows` are its fields as the board is drawn, those of a row equally wide; without them they stand
 * in their columns. `caption` says how the board is read.
 */
export type Bets = {
  type: "bets";
  id: string;
  fields: BetField[];
  rows: string[][];
  caption: Phrase | null;
};

/** A field to bet on; fields of one `column` win and lose together. `note` says what a stake there brings. */
export type BetField = {
  id: string;
  label: Phrase;
  column: string;
  stakes: BetStake[];
  note: Phrase | null;
  mark: BetMark | null;
};

/** Somebody's chips on a field. */
export type BetStake = {
  seat: number;
  chips: number;
};

/** What a field means just now, and whether it is good for whoever throws. */
export type BetMark = {
  label: Phrase;
  tone: "loses" | "plain" | "wins";
};

/** Letter dice and the words laid with them; `letters` are the dice of the throw, `tiles` those laid. */
export type Crossword = {
  type: "crossword";
  id: string;
  owner: number;
  letters: string[];
  values: number[];
  tiles: Tile[];
};

/** A picture drawn part by part. `art` names the drawing. */
export type Picture = {
  type: "picture";
  id: string;
  owner: number | null;
  art: string;
  parts: PicturePart[];
};

/** A part of a picture, drawn or still missing. */
export type PicturePart = {
  id: string;
  label: Phrase;
  drawn: boolean;
};

/** One player's sheet of words. */
export type WordSheet = {
  type: "wordsheet";
  id: string;
  owner: number;
  slots: WordSlot[];
};

/** A letter and what was written for it. */
export type WordSlot = {
  id: string;
  letter: string;
  text: string;
};

/** The words of a round, listed for review. */
export type Terms = {
  type: "terms";
  id: string;
  terms: Term[];
};

/** A word under review: who wrote it, what has become of it, and the votes as far as they are open. */
export type Term = {
  id: string;
  text: string;
  authors: number[];
  status: "challenged" | "open" | "rejected" | "valid";
  accepts: number | null;
  rejects: number | null;
  points: number | null;
};

/** How everybody stands. `unit` is the key of what the score counts. */
export type Standings = {
  type: "standings";
  id: string;
  unit: string;
  rows: Standing[];
};

/** How a seat stands: its score in the game's unit, a remark, and whether it is still in. */
export type Standing = {
  seat: number;
  score: number | null;
  note: Phrase | null;
  out: boolean;
};

/** Something said aloud that still matters. `at` is the widget that it explains and can stand beside. */
export type Announcement = {
  type: "announcement";
  id: string;
  phrase: Phrase;
  at: string | null;
};

/**
 * Something the viewer may do: a move or a space of moves, what to call it, and the widget it belongs to. Whoever
 * `gives_up` should want to: no page puts it forward where anything else can be done.
 */
export type Offer = {
  choice: Move | Space;
  label: Phrase;
  at: string | null;
  gives_up: boolean;
};

/** Keep `least` to `most` of the `free` dice, not too many of any group, and always the `held` ones. */
export type Keeps = {
  type: "keeps";
  free: number[];
  least: number;
  most: number;
  held: number[];
  groups: Group[];
};

/** Dice of which at most so many can be kept, whichever they are. */
export type Group = {
  dice: number[];
  most: number;
};

/** Take any one of these cells. */
export type Cells = {
  type: "cells";
  cells: string[];
};

/** Choose one cell of each group. */
export type Places = {
  type: "places";
  groups: string[][];
};

/** Name an amount from `low` to `high`. */
export type Bids = {
  type: "bids";
  low: number;
  high: number;
};

/** Put `low` to `high` chips on one of the fields; `limits` bound each field by itself where they differ. */
export type Stakes = {
  type: "stakes";
  fields: string[];
  low: number;
  high: number;
  limits: number[];
};

/** Set one of these marks on one of these things. */
export type Marks = {
  type: "marks";
  things: string[];
  marks: string[];
};

/** Say that any two different of these things are the same. The two are named in the order listed here. */
export type Links = {
  type: "links";
  things: string[];
};

/**
 * Write any text of up to `longest` characters into one of the slots. `hints` sample what a slot might hold. A text
 * that is put together from a few signs names them as `keys`, so that it can be tapped.
 */
export type Words = {
  type: "words";
  slots: string[];
  longest: number;
  hints: string[];
  keys: string[];
};

/** Lay any of the dice on different cells of a square grid. A die with several letters lets its player choose. */
export type Layouts = {
  type: "layouts";
  letters: string[];
  reach: number;
};

/**
 * Time that runs while the stage lasts. A clock of the same name in the next stage is the same one, running on.
 * `otherwise` is the move made for `seat` when time is up, or None where the rules then go on by themselves.
 */
export type Clock = {
  name: string;
  seconds: number;
  seat: number | null;
  otherwise: Move | null;
};

/**
 * Places by competition ranking (1, 1, 3), and whom the game names winner or loser. `chips` are those held at the end,
 * `nets` the gains and losses against the start.
 */
export type Result = {
  places: number[];
  winners: number[];
  losers: number[];
  points: (number | null)[] | null;
  chips: number[] | null;
  nets: number[] | null;
  flags: string[];
};

/**
 * The end of a round. `hands` are in the order in which they are shown, the worst last; everybody may see them. `unit`
 * names what is paid.
 */
export type Settlement = {
  hands: ComparedHand[];
  payments: Payment[];
  unit: "chips" | "discs";
};

/** What somebody had in a round: its place among the hands, the dice where they are known, and what it is called. */
export type ComparedHand = {
  seat: number;
  place: number;
  dice: DieView[];
  name: Phrase | null;
  verdict: "best" | "false" | "true" | "worst" | null;
};

/** Chips that change hands; nobody stands for the table: the pot, the middle, the supply. */
export type Payment = {
  chips: number;
  giver: number | null;
  taker: number | null;
};

/** A running clock and what is left of it, in milliseconds. */
export type ClockInfo = {
  name: string;
  left: number;
};

/** What is needed to check a throw, for those who may see it. */
export type ThrowProof = {
  throw: number;
  key: string;
  path: string[];
  seat: number;
  faces: number[];
};

/** Your request stands in the log, up to entry `seq`. A seat just taken comes with its token. */
export type Done = {
  type: "done";
  key: string;
  seq: number;
  token: string | null;
};

/** For the host: everybody who knocks now. */
export type Knocks = {
  type: "knocks";
  knocks: KnockInfo[];
};

/** Somebody who knocks: the number by which the host answers, and the name they go by. */
export type KnockInfo = {
  number: number;
  name: string;
};

/** Whether you may sit down: at once, after you have knocked, or once the host has nodded. */
export type Entrance = {
  type: "entrance";
  state: "knock" | "open" | "waiting";
};

/** Who is connected. */
export type Presence = {
  type: "presence";
  seats: number[];
  watching: number;
};

/** Somebody said something. The words of a `phrase` are the message `quick-<phrase>`. */
export type Talked = {
  type: "talked";
  number: number;
  name: string;
  text: string;
  at: number;
  seat: number | null;
  phrase: QuickPhrase | null;
};

/**
 * What you asked advice for: at most three moves, the best first; none if the question is not open any more. With
 * `first` it is the move that looks best, without a value, and better advice follows under the same key.
 */
export type Advice = {
  type: "advice";
  key: string;
  seat: number;
  seq: number;
  hints: HintInfo[];
  first: boolean;
};

/** A move worth making, what it is worth, and why. A chance is a number from 0 to 1. */
export type HintInfo = {
  move: Move;
  value: number;
  unit: "chance" | "chips" | "points";
  why: Phrase;
};

/** A request was refused; nothing has changed. `facts` go with the message `error-<code>`. */
export type Trouble = {
  type: "trouble";
  code: string;
  facts: Record<string, Fact>;
  key: string | null;
};

/** I am. */
export type Pong = {
  type: "pong";
  number: number;
};

/**
 * Look at a desk. `token` is the link; `name` is who stands at this device, for the log. Whoever wants only what has
 * changed after the first page says so with `changes`.
 */
export type DeskHello = {
  type: "hello";
  desk: string;
  token: string;
  name?: string;
  changes?: boolean;
};

/**
 * Ask something of the desk. A repeated `key` gets the same answer and changes nothing. With `seq`, the number of the
 * page that was looked at, it is refused if anything has happened since.
 */
export type DeskPlease = {
  type: "please";
  key: string;
  request: DeskRequest;
  reason?: string;
  seq?: number | null;
};

/** Who invites, and where to, is written otherwise; possible at any time, since it stands on certificates. */
export type Describe = {
  type: "describe";
  club: string;
  location: string;
};

/** Other times than announced; possible until the draw. */
export type Reschedule = {
  type: "reschedule";
  start: number;
  checkin_open: number;
  registration_close: number;
};

/**
 * Somebody signs up, perhaps for a `team`. After the close only the desk can do that, `late`, and checks the player in
 * as well; after the first draw that is possible where the format allows it. Taking part means to accept the rules and
 * what referees decide: `accepted` says that this was said.
 */
export type SignUp = {
  type: "sign_up";
  name: string;
  late?: boolean;
  bot?: boolean;
  team?: string;
  accepted?: boolean;
};

/** A player who was signed up without a word about it accepts the rules and what referees decide. */
export type AcceptRules = {
  type: "accept_rules";
  player: number;
};

/** A player is here. */
export type CheckIn = {
  type: "check_in";
  player: number;
};

/** A player of an online tournament is at this device; the house seats it at the player's tables. */
export type Arrive = {
  type: "arrive";
  player: number;
  device: string;
};

/** A player who was not here at the close takes part after all. */
export type Reinstate = {
  type: "reinstate";
  player: number;
};

/** A player is written otherwise. `before` is how the name was until then; the desk fills it in. */
export type RenamePlayer = {
  type: "rename_player";
  player: number;
  name: string;
  before?: string;
};

/**
 * Another person takes a player's place, with all that was played so far; the link of whoever was there before opens
 * nothing any more. `before` is that person's name; the desk fills it in.
 */
export type ReplacePlayer = {
  type: "replace_player";
  player: number;
  name: string;
  before?: string;
};

/** Draw the next stage. By hand, `tables` says who sits where; `confirmed` stands for "yes, with so few players". */
export type Draw = {
  type: "draw";
  seed?: string;
  tables?: Seating[];
  confirmed?: boolean;
};

/** A table as it was drawn: its round, and who sits there in this order. */
export type Seating = {
  round: DeskRound;
  players: number[];
};

/** Two players change places, before the first game at either table. */
export type SwapSeats = {
  type: "swap_seats";
  one: number;
  other: number;
};

/** Play begins at all tables of the stage, and its clock runs. */
export type StartStage = {
  type: "start_stage";
};

/** The stage clock stands still. */
export type PauseClock = {
  type: "pause_clock";
};

/** The stage clock runs on. */
export type ResumeClock = {
  type: "resume_clock";
};

/**
 * A game begins now. Without it, a game counts as begun when the one before it was settled. `room` is the table of the
 * house at which it is played, where the tournament is online.
 */
export type StartGame = {
  type: "start_game";
  table: number;
  game: number;
  room?: string;
};

/**
 * The loser of a game hands in a chip. `game` is the number of the game, so that none is reported twice. `confirmed`
 * stands for "yes, another game, so soon after the one before".
 */
export type RecordLoss = {
  type: "record_loss";
  table: number;
  game: number;
  player: number;
  confirmed?: boolean;
};

/**
 * A second report of the latest game, which was refused, names another loser. Nothing changes but what referees are
 * shown: both names.
 */
export type Dispute = {
  type: "dispute";
  table: number;
  game: number;
  player: number;
};

/**
 * The result of a game in formats that count: one number for everybody who still plays at the table, in the order of
 * their seats. Where a game names a winner that one has 1 and the others 0; where it names a loser that one has 0 and
 * the others 1. `confirmed` stands for "yes, another game, so soon after the one before".
 */
export type RecordResult = {
  type: "record_result";
  table: number;
  game: number;
  scores: number[];
  confirmed?: boolean;
};

/** A second report of the latest game, which was refused, says another result. */
export type DisputeResult = {
  type: "dispute_result";
  table: number;
  game: number;
  scores: number[];
};

/** The running game does not count; the next one begins. */
export type AnnulGame = {
  type: "annul_game";
  table: number;
  game: number;
};

/** A chip is taken as a penalty. */
export type TakeChip = {
  type: "take_chip";
  player: number;
};

/** A band is cut directly; the player leaves the table at once. */
export type CutBand = {
  type: "cut_band";
  player: number;
};

/** A player leaves the tournament. */
export type Withdraw = {
  type: "withdraw";
  player: number;
};

/** A player is sent out of the tournament. */
export type Disqualify = {
  type: "disqualify";
  player: number;
};

/** Another link of a role, for somebody with a name. One that a recovery code gave is `recovered`. */
export type AddDeskLink = {
  type: "add_desk_link";
  role: "organiser" | "referee";
  name: string;
  recovered?: boolean;
};

/**
 * A link gets another token; the one before opens nothing any more. `link` is the name of a shared role, `player/3` for
 * a player counted from 0, or `link/17` for the one that entry 17 has added.
 */
export type RenewDeskLink = {
  type: "renew_desk_link";
  link: string;
};

/** A link opens nothing any more, until it is renewed. */
export type RevokeDeskLink = {
  type: "revoke_desk_link";
  link: string;
};

/** There is another recovery code. Only what the house makes of it is written down, and never leaves the house. */
export type SetRecovery = {
  type: "set_recovery";
  digest?: string;
};

/** A table of the hall gets a name, or is in another room; an empty name takes it away. */
export type NameTable = {
  type: "name_table";
  table: number;
  name: string;
};

/** An evening of a league begins at another time. */
export type PlanEvening = {
  type: "plan_evening";
  evening: number;
  start: number;
};

/** Something for everybody to read; an empty text takes it down again. */
export type Announce = {
  type: "announce";
  text: string;
};

/** Undo an entry. */
export type Undo = {
  type: "undo";
  entry: number;
};

/** A place in the final list is set by hand; None takes it away. */
export type Correct = {
  type: "correct";
  player: number;
  place: number | null;
};

/** What would a request change? */
export type DeskPreview = {
  type: "preview";
  key: string;
  request: DeskRequest;
};

/** Are you there? */
export type DeskPing = {
  type: "ping";
  number?: number;
};

/**
 * You are looking at the desk in this role. `link` is the name of your link; whoever has renewed it is welcomed anew,
 * with what it says now as `token`.
 */
export type DeskWelcome = {
  type: "welcome";
  desk: string;
  role: DeskRole;
  player: number | null;
  links: Record<string, string>;
  link: string;
  token: string;
};

/** Your page after entry `seq`. `away` counts the turns in a row that online players let pass. */
export type DeskPageMessage = {
  type: "page";
  seq: number;
  page: DeskPageOfARole;
  away: [number, number][];
};

/** The page of an organiser or a referee. */
export type DeskPage = {
  type: "deskpage";
  role: DeskRole;
  board: DeskBoard;
  due: DueRow[];
  offers: DeskOffer[];
  tables: TableOffers[];
  reports: ReportRow[];
  players: PlayerOffers[];
  links: LinkRow[];
  log: LogLine[];
};

/** Everything that everybody may see, at time `now`. */
export type DeskBoard = {
  seq: number;
  now: number;
  name: string;
  game: string;
  options: DeskOptions;
  phase: DeskPhase;
  start: number;
  checkin_open: number;
  registration_close: number;
  headline: Phrase;
  announcement: string;
  clock: ClockRow | null;
  stage: StageRow | null;
  stages: StageRow[];
  players: PlayerRow[];
  counts: Record<string, number>;
  took_part: number;
  ranking: RankRow[];
  forecast: ExpectedRow[];
  format: DeskFormat;
  standings: DeskStanding[];
  teams: DeskTeam[];
  table_names: Record<string, string>;
  club: string;
  location: string;
  rules: RuleSheet;
};

/**
 * The options of a tournament. Bands are always two. `checkin_minutes` and `close_minutes` say how long before the
 * start check-in opens and registration closes; `sharp_after_min` is 0 where games never become scharf. No game is over
 * within `least_game_seconds`: a loss that is reported sooner has to be meant.
 */
export type DeskOptions = {
  checkin_minutes: number;
  close_minutes: number;
  chips_stage: number;
  chips_final: number;
  sharp_after_min: number;
  sharp_in_final: boolean;
  draw: "avoid_rematch" | "manual" | "random";
  venue: "online" | "onsite";
  fill_vacancies: boolean;
  decision_seconds: number;
  least_game_seconds: number;
};

/** The stage clock at the time of the view, in milliseconds; it goes on by itself while it is `running`. */
export type ClockRow = {
  shows: number;
  running: boolean;
  sharp_at: number | null;
  sharp: boolean;
  line: Phrase;
};

/** A stage in the bracket: its tables, who pauses, and how it was drawn; in a league also on which evening. */
export type StageRow = {
  number: number;
  final: boolean;
  title: Phrase;
  tables: TableRow[];
  byes: string[];
  mode: "avoid_rematch" | "manual" | "random";
  seed: string;
  over: boolean;
  evening: number;
};

/**
 * A table: who sits there, which game runs, and whether it is scharf. `place` is where in the hall it stands, and
 * `place_name` what that is called; with too few tables it is played in a later `wave`, and `waits` until then.
 */
export type TableRow = {
  number: number;
  round: DeskRound;
  title: Phrase;
  seats: SeatRow[];
  over: boolean;
  final_table: boolean;
  game: number | null;
  sharp: boolean;
  began: number | null;
  room: string;
  line: Phrase;
  place: number;
  place_name: string;
  wave: number;
  waits: boolean;
};

/**
 * A player at a table; whoever is `out` has left it. `line` says what has become of those who do not play on, and
 * `score` what they have got there in formats that count.
 */
export type SeatRow = {
  player: number;
  name: string;
  chips: number;
  bands: number;
  out: boolean;
  line: Phrase | null;
  score: number | null;
  team: string;
};

/** A player: start number, where they are, chips and bands, and the place once they have one. */
export type PlayerRow = {
  player: number;
  number: number;
  name: string;
  status: DeskStatus;
  round: DeskRound;
  chips: number;
  bands: number;
  lost: number;
  stage: number;
  table: number | null;
  place: number | null;
  bot: boolean;
  line: Phrase;
  team: string;
  accepted: boolean;
};

/** A line of the final list. */
export type RankRow = {
  place: number | null;
  player: number;
  name: string;
  line: Phrase;
};

/** A stage in the forecast, with its title. */
export type ExpectedRow = {
  title: Phrase;
  expected: Expected;
};

/** A stage: how many players of each round, at how many tables, and when it begins and ends. */
export type Expected = {
  stage: number;
  final: boolean;
  main: number;
  consolation: number;
  tables: number;
  begins: number;
  ends: number;
};

/**
 * What kind of tournament it is. `options` is None for the Schock-Turnier; with `late_entries` somebody can still come;
 * `rules` are paragraphs for everybody to read.
 */
export type DeskFormat = {
  id: string;
  title: Phrase;
  options: PointsRounds | KnockOut | RoundRobin | League | null;
  measure: "loser" | "points" | "winner";
  late_entries: boolean;
  rules: Phrase[];
  evenings: DeskEvening[];
};

/**
 * So many rounds at tables of at most so many, and in each round so many games at every table; what everybody has in
 * the end counts. `seating`: by lot, by standing, or away from those one has met.
 */
export type PointsRounds = {
  type: "points_rounds";
  lowest_wins: boolean;
  team_size: number;
  tables: number;
  rounds: number;
  table_size: number;
  games: number;
  seating: "apart" | "lot" | "standing";
  ranked_by: "places" | "points" | "wins";
  tie_break: "best_round" | "head_to_head" | "lot" | "none" | "points" | "wins";
  second_tie_break: "best_round" | "head_to_head" | "lot" | "none" | "points" | "wins";
  third_tie_break: "best_round" | "head_to_head" | "lot" | "none" | "points" | "wins";
};

/**
 * Groups of at most so many, of whom so many go on, until one is left; with two finalists those who just missed the
 * final may `play_for_third`.
 */
export type KnockOut = {
  type: "knock_out";
  lowest_wins: boolean;
  team_size: number;
  tables: number;
  group_size: number;
  go_on: number;
  play_for_third: boolean;
};

/** Everybody against everybody, so many times. A win brings two, a draw one. */
export type RoundRobin = {
  type: "round_robin";
  lowest_wins: boolean;
  team_size: number;
  tables: number;
  legs: number;
  tie_break: "best_round" | "head_to_head" | "lot" | "none" | "points" | "wins";
  second_tie_break: "best_round" | "head_to_head" | "lot" | "none" | "points" | "wins";
  third_tie_break: "best_round" | "head_to_head" | "lot" | "none" | "points" | "wins";
};

/** A round robin spread over evenings: so many rounds each, so many days apart unless somebody names a date. */
export type League = {
  type: "league";
  lowest_wins: boolean;
  team_size: number;
  tables: number;
  legs: number;
  tie_break: "best_round" | "head_to_head" | "lot" | "none" | "points" | "wins";
  second_tie_break: "best_round" | "head_to_head" | "lot" | "none" | "points" | "wins";
  third_tie_break: "best_round" | "head_to_head" | "lot" | "none" | "points" | "wins";
  rounds_per_evening: number;
  days_between: number;
};

/** An evening of a league. */
export type DeskEvening = {
  evening: number;
  start: number;
};

/**
 * A player in the table: `value` is what the place goes by, `rounds` what each stage has brought (None: nothing was
 * played), `line` says all that the place depends on.
 */
export type DeskStanding = {
  place: number | null;
  player: number;
  name: string;
  team: string;
  value: number;
  played: number;
  wins: number;
  points: number;
  rounds: (number | null)[];
  line: Phrase;
};

/** A team in the table: its members, best first, and what they have together. */
export type DeskTeam = {
  place: number;
  team: string;
  members: number[];
  value: number;
  line: Phrase;
};

/**
 * The rules in short, whole, and which card has the rules of the game itself. Times of day are not among them: only a
 * device knows how its people write them.
 */
export type RuleSheet = {
  short: Phrase[];
  whole: RuleSection[];
  card: string;
  card_options: Record<string, Value>;
};

/** One subject of the whole rules. */
export type RuleSection = {
  title: Phrase;
  lines: Phrase[];
};

/** A round that is to be drawn: its players, the sizes of its tables, and how many pause. */
export type DueRow = {
  round: DeskRound;
  title: Phrase;
  players: number[];
  sizes: number[];
  byes: number;
};

/**
 * Something that may be done now: the words on its button, and the request to send. Offers that change more than a chip
 * are `grave`: a page shows their preview first and asks. `fill` names a field of the request that the person writes
 * first; what it holds in the offer is what stands there now.
 */
export type DeskOffer = {
  label: Phrase;
  request: DeskRequest;
  grave: boolean;
  fill: string;
};

/**
 * What a referee may do at a table: one big button a player, and the smaller ones. In formats that count, `results` are
 * those buttons where a game names one (`measure` says whether the winner or the loser); where it has points there is
 * one offer, whose `scores` the person fills in: a number for each of `players`.
 */
export type TableOffers = {
  table: number;
  game: number;
  losses: DeskOffer[];
  others: DeskOffer[];
  measure: "loser" | "points" | "winner";
  players: number[];
  results: DeskOffer[];
};

/** The latest entry at a table of the stage, by whom, and when; `undo` where that is possible. */
export type ReportRow = {
  table: number;
  seq: number;
  at: number;
  by: string;
  line: Phrase;
  undo: Undo | null;
  disputes: DisputeRow[];
};

/** Two reports of one game that contradict each other, and what may be done about it. */
export type DisputeRow = {
  line: Phrase;
  offers: DeskOffer[];
};

/** What may be done about a player. */
export type PlayerOffers = {
  player: number;
  offers: DeskOffer[];
};

/** A link on the organiser's page, with what may be done about it; `since` tells when it was renewed. */
export type LinkRow = {
  link: string;
  role: DeskRole;
  name: string;
  recovered: boolean;
  since: number;
  revoked: boolean;
  offers: DeskOffer[];
};

/** An entry in words. `void` ones have been undone; `undo` is there where that is possible. */
export type LogLine = {
  seq: number;
  at: number;
  by: string;
  reason: string;
  line: Phrase;
  void: boolean;
  undo: Undo | null;
};

/**
 * The page of a player: where do I sit, what have I left, when do I play. Small, for phones with bad reception. `at` is
 * when somebody who waits is expected to play again; `room` and `seat` are those of an online table. The rules are
 * there until the draw; `standings` are everybody's while it goes on, `ranking` in the end.
 */
export type PlayerPage = {
  type: "playerpage";
  role: DeskRole;
  seq: number;
  now: number;
  name: string;
  game: string;
  phase: DeskPhase;
  headline: Phrase;
  announcement: string;
  start: number;
  clock: ClockRow | null;
  me: PlayerRow;
  table: TableRow | null;
  where: Phrase;
  when: Phrase;
  at: number | null;
  room: string;
  seat: number | null;
  offers: DeskOffer[];
  ranking: RankRow[];
  took_part: number;
  standings: WholeStanding[];
  teams: DeskTeam[];
  standing: DeskStanding | null;
  format: string;
  measure: "loser" | "points" | "winner";
  club: string;
  location: string;
  rules: RuleSheet | null;
};

/**
 * Where somebody stands: the lowest place is ahead, or without one the lowest `order`. `value` is what the place goes
 * by where results are counted, `chips` and `bands` are those of who is still in a Schock-Turnier, where chips stand
 * alone in the grand final; `line` says where they are, or why they stand there where the value alone does not tell.
 */
export type WholeStanding = {
  player: number;
  name: string;
  team: string;
  place: number | null;
  order: number;
  value: number | null;
  chips: number | null;
  bands: number | null;
  line: Phrase | null;
};

/** The page on the wall, and for whoever comes to sign up: the board alone. */
export type ProjectorPage = {
  type: "projectorpage";
  role: DeskRole;
  board: DeskBoard;
};

/** What makes the page that was sent before it your page after entry `seq`: a JSON Patch (RFC 6902). */
export type DeskChanges = {
  type: "changes";
  seq: number;
  patch: PatchStep[];
  away: [number, number][];
};

/** One step: the value at `path`, a JSON pointer, comes, goes or is another one. */
export type PatchStep = {
  op: "add" | "remove" | "replace";
  path: string;
  value: unknown;
};

/** Your request stands in the log, as entry `seq`. */
export type DeskDone = {
  type: "done";
  key: string;
  seq: number;
};

/** What your request would change, if nothing happens after entry `seq`. */
export type DeskPreviewed = {
  type: "previewed";
  key: string;
  seq: number;
  preview: Preview;
};

/**
 * Everything that a request changes: players, names, draws that become void or are new, games that do not count, tables
 * that go on, places in a list that was final, and links. `lines` say it in words, with all for whom the same changes
 * in one; beside that they tell of times, names of tables, the clock and whatever else everybody sees.
 */
export type Preview = {
  void_draws: number[];
  new_draws: number[];
  annulled: Annulled[];
  reopened: Reopened[];
  moved: Moved[];
  renamed: Renamed[];
  placed: Placed[];
  links: string[];
  ends: boolean;
  lines: Phrase[];
};

/** A game that runs now and will not count. */
export type Annulled = {
  table: number;
  game: number;
};

/** A table that goes on with this game. */
export type Reopened = {
  stage: number;
  table: number;
  game: number;
};

/** A player for whom something changes. */
export type Moved = {
  player: number;
  name: string;
  before: Whereabouts | null;
  after: Whereabouts | null;
};

/** Where a player is: status and round, for those who sit also stage and table, chips and bands. */
export type Whereabouts = {
  status: DeskStatus;
  round: DeskRound;
  stage: number | null;
  table: number | null;
  chips: number;
  bands: number;
};

/** A player who will have another name, or be `another` person. */
export type Renamed = {
  player: number;
  before: string;
  after: string;
  another: boolean;
};

/** Somebody whose place in the final list changes. */
export type Placed = {
  player: number;
  name: string;
  before: number | null;
  after: number | null;
};

/**
 * Refused; nothing has changed. `facts` go with the message `error-<code>`. With `offers` it is a question: what may be
 * sent instead, by whoever means it.
 */
export type DeskTrouble = {
  type: "trouble";
  code: string;
  facts: Record<string, unknown>;
  key: string | null;
  offers: DeskOffer[];
};

/** I am. */
export type DeskPong = {
  type: "pong";
  number: number;
};

/** The club has another name. */
export type RenameClub = {
  type: "rename_club";
  name: string;
};

/** Marks cost something else from now on; what is written down stays. */
export type SetPrices = {
  type: "set_prices";
  prices: Prices;
};

/** What a mark costs, in cents: a lost round, a chip that was lost, the fee of an evening. */
export type Prices = {
  round?: number;
  chip?: number;
  fee?: number;
};

/** Whether strangers with the club's code see its table and records. They never see who owes what. */
export type SetPublic = {
  type: "set_public";
  public: boolean;
};

/** A new season; evenings belong to the latest one. */
export type OpenSeason = {
  type: "open_season";
  name: string;
  formula: Formula;
};

/**
 * By `places` the first ones get these points and everybody else who came `others`; by `beaten` everybody gets a point
 * for each whom they left behind, and `others` for coming. Of all evenings the `best` ones count; 0: all.
 */
export type Formula = {
  by?: "beaten" | "places";
  places?: number[];
  others?: number;
  best?: number;
};

/** A season is counted otherwise, from its first evening on. */
export type ChangeFormula = {
  type: "change_formula";
  season: number;
  formula: Formula;
};

/** Somebody joins. */
export type AddMember = {
  type: "add_member";
  name: string;
};

/** Somebody is called otherwise. */
export type RenameMember = {
  type: "rename_member";
  member: number;
  name: string;
};

/** What somebody may do: look, write down, or everything. */
export type Appoint = {
  type: "appoint";
  member: number;
  office: "keeper" | "member" | "scribe";
};

/** Somebody leaves the club; what was stays. */
export type LeaveClub = {
  type: "leave_club";
  member: number;
};

/** Somebody who has left is back. */
export type ReturnToClub = {
  type: "return_to_club";
  member: number;
};

/** The link that somebody had does not hold any more; they get another. */
export type RenewLink = {
  type: "renew_link";
  member: number;
};

/** A link that several people shared does not hold any more; there is another. */
export type RenewShared = {
  type: "renew_shared";
  role: "guest" | "keeper" | "public";
};

/** An evening was played. `date` is 2026-11-15; `source` is the tournament that it is taken from, if it is. */
export type RecordEvening = {
  type: "record_evening";
  date: string;
  title: string;
  game: string;
  places: PlaceTaken[];
  source?: string;
};

/** Who came to which place; equal ones share it. */
export type PlaceTaken = {
  member: number;
  place: number;
};

/** Mark something against somebody, at today's price. */
export type MarkMember = {
  type: "mark_member";
  member: number;
  mark: "chip" | "fee" | "round";
  count?: number;
  note?: string;
};

/** Somebody has won money, which the club owes them. */
export type GivePrize = {
  type: "give_prize";
  member: number;
  cents: number;
  note?: string;
};

/**
 * Somebody has paid; without an amount, all that they owe (or they are paid all that the club owes them). `owed` is
 * what whoever settles has read: where it has become another amount meanwhile, nothing is written down.
 */
export type Pay = {
  type: "pay";
  member: number;
  cents?: number | null;
  note?: string;
  owed?: number | null;
};

/** Undo an entry. */
export type UndoEntry = {
  type: "undo_entry";
  entry: number;
};

/**
 * A table to be set up. Where nothing is said, advice is given to whoever plays against bots only, and a bot plays for
 * somebody absent after a minute where several devices are expected. The code dies with the lobby, unless it is to be
 * kept. `quick` counts only in games of luck. `called` is the name under which the game was looked for, if that is
 * another one.
 */
export type NewTableRequest = {
  game: string;
  seats: NewSeat[];
  options?: Record<string, Value>;
  dice?: "digital" | "pad" | "real";
  public?: boolean;
  spectators?: boolean;
  unshown?: Unshown;
  pace?: Pace;
  hints?: boolean | null;
  cover_after?: number | null;
  chat?: Chat;
  keep_code?: boolean;
  nod?: boolean;
  quick?: boolean;
  called?: string | null;
};

/** A seat of a new table: open, a bot with a named mind, or somebody at the host's device. */
export type NewSeat = {
  kind?: "bot" | "local" | "me" | "open";
  name?: string;
  mind?: string;
};

/** A code that somebody read aloud. */
export type JoinRequest = {
  code: string;
};

/** Somebody wants to play a day, by this name at its table; without one, by that of the device. */
export type PlayDayRequest = {
  name?: string;
};

/** The id under which a table goes on in another house. */
export type Departure = {
  to: string;
};

/** A new nickname. */
export type Rename = {
  name: string;
};

/** Games that have become favourites, the foremost first, and games that are none any more. */
export type Liking = {
  liked?: string[];
  unliked?: string[];
};

/** What the browser's authenticator has answered, as `PublicKeyCredential.toJSON()` gives it. */
export type Credential = {
  credential: Record<string, unknown>;
  name?: string;
};

/** Sign out here, or on all devices of the account. */
export type SignOut = {
  everywhere?: boolean;
};

/**
 * A tournament to be set up. `start` is in milliseconds since 1970; without a `format` it is a Schock-Turnier. `club`
 * and `location` stand on certificates.
 */
export type NewDeskRequest = {
  name: string;
  start: number;
  game?: string;
  options?: Record<string, Value>;
  format?: string;
  format_options?: Record<string, Value>;
  club?: string;
  location?: string;
};

/**
 * Names as people paste them, or a CSV with a headline; `late` after the close, `accepted` if all of them have signed
 * that rules and referees count.
 */
export type PlayerList = {
  text: string;
  late?: boolean;
  accepted?: boolean;
};

/**
 * Somebody wants to take part, and accepts the rules and what referees decide. A repeated `key` gets the same answer.
 */
export type SignUpRequest = {
  name: string;
  key: string;
  team?: string;
  accepted?: boolean;
};

/** The name of a tournament: whoever deletes it says which one. */
export type DeskName = {
  name: string;
};

/** A recovery code, as it is printed or as somebody types it. */
export type RecoveryCode = {
  code: string;
};

/** A club to be founded, with its first season; counted and priced as is usual unless it is said otherwise. */
export type NewClubRequest = {
  name: string;
  season: string;
  formula?: Formula | null;
  prices?: Prices | null;
};

/** Something to be written down. A repeated `key` gets the same answer; `by` is who stands at this device. */
export type ClubAsk = {
  key: string;
  request: ClubRequest;
  by?: string;
};

/** Somebody with the club's invitation wants to join. A repeated `key` gets the same answer. */
export type JoinClub = {
  name: string;
  key: string;
};

/** A tournament of the same house, by a link to it. */
export type TournamentLink = {
  desk: string;
  token: string;
};

/** A finished game at a table of the same house that this device may look back at. */
export type GameOfTable = {
  table: string;
  number: number;
  invitation?: string | null;
};

/** Somebody whose name shall stand nowhere any more. */
export type ForgetMember = {
  member: number;
};

/** The name of the club, typed by whoever wants nothing of it to stay. */
export type DeleteClub = {
  name: string;
};

/**
 * A game as the box shows it. `minutes` is the measured length of a typical game; with `pad` it has a sheet for
 * everybody, which can be used alone.
 */
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
  depends: DependsInfo;
  schema: Record<string, unknown>;
  presets: PresetInfo[];
  pad: boolean;
};

/** Something in every language. */
export type Wording = {
  de: string;
  en: string;
};

/** An option as a form shows it. */
export type OptionInfo = {
  field: OptionField;
  label: Wording;
  help: Wording;
  values: Record<string, Wording>;
};

/** One option as a form shows it: named values, a range of numbers, or both. */
export type OptionField = {
  name: string;
  default: Value;
  values: Value[];
  low: number | null;
  high: number | null;
  step: number;
};

/**
 * What of a game's options depends on others, or on the number of seats (under the name `seats`). An option in `only`
 * is there where one of the alternatives holds; with several entries for one option, each must have one. In `usually`
 * the first entry counts whose conditions hold.
 */
export type DependsInfo = {
  only: Only[];
  usually: Usually[];
  refused: RefusalInfo[];
};

/** An option that is there only where one of these sets of conditions holds. */
export type Only = {
  option: string;
  alternatives: When[][];
};

/** A condition on one option, or on the number of seats: one of these values, in these bounds, below another. */
export type When = {
  option: string;
  values: Value[];
  least: number | null;
  most: number | null;
  below: string | null;
};

/** An option that has another default where these conditions hold. */
export type Usually = {
  option: string;
  value: Value;
  conditions: When[];
};

/** What cannot be agreed on: where all the conditions hold, and why. */
export type RefusalInfo = {
  code: string;
  conditions: When[];
  reason: Wording;
};

/**
 * A well-known set of options, under the name by which people ask for it. What is `fixed` cannot be changed.
 * `decisions` and `minutes` are those of a typical game with these options.
 */
export type PresetInfo = {
  id: string;
  name: Wording;
  line: Wording;
  aliases: string[];
  least: number;
  most: number;
  options: Record<string, Value>;
  fixed: string[];
  decisions: boolean;
  minutes: number;
};

/** A finished game: what was played, by whom, for whom it is shown, and every step; `preset` if it was one. */
export type Replay = {
  game: string;
  options: Record<string, Value>;
  names: string[];
  viewer: number | null;
  steps: ReplayStep[];
  preset: string | null;
};

/**
 * What was said at a step, and how the table looked after it. Step 0 is the table before anything happened. `position`
 * is the whole state as a line, for viewers from whom nothing of the game was hidden.
 */
export type ReplayStep = {
  number: number;
  lines: Phrase[];
  scene: Scene;
  position: string | null;
};

/** A position: the game with its options, how the table looks, and the best moves of the seat that is `asked`. */
export type PositionPage = {
  game: string;
  options: Record<string, Value>;
  seats: number;
  asked: number | null;
  over: boolean;
  scene: Scene;
  hints: HintInfo[];
  preset: string | null;
};

/**
 * All of a game's throws, and what they are checked against. `number` counts the games of the table from 0. `record` is
 * the game in the text notation, with a question mark for what this reader has not been shown. Real dice have no
 * borders, and neither has a table that was set up before there were any. Where a table was handed over from one house
 * to another, its throws went up to the first number of a pair in `handed_over`, and go on with the second.
 */
export type FairnessFile = {
  format: number;
  table: string;
  game: string;
  version: number;
  number: number;
  roots: Record<string, string>;
  borders: Record<string, string>;
  promises: (string | null)[];
  seeds: string[];
  throws: CheckedThrow[];
  start: Border | null;
  end: Border | null;
  record: string | null;
  handed_over?: [number, number][];
};

/** A throw to be checked; a sealed one has neither faces nor key. */
export type CheckedThrow = {
  throw: number;
  seat: number;
  dice: number[][];
  faces: number[] | null;
  key: string | null;
  path: string[] | null;
};

/** Where a game began or ended: before this throw of the table. */
export type Border = {
  throw: number;
  key: string;
  path: string[];
};

/**
 * How far the analysis of a game is. Nobody learns from it what the rules have hidden: where something stayed under a
 * cup, the game is `sealed`. While it is being worked out (`working`), `progress` goes from 0 to 1, and an `analysis`
 * beside it is a first result that is still being refined.
 */
export type AnalysisAnswer = {
  state: "failed" | "ready" | "sealed" | "working";
  analysis: Analysis | null;
  progress: number;
};

/**
 * A whole game. `curve` begins with the start; `costliest` are the dearest decisions, the dearest first. `grades` are
 * the decisions that were looked at.
 */
export type Analysis = {
  game: string;
  unit: "chance" | "chips" | "points";
  exact: boolean;
  accounts: Account[];
  costliest: Grade[];
  grades: Grade[];
  curve: Point[];
};

/** A seat's game: result = start + luck - losses. `error` is the standard error of luck and of losses. */
export type Account = {
  seat: number;
  name: string;
  start: number;
  luck: number;
  losses: number;
  result: number;
  decisions: number;
  error: number;
};

/** A decision: what it cost against the best one, and how uncertain that is. */
export type Grade = {
  number: number;
  seat: number;
  move: Move;
  best: Move;
  loss: number;
  error: number;
  made: Phrase;
  better: Phrase;
};

/** What the game is worth to every seat after an event, and the luck that each had in it. */
export type Point = {
  number: number;
  event: string;
  values: number[];
  luck: number[];
};

/**
 * What is worth telling when a game is over. `own` is the best result of whoever asks, `table` the best of everybody at
 * this table. They are told only where there was something to beat, and nobody is told of another person's own.
 */
export type Ending = {
  throw: ThrowOfGame | null;
  own: BestResult | null;
  table: BestResult | null;
};

/**
 * The throw of a game: at which step of its replay, whose, and its dice. `celebrated` is the line with which the game
 * celebrated it; without one, `equal` of its dice fell alike at once.
 */
export type ThrowOfGame = {
  step: number;
  seat: number;
  dice: DieView[];
  celebrated: Phrase | null;
  equal: number;
};

/** A result that is better than every one before it, and what the best was until then. */
export type BestResult = {
  seat: number;
  points: number;
  before: number;
};

/**
 * How to get to a table. The invitation is for the link and the QR code, the code is for reading aloud. `tokens` are
 * those of the seats that belong to whoever has just set it up.
 */
export type TableLink = {
  table: string;
  invitation: string | null;
  code: string | null;
  tokens: Record<string, string>;
};

/** A public table that waits for players. */
export type LobbyRow = {
  table: string;
  game: string;
  seats: number;
  taken: number;
  preset: string | null;
};

/** This device, as the house knows it. */
export type Me = {
  name: string;
  account: boolean;
  tables: string[];
};

/** Whether all is well, or what is wrong with the store: `store-full`, say. `set_aside` counts damaged logs. */
export type Health = {
  status: string;
  tables: number;
  sockets: number;
  set_aside: number;
};

/** Where others reach the house, the likeliest address first; empty where that is nobody's business or unknown. */
export type Addresses = {
  urls: string[];
};

/** Why something was refused. The words are the message `error-<code>`, with these facts. */
export type Refusal = {
  code: string;
  facts: Record<string, unknown>;
};

/** The rules of a game as a table plays it. `head` is the line under the title: players, dice and minutes. */
export type RuleCard = {
  head: string;
  text: string;
  tables: TableText[];
};

/** A table of a card: rows of cells under headings. */
export type TableText = {
  title: string;
  heads: string[];
  rows: CellText[][];
};

/** A cell of a table: a text, or dice of these kinds that show these faces, which the text then reads out. */
export type CellText = {
  text: string;
  kinds: string[];
  faces: number[];
};

/** A table at which one sits or sat; `games` are the numbers of its finished games. Times are in milliseconds. */
export type MyTable = {
  table: string;
  game: string;
  phase: string;
  seats: number;
  taken: number;
  created: number;
  changed: number;
  games: number[];
  preset: string | null;
};

/** All of them, latest first; so many are still being read. */
export type MyGames = {
  games: MyGame[];
  unread: number;
};

/**
 * A finished game of one's own. `people` are those at the table beside oneself; the rest were bots. `lead` is by how
 * many points those on the first place were ahead of the others, on average: negative where the fewest points win.
 * `luck` is there where the game has been analysed. `feats` count what the game itself celebrated, by its keys; None
 * where the game has not been read yet. What was played `elsewhere` was handed over to this house, which cannot vouch
 * for it.
 */
export type MyGame = {
  table: string;
  number: number;
  seat: number;
  game: string;
  ended: number;
  seats: number;
  people: number;
  lead: number | null;
  place: number;
  won: boolean;
  lost: boolean;
  points: number | null;
  chips: number | null;
  advised: number;
  luck: SeatLuck | null;
  feats: Record<string, number> | null;
  preset: string | null;
  elsewhere: boolean;
};

/** What the dice brought and what decisions gave away, in points, chips or chances. */
export type SeatLuck = {
  unit: string;
  exact: boolean;
  luck: number;
  losses: number;
  decisions: number;
};

/** How somebody has fared at a game. `places` counts by place; points and chips are there where a game has them. */
export type Statistics = {
  game: string;
  played: number;
  won: number;
  lost: number;
  places: Record<string, number>;
  advised: number;
  points_mean: number | null;
  points_best: number | null;
  chips_mean: number | null;
  last: number;
};

/** How people, or one mind, have fared at a game. `mind` is empty for people. */
export type GameStatistics = {
  kind: string;
  mind: string;
  played: number;
  won: number;
  lost: number;
  place_mean: number;
  points_mean: number | null;
  points_best: number | null;
};

/** Everything that the house keeps of a person. */
export type Export = {
  name: string;
  account: string | null;
  devices: string[];
  passkeys: ExportedPasskey[];
  sittings: Sitting[];
  results: ResultRow[];
  games: MyGame[];
  days: PlayRow[];
  said: ExportedTalk[];
  tournaments: OwnTournament[];
  favourites: string[];
  clubs: OwnClub[];
};

/** A passkey, without its key. */
export type ExportedPasskey = {
  id: string;
  name: string;
  created: number;
  used: number;
};

/** A seat that somebody had; −1 where they only knocked. */
export type Sitting = {
  table: string;
  seat: number;
  name: string;
};

/** How a seat fared in a finished game; one that was played `elsewhere` has been handed over to this house. */
export type ResultRow = {
  table: string;
  number: number;
  seat: number;
  game: string;
  ended: number;
  seats: number;
  kind: string;
  device: string;
  mind: string;
  place: number;
  won: boolean;
  lost: boolean;
  points: number | null;
  chips: number | null;
  advised: number;
  elsewhere: boolean;
};

/** Somebody's one attempt that counts; without a result while it goes on, or where it came to none in time. */
export type PlayRow = {
  date: string;
  table: string;
  result: number | null;
  ended: number | null;
};

/** Something said at a table that still exists. */
export type ExportedTalk = {
  table: string;
  at: number;
  name: string;
  text: string;
  phrase: string | null;
};

/** A tournament of one person: whether they have set it up, and as which players they take part. */
export type OwnTournament = {
  desk: string;
  name: string;
  created: number;
  organised: boolean;
  players: TakenPart[];
};

/** A player of a tournament: start number, when they signed up, and how it went. Nobody else is in it. */
export type TakenPart = {
  number: number;
  name: string;
  signed_up: number;
  status: DeskStatus;
  stage: number;
  chips_lost: number;
  place: number | null;
};

/** A club that one person has founded, or stands in under a name. */
export type OwnClub = {
  club: string;
  name: string;
  created: number;
  founded: boolean;
  members: string[];
};

/** What the browser is to ask its authenticator: the argument of `parse…OptionsFromJSON()`. */
export type CeremonyOptions = {
  options: Record<string, unknown>;
};

/** The calendar: past days, today and those that are sealed, in order. */
export type DaysInfo = {
  today: string;
  closes: number;
  days: DayInfo[];
};

/** A day in the calendar. What commits to its seed was published at `sealed`; the seed is told when it is over. */
export type DayInfo = {
  date: string;
  game: string;
  commitment: string;
  sealed: number;
  seed: string | null;
  players: number;
  mine: MyDay | null;
};

/** One's own attempt that counts; without a result while it goes on, or where it came to none in time. */
export type MyDay = {
  table: string;
  result: number | null;
};

/**
 * How a day went. Results of others, the lowest first, and the best play are told to whoever has played, or when the
 * day is over; `best` is None as long as it is worked out.
 */
export type DayStanding = {
  date: string;
  game: string;
  unit: string;
  seats: number;
  over: boolean;
  mine: MyDay | null;
  results: number[] | null;
  best: number | null;
};

/** What is needed to check the dice of a past day; `record` is one's own game, where there is one. */
export type DayFile = {
  format: number;
  day: string;
  game: string;
  commitment: string;
  seed: string;
  record: string | null;
};

/** A desk and the links of its roles: whoever holds one acts in that role. */
export type DeskLinks = {
  desk: string;
  links: Record<string, string>;
};

/** What came of a list. */
export type Listed = {
  added: string[];
  refused: Unlisted[];
};

/** A name that could not be signed up, and why. */
export type Unlisted = {
  name: string;
  code: string;
};

/** A player's own link. */
export type PlayerLink = {
  player: number;
  number: number;
  name: string;
  token: string;
};

/**
 * The names in a file, the columns of its headline that they come from, and how the file was written. `teams` are those
 * of the names, one each, where the file tells of teams.
 */
export type ReadNames = {
  names: string[];
  columns: string[];
  kind: "utf-16" | "utf-8" | "windows-1252" | "xlsx";
  teams: string[];
};

/**
 * What the form for a new tournament needs: the games of a Schock-Turnier, and the options with their words; and the
 * same for every other format.
 */
export type DeskForm = {
  games: string[];
  options: DeskOptionInfo[];
  formats: DeskFormatInfo[];
};

/** An option of a tournament. */
export type DeskOptionInfo = {
  field: OptionField;
  label: Wording;
  values: Record<string, Wording>;
};

/** A format: the games that can be played in it, and its own options. */
export type DeskFormatInfo = {
  id: string;
  label: Wording;
  games: string[];
  options: DeskOptionInfo[];
};

/**
 * A club and its links: whoever holds one acts in that role. `members` has everybody's own, and `tied` are those whose
 * link somebody has opened.
 */
export type ClubLinks = {
  club: string;
  links: Record<string, string>;
  members: Record<string, string>;
  tied: number[];
};

/** It is written down, durably, as entry `seq`. */
export type ClubDone = {
  seq: number;
};

/** The page of a role after entry `seq`, with the table of one season. Whoever is invited sees the name alone. */
export type ClubPage = {
  seq: number;
  role: ClubRole;
  me: number | null;
  name: string;
  public: boolean;
  members: MemberRow[];
  seasons: Season[];
  season: number;
  table: SeasonRow[];
  evenings: Evening[];
  records: ClubRecord[];
  careers: Career[];
  games: GameRow[];
  prices: Prices | null;
  bookings: Booking[];
  log: LogRow[];
  undoable: number[];
};

/** Somebody of the club; `owes` is in cents, and only members see it. */
export type MemberRow = {
  member: number;
  name: string;
  office: "keeper" | "member" | "scribe";
  gone: boolean;
  owes: number | null;
};

/** A season and how it is counted. */
export type Season = {
  id: number;
  name: string;
  formula: Formula;
};

/** A line of the table. Equal ones share a place. */
export type SeasonRow = {
  place: number;
  member: number;
  points: number;
  wins: number;
  evenings: Counted[];
};

/** What an evening has brought somebody, and whether it counts. */
export type Counted = {
  evening: number;
  place: number;
  points: number;
  counts: boolean;
};

/** An evening that was played; `id` is the number of its entry. */
export type Evening = {
  id: number;
  season: number;
  date: string;
  title: string;
  game: string;
  places: PlaceTaken[];
  source: string;
};

/** The highest number of something, and everybody who reached it. */
export type ClubRecord = {
  what: "evenings" | "lanterns" | "rounds" | "season-points" | "streak" | "titles" | "wins";
  amount: number;
  members: number[];
};

/** Somebody's evenings in all seasons. A lantern is a last place among at least three; a title a season won. */
export type Career = {
  member: number;
  evenings: number;
  wins: number;
  podium: number;
  lanterns: number;
  streak: number;
  titles: number;
  rounds: number;
  mean_place: number | null;
};

/**
 * A game: how many evenings it was played at and when last, how many came on average, who has won it, most first, and
 * the best average place of whoever was there often enough.
 */
export type GameRow = {
  game: string;
  evenings: number;
  last: string;
  mean_players: number;
  winners: GameWinner[];
  best: number[];
  best_mean: number | null;
};

/** Somebody who has won a game, and at how many evenings. */
export type GameWinner = {
  member: number;
  wins: number;
};

/** A line of the list of what everybody owes. */
export type Booking = {
  seq: number;
  at: number;
  by: string;
  member: number;
  kind: "chip" | "fee" | "paid" | "prize" | "round";
  count: number;
  cents: number;
  note: string;
};

/** An entry in words, and whether it can be undone. */
export type LogRow = {
  seq: number;
  at: number;
  by: string;
  line: Phrase;
  void: boolean;
  undoable: boolean;
};

/** A member's own link. */
export type JoinedClub = {
  member: number;
  name: string;
  token: string;
};

/**
 * The members in the order of the list, with their places among each other; and the names that nobody has. What was
 * played, and when, in milliseconds, where that is known.
 */
export type TakenOver = {
  places: PlaceTaken[];
  unknown: string[];
  game: string;
  at: number;
};

/** A club of mine: by which link, in which role and, where I am a member, under which name and what I owe. */
export type MyClub = {
  club: string;
  name: string;
  role: ClubRole;
  token: string;
  member: string;
  owes: number | null;
};

export type ClientMessage = Hello | Hold | Please | Talk | Ping;

export type ServerMessage = Welcome | Update | Done | Knocks | Entrance | Presence | Talked | Advice | Trouble | Pong;

export type Request =
  | Sit
  | Leave
  | Knock
  | Nod
  | Cover
  | Uncover
  | Mute
  | Promise
  | RevealSeed
  | Begin
  | ChooseGame
  | ChangeSettings
  | Close
  | Act
  | Roll
  | TakeBack
  | Advise
  | Hurry;

export type DeskClientMessage = DeskHello | DeskPlease | DeskPreview | DeskPing;

export type DeskServerMessage =
  DeskWelcome | DeskPageMessage | DeskChanges | DeskDone | DeskPreviewed | DeskTrouble | DeskPong;

export type DeskRequest =
  | Describe
  | Reschedule
  | SignUp
  | AcceptRules
  | CheckIn
  | Arrive
  | Reinstate
  | RenamePlayer
  | ReplacePlayer
  | Draw
  | SwapSeats
  | StartStage
  | PauseClock
  | ResumeClock
  | StartGame
  | RecordLoss
  | Dispute
  | RecordResult
  | DisputeResult
  | AnnulGame
  | TakeChip
  | CutBand
  | Withdraw
  | Disqualify
  | AddDeskLink
  | RenewDeskLink
  | RevokeDeskLink
  | SetRecovery
  | NameTable
  | PlanEvening
  | Announce
  | Undo
  | Correct;

export type DeskPageOfARole = DeskPage | PlayerPage | ProjectorPage;

export type ClubRequest =
  | RenameClub
  | SetPrices
  | SetPublic
  | OpenSeason
  | ChangeFormula
  | AddMember
  | RenameMember
  | Appoint
  | LeaveClub
  | ReturnToClub
  | RenewLink
  | RenewShared
  | RecordEvening
  | MarkMember
  | GivePrize
  | Pay
  | UndoEntry;

export type ClubRole = "guest" | "keeper" | "member" | "public" | "scribe";

export type DeskPhase = "between" | "drawn" | "over" | "playing" | "registration";

export type DeskStatus =
  | "checked_in"
  | "disqualified"
  | "eliminated"
  | "no_show"
  | "qualified"
  | "ranked"
  | "registered"
  | "seated"
  | "waiting"
  | "withdrawn";

export type DeskRole = "entry" | "house" | "organiser" | "player" | "projector" | "referee";

export type DeskRound = "consolation" | "final" | "first" | "knockout" | "main" | "open" | "third";

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

export type Move = Press | Keep | Take | Place | Say | Bid | Stake | Choose | Write | Mark | Link | Lay;

export type Space = Keeps | Cells | Places | Bids | Stakes | Marks | Links | Words | Layouts;

export type Fact = number | string | Name | Names | Pips | Title | Phrase;

export type Value = boolean | number | string;

export type Pace = "human" | "instant" | "quick" | "slow";

export type Chat = "off" | "on" | "phrases";

export type Unshown = "after_a_day" | "open" | "sealed";

export type QuickPhrase =
  | "again"
  | "bad-luck"
  | "bye"
  | "good-luck"
  | "haha"
  | "hello"
  | "lucky"
  | "one-moment"
  | "oops"
  | "thanks"
  | "well-done"
  | "your-turn";

export const everyClubRole: ClubRole[] = ["keeper", "scribe", "member", "guest", "public"];

export const everyDeskPhase: DeskPhase[] = ["registration", "drawn", "playing", "between", "over"];

export const everyDeskStatus: DeskStatus[] = [
  "registered",
  "checked_in",
  "no_show",
  "waiting",
  "seated",
  "qualified",
  "eliminated",
  "ranked",
  "withdrawn",
  "disqualified",
];

export const everyDeskRole: DeskRole[] = ["organiser", "referee", "entry", "player", "projector", "house"];

export const everyDeskRound: DeskRound[] = ["first", "main", "consolation", "final", "open", "knockout", "third"];

export const everyPace: Pace[] = ["slow", "human", "quick", "instant"];

export const everyChat: Chat[] = ["on", "phrases", "off"];

export const everyUnshown: Unshown[] = ["open", "after_a_day", "sealed"];

export const everyQuickPhrase: QuickPhrase[] = [
  "hello",
  "good-luck",
  "well-done",
  "lucky",
  "bad-luck",
  "oops",
  "haha",
  "your-turn",
  "one-moment",
  "thanks",
  "again",
  "bye",
];
