// Made by caravanserai.server.typescript; do not edit.

/** What a seat's game came to: what chance added to it, and what its choices gave away.

    judged: how many choices were judged; only those of people are. lessons: the largest first. */
export interface Account {
  seat: "A" | "B" | "C" | "D";
  luck: number;
  lost: number;
  judged: number;
  lessons: Array<Lesson>;
}

/** The message with this key is stored. n: your number after it. table: the rematch's id. */
export interface Ack {
  type: "ack";
  key: string;
  n: number;
  table?: string | null;
}

/** Do one of the legal actions. at: refuse unless my number is still this one.

    words: my own words with it, where the game has room for them. */
export interface Act {
  type: "act";
  key: string;
  action: string;
  at?: number | null;
  words?: string;
}

/** An action, and your chance of winning after it, if worked out.

    then: what to do next in the same turn. reasons: what all that brings you, and does to others.
    equal: is it as good as the best? */
export interface Advised {
  action: string;
  chance: number | null;
  then: Array<Phrase>;
  reasons: Array<Phrase>;
  equal: boolean;
}

/** The token of a link that someone was sent. */
export interface Ask {
  token: string;
}

/** What do only I know? */
export interface AskKnown {
  type: "known";
  key: string;
}

/** Vote for or against ending the game without a result. */
export interface CastVote {
  type: "vote";
  key: string;
  yes: boolean;
}

/** Games, bot levels and languages of this server. */
export interface Catalogue {
  version: string;
  games: Array<GameInfo>;
  bots: Array<string>;
  languages: Array<string>;
}

/** A chapter of a rulebook. */
export interface ChapterInfo {
  id: string;
  entries: Array<EntryInfo>;
}

/** Somebody said something. */
export interface ChatLine {
  type: "chat";
  n: number;
  at: number;
  seat: "A" | "B" | "C" | "D";
  name: string;
  text: string;
}

/** A legal action: what to send, and its label.

    ends: it would end your turn. gives_up: it gives up something you could have. */
export interface Choice {
  action: string;
  kind: string;
  parameter: string;
  say: Phrase;
  ends?: boolean;
  gives_up?: boolean;
}

/** Make the deal with this one of those who said yes to my offer. */
export interface Choose {
  type: "choose";
  key: string;
  seat: "A" | "B" | "C" | "D";
}

/** An offer to several, of which the maker chooses who gets it. agreed: did this one say yes? */
export interface Choosing {
  by: "A" | "B" | "C" | "D";
  to: "A" | "B" | "C" | "D";
  agreed: boolean;
}

/** Seconds left for each seat at the moment `at`, and the seats whose time is running. */
export interface ClockFace {
  at: number;
  left: Array<number>;
  running: Array<"A" | "B" | "C" | "D">;
}

/** Seconds in every seat's bank, and seconds added for every answer. */
export interface ClockWish {
  bank: number;
  increment?: number;
}

/** A player's deals: how many, how many of them paid off, and what all of them brought. */
export interface DealTotal {
  seat: "A" | "B" | "C" | "D";
  deals: number;
  gained: number;
  brought: number;
}

/** A deal as it looks afterwards. brought_by, brought_to: the coins each of the two has of it.

    by: who offered it. */
export interface Dealt {
  turn: number;
  by: string;
  to: string;
  gifts: Array<Gift>;
  brought_by: number;
  brought_to: number;
}

/** An item of a digest, worded by the message `digest-<name>` with `count`. */
export interface Digest {
  name: string;
  adds?: string;
  each?: string;
  lists?: string;
}

/** An entry of a rulebook. see: other entries. example: is there a position that shows it? */
export interface EntryInfo {
  id: string;
  title: Phrase;
  texts: Array<Phrase>;
  rulings: Array<string>;
  see: Array<string>;
  example: boolean;
}

/** What would this action bring about, or why can't I do it? */
export interface Explain {
  type: "explain";
  key: string;
  action: string;
}

/** What an action would bring about, or why it is not allowed. */
export interface Explained {
  type: "explained";
  key: string;
  action: string;
  consequences: Array<Phrase>;
  refused: Problem | null;
}

/** What leads to the entry that explains a prompt, a choice, an event, a refusal, a brief rule.

    By name; the values are references as in `engine/rulebook.py`. */
export interface Explains {
  prompts: Record<string, string>;
  choices: Record<string, string>;
  events: Record<string, string>;
  refusals: Record<string, string>;
  brief: Record<string, string>;
}

export type FromClient = Act | Propose | Choose | GoOn | Undo | Order | Say | Mute | CastVote | Leave | Return | Revoke | SeatBot | PlayAgain | Explain | Weigh | AskKnown | Hint | Suggest | Read | Ping;

export type FromServer = Snapshot | Update | Ack | Refused | Presence | Explained | Weighed | Known | Hinted | Suggested | ReadOffer | Pong;

/** One event of the game: its fields by name, null if the reader may not know. */
export interface GameEvent {
  kind: string;
  seat: "A" | "B" | "C" | "D" | null;
  fields: Record<string, number | string | null>;
  say: Phrase;
}

/** A game that can be played, and the names behind the numbers in its views and events.

    difficulty: to learn, from 1 to 3. cover: the entry of its rulebook with a picture of it, or "".
    temperaments: how bots may bargain; none if there are no deals. puzzles: how many there are. */
export interface GameInfo {
  name: string;
  ruleset: string;
  players: Array<number>;
  difficulty: number;
  cover: string;
  options: Array<OptionInfo>;
  orders: Array<string>;
  decisions: Array<string>;
  endings: Array<string>;
  events: Record<string, Array<string>>;
  field_names: Record<string, Array<string>>;
  actions: Array<string>;
  temperaments: Array<string>;
  lessons: Array<LessonInfo>;
  puzzles: number;
}

/** What a deal gave, by whom and to whom. */
export interface Gift {
  by: string;
  to: string;
  term: Term;
}

/** Go on from this step of a lesson; if it waits for an action, that is done for me. */
export interface GoOn {
  type: "go-on";
  key: string;
  step: number;
}

/** Who others see you as. */
export interface Guest {
  name: string;
}

/** Whether the server works; the games bots are ready for, and those played compiled.

    reason: why nothing can be saved, if saving fails. */
export interface Health {
  status: "failing" | "ok";
  version: string;
  reason?: string | null;
  bots_ready?: Array<string>;
  compiled?: Array<string>;
}

/** What would a strong bot do in my place? */
export interface Hint {
  type: "hint";
  key: string;
}

/** What a strong bot would do in your place. chances: each seat's chance to win, if known. */
export interface Hinted {
  type: "hinted";
  key: string;
  moves: Array<Advised>;
  chances: Array<number>;
}

/** Your finished games, newest first. */
export interface History {
  games: Array<PastGame>;
}

/** A deal that somebody might propose. mine, theirs: the coins it brings the two, about.

    is_sure: does that depend on nothing else, such as a row that isn't full yet? */
export interface Idea {
  to: string;
  gives: Array<Term>;
  wants: Array<Term>;
  mine: number;
  theirs: number;
  is_sure: boolean;
}

/** Your name. */
export interface Introduce {
  name: string;
}

/** Sit down with the token of a link. */
export interface Join {
  token: string;
  name?: string | null;
}

/** Your seat, and your own link to it. */
export interface Joined {
  table: string;
  seat: "A" | "B" | "C" | "D";
  link: SeatLink;
}

/** What only you know. */
export interface Known {
  type: "known";
  key: string;
  knowledge: Array<Phrase>;
}

/** Let a bot of this level play on for me. */
export interface Leave {
  type: "leave";
  key: string;
  level?: string | null;
}

/** A choice that gave something away.

    move: how many came before it. lost: of the chance of winning; chance: with the best choice.
    then, reasons: of the best. told: what is known of it now. */
export interface Lesson {
  move: number;
  done: Phrase;
  best: Phrase;
  lost: number;
  chance: number;
  then: Array<Phrase>;
  reasons: Array<Phrase>;
  told: Array<Phrase>;
}

/** A lesson, and about how many minutes it takes. */
export interface LessonInfo {
  name: string;
  minutes: number;
}

/** Where a lesson stands, for its learner.

    points: parts of the board to look at. awaits: the legal actions it waits for. */
export interface LessonStep {
  name: string;
  scene: number;
  step: number;
  steps: number;
  say: Phrase;
  points: Array<string>;
  awaits: Array<string>;
  waits_for: "action" | "others" | "reading";
}

/** What a link is for. kind seat: someone with this name already plays there.

    host: the seat of whoever opened the table, if they play. clock: if time is limited. */
export interface LinkInfo {
  kind: "invite" | "seat";
  game: string;
  seat: "A" | "B" | "C" | "D";
  name: string;
  seats: Array<SeatInfo>;
  hints: boolean;
  host: "A" | "B" | "C" | "D" | null;
  clock: ClockWish | null;
}

/** How events of a kind are told. */
export interface LogStyle {
  opens?: string;
  folds?: boolean;
  digest?: Digest | null;
  bargain?: string;
}

/** Mute another seat's chat, or unmute it. */
export interface Mute {
  type: "mute";
  key: string;
  seat: "A" | "B" | "C" | "D";
  on: boolean;
}

/** A lesson to take. */
export interface NewLesson {
  game: string;
  lesson: string;
  name?: string | null;
}

/** A puzzle to solve. */
export interface NewPuzzle {
  game: string;
  puzzle: string;
  name?: string | null;
}

/** A table to open.

    public: listed in the lobby while seats are open. players_only: nobody else may watch it or look
    back at it. hints: players may ask what good players would do. */
export interface NewTable {
  game: string;
  seats: Array<SeatWish>;
  options?: Record<string, string>;
  data?: string | null;
  public?: boolean;
  players_only?: boolean;
  hints?: boolean;
  clock?: ClockWish | null;
}

/** A table and the links you may have. address: of the server, to put before their paths.

    here_alone: does it work on this machine alone? */
export interface OpenedTable {
  table: TableInfo;
  links: Array<SeatLink>;
  address: string;
  here_alone: boolean;
}

/** An option of a game: one of its choices, or any of its picks; otherwise free text.

    by_players: the choices available for each number of players. */
export interface OptionInfo {
  name: string;
  default: string;
  choices: Array<string>;
  by_players: Record<string, Array<string>>;
  picks: PicksInfo | null;
}

/** Give a standing order, or end it with null. */
export interface Order {
  type: "order";
  key: string;
  order: string | null;
}

/** A finished game of yours. outcome: null if its players ended it without a result.

    played_on: it went on from another game. used: your characters or cards. deals: of your seats. */
export interface PastGame {
  id: string;
  game: string;
  created: number;
  ended: number;
  moves: number;
  seats: Array<SeatInfo>;
  yours: Array<"A" | "B" | "C" | "D">;
  outcome: Result | null;
  played_on: boolean;
  used: Array<Used>;
  deals: Array<DealTotal>;
}

/** A Fluent message id and its arguments; a list is said with commas in between. */
export interface Phrase {
  id: string;
  args?: Record<string, number | string | Array<Phrase> | Phrase>;
}

/** Names an option can list, separated by spaces: at most one per group.

    text: the prefix of the texts with their names. */
export interface PicksInfo {
  groups: Array<Array<string>>;
  text: string;
  order: PicksOrder | null;
}

/** With this choice of an option, one name per group is listed, and the order counts. */
export interface PicksOrder {
  option: string;
  choice: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  key: string;
}

/** Open another table for the same people, once the game is over. */
export interface PlayAgain {
  type: "rematch";
  key: string;
}

/** Where to go on from, and as whom. move: how many were made before.

    level: of all other players; by default each bot plays on, and people are replaced. */
export interface PlayOn {
  move: number;
  seat: "A" | "B" | "C" | "D";
  level?: string | null;
}

/** Somebody acted. action: sent only to that player; seat: null if nobody may know who. */
export interface Played {
  type: "played";
  n: number;
  at: number;
  seat: "A" | "B" | "C" | "D" | null;
  by: "bot" | "order" | "person" | "time";
  action: string | null;
  events: Array<GameEvent>;
}

/** Each seat's chance of winning after so many moves. */
export interface Point {
  move: number;
  chances: Array<number>;
}

/** The answer to a ping. now: the server's time, for clocks. */
export interface Pong {
  type: "pong";
  key: string;
  now: number;
}

/** The seats whose players are connected, and how many people are watching.

    warming_up: bots play at a simple level until their game is compiled. */
export interface Presence {
  type: "presence";
  seats: Array<"A" | "B" | "C" | "D">;
  watching: number;
  warming_up: boolean;
}

/** What is wrong: a code for programs, `say` for people. */
export interface Problem {
  code: string;
  say: Phrase;
}

/** Offer a deal, all in one step. counter: the offer of theirs that this answers and declines.

    also: others who are offered the same; only one of them can have it, and those to whom it can't
    be offered are left out. chooses: not the first who accepts it has it, but the one I choose.
    again: offers of mine that wait for them are withdrawn first. Terms may
    be in any order. If one of them is refused, nothing is offered. */
export interface Propose {
  type: "propose";
  key: string;
  to: "A" | "B" | "C" | "D";
  gives: Array<Term>;
  wants: Array<Term>;
  counter?: boolean;
  also?: Array<"A" | "B" | "C" | "D">;
  again?: boolean;
  chooses?: boolean;
}

/** A puzzle. difficulty: 1 to 4 by the level of bots that finds it; 5 if none does. */
export interface PuzzleInfo {
  id: string;
  players: number;
  theme: string;
  difficulty: number;
}

/** The puzzles of a game. day: today (UTC), and daily: its puzzle, if there are any. */
export interface Puzzles {
  day: string;
  daily: string | null;
  puzzles: Array<PuzzleInfo>;
}

/** The rating after a game, in points: the mean, and how far off it may be either way. */
export interface Rated {
  id: string;
  mean: number;
  give: number;
}

/** A person's rating in a game: after each of the games that count, the newest last.

    bots: the rating of each level. */
export interface Rating {
  game: string;
  games: Array<Rated>;
  bots: Record<string, number>;
}

/** A person's ratings. */
export interface Ratings {
  ratings: Array<Rating>;
}

/** Which offer do these words make? It changes nothing. */
export interface Read {
  type: "read";
  key: string;
  text: string;
  language: string;
}

/** The offer that words make, if they make one. to: null if they name nobody. */
export interface ReadOffer {
  type: "read";
  key: string;
  is_offer: boolean;
  to: "A" | "B" | "C" | "D" | null;
  gives: Array<Term>;
  wants: Array<Term>;
}

/** A game from its beginning. moves: how many actions there are in all. */
export interface Recording {
  moves: number;
  first: Snapshot;
  steps: Array<Step>;
}

/** The message with this key was refused (null: it couldn't be read). */
export interface Refused {
  type: "refused";
  key: string | null;
  problem: Problem;
}

/** What a bot says to the maker of an offer as it answers; only those two hear it.

    price: what it asks for, in coins; below 0, what it would pay; None if no price would do. */
export interface Remarked {
  type: "remark";
  n: number;
  at: number;
  seat: "A" | "B" | "C" | "D";
  to: "A" | "B" | "C" | "D";
  verdict: "countered" | "priced" | "refused" | "taken";
  price: number | null;
  say: Phrase;
}

/** The same people go on at another table. */
export interface Rematch {
  type: "rematch";
  n: number;
  at: number;
  seat: "A" | "B" | "C" | "D";
  table: string;
}

/** How the game ended. */
export interface Result {
  reason: string;
  scores: Array<number>;
  ranks: Array<number>;
  winners: Array<"A" | "B" | "C" | "D">;
}

/** Take my seat back from the bot. */
export interface Return {
  type: "return";
  key: string;
}

/** A finished game looked back at: so much is done of so many moves and choices. */
export interface Review {
  done: number;
  of: number;
  complete: boolean;
  points: Array<Point>;
  turned: Array<Turned>;
  accounts: Array<Account>;
  deals: Array<WeighedDeal>;
  told: Array<Told>;
}

/** Invalidate all links to my seat, and sign out my other devices. */
export interface Revoke {
  type: "revoke";
  key: string;
}

/** A rulebook; its words are Fluent texts. brief: the rules in brief. terms: the glossary. */
export interface RulebookInfo {
  game: string;
  brief: Array<Phrase>;
  chapters: Array<ChapterInfo>;
  terms: Record<string, string>;
  explains: Explains;
}

/** Say something at the table. */
export interface Say {
  type: "say";
  key: string;
  text: string;
}

/** Everything a screen draws, as one audience may see it. */
export interface Scene {
  phase: "aborted" | "over" | "playing" | "waiting";
  decision: string;
  waiting_for: Array<"A" | "B" | "C" | "D">;
  may_act: Array<"A" | "B" | "C" | "D">;
  clock: ClockFace | null;
  outcome: Result | null;
  deals: Array<Dealt>;
  choosing: Array<Choosing>;
  orders: Array<string>;
  undo: boolean;
  lesson: LessonStep | null;
  words: Record<string, string>;
  order: string | null;
  muted: Array<"A" | "B" | "C" | "D">;
  votes: Array<"A" | "B" | "C" | "D">;
  seats: Array<SeatInfo>;
  prompt: Phrase | null;
  legal: Array<Choice>;
  view: Record<string, unknown> | null;
  facts: Record<string, unknown> | null;
}

/** What differs from the previous scene; anything left out is unchanged.

view and facts contain only the fields that changed. */
export interface SceneChanges {
  phase?: "aborted" | "over" | "playing" | "waiting";
  decision?: string;
  waiting_for?: Array<"A" | "B" | "C" | "D">;
  may_act?: Array<"A" | "B" | "C" | "D">;
  clock?: ClockFace | null;
  outcome?: Result | null;
  deals?: Array<Dealt>;
  choosing?: Array<Choosing>;
  orders?: Array<string>;
  undo?: boolean;
  lesson?: LessonStep | null;
  words?: Record<string, string>;
  order?: string | null;
  muted?: Array<"A" | "B" | "C" | "D">;
  votes?: Array<"A" | "B" | "C" | "D">;
  seats?: Array<SeatInfo>;
  prompt?: Phrase | null;
  legal?: Array<Choice>;
  view?: Record<string, unknown> | null;
  facts?: Record<string, unknown> | null;
}

/** Give an open seat to a bot (the host only). */
export interface SeatBot {
  type: "seat-bot";
  key: string;
  seat: "A" | "B" | "C" | "D";
  level: string;
}

/** Who plays a seat. stand_in: the bot that plays for a person who left. */
export interface SeatInfo {
  seat: "A" | "B" | "C" | "D";
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  stand_in: string | null;
  yours: boolean;
}

/** A link to a seat. kind invite: to sit down once; seat: your own, for any device. */
export interface SeatLink {
  seat: "A" | "B" | "C" | "D";
  kind: "invite" | "seat";
  token: string;
  path: string;
}

/** A seat at a new table: for you, someone at your screen, a bot, or whoever comes. */
export interface SeatWish {
  kind: "bot" | "me" | "neighbour" | "open";
  name?: string | null;
  level?: string | null;
}

/** Someone else now plays a seat; the scene says who. */
export interface Seated {
  type: "seated";
  n: number;
  at: number;
  seat: "A" | "B" | "C" | "D";
  how: "bot" | "left" | "returned" | "sat";
  name: string;
}

/** Take an open seat at a public table; by default the first one. */
export interface SitDown {
  seat?: "A" | "B" | "C" | "D" | null;
  name?: string | null;
}

/** The first message, sent again when the game begins: the table, what is new, and the scene.

    hints: may players ask for them here? rules: the rules in brief. log_styles: how the log tells
    events, by kind. first_turn: whose turn the log begins with, if no event tells. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  game: string;
  ruleset: string;
  players: number;
  options: Record<string, string>;
  host: boolean;
  hints: boolean;
  you: "A" | "B" | "C" | "D" | null;
  n: number;
  happenings: Array<Played | TakenBack | ChatLine | Remarked | Seated | Vote | Rematch>;
  rules: Array<Phrase>;
  log_styles: Record<string, LogStyle>;
  first_turn: "A" | "B" | "C" | "D" | null;
  box: Record<string, unknown>;
  scene: Scene;
}

/** One step of a recording. move: how many actions there have been, with this one. */
export interface Step {
  move: number;
  update: Update;
}

/** Which deals might help me and somebody else? */
export interface Suggest {
  type: "suggest";
  key: string;
}

/** Deals you might propose, the best first. */
export interface Suggested {
  type: "suggested";
  key: string;
  deals: Array<Idea>;
}

/** A table as anyone may see it.

    yours: your seats there. hints: may players ask for them? to_act: the seats it waits for.
    lesson: the one given there, if any. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  phase: "aborted" | "over" | "playing" | "waiting" | "frozen";
  public: boolean;
  players_only: boolean;
  hints: boolean;
  created: number;
  seats: Array<SeatInfo>;
  yours: Array<"A" | "B" | "C" | "D">;
  to_act: Array<"A" | "B" | "C" | "D">;
  watch: string;
  lesson: string | null;
}

/** Tables, newest first. */
export interface Tables {
  tables: Array<TableInfo>;
}

/** Happening number `back` is undone. */
export interface TakenBack {
  type: "taken-back";
  n: number;
  at: number;
  seat: "A" | "B" | "C" | "D" | null;
  back: number;
}

/** One thing that a deal gives, named by the game's actions.

    fixed: the card set aside for it. choices: actions chosen for it in advance. words: the player's
    own, for a promise of something else. */
export interface Term {
  kind: string;
  what?: string | number | null;
  when?: "due" | "now" | "promise";
  fixed?: string;
  choices?: Array<string>;
  words?: string;
}

/** What is known now of a choice that a player made in secret. */
export interface Told {
  move: number;
  seat: "A" | "B" | "C" | "D";
  say: Phrase;
}

/** The body of every unsuccessful response. */
export interface Trouble {
  problem: Problem;
}

/** A stretch of moves by one player that changed the chances.

    move: how many came before the one that changed most. change: of each seat's chance; luck: the
    part of it that chance did, the rest was done by players. */
export interface Turned {
  move: number;
  seat: "A" | "B" | "C" | "D";
  change: Array<number>;
  luck: Array<number>;
}

/** Take back my last action. */
export interface Undo {
  type: "undo";
  key: string;
}

/** What happened, and what it changed in the scene. n: the number of the last happening. */
export interface Update {
  type: "update";
  n: number;
  happenings: Array<Played | TakenBack | ChatLine | Remarked | Seated | Vote | Rematch>;
  changes: SceneChanges;
}

/** A character or a card, and how often a player used it. */
export interface Used {
  seat: "A" | "B" | "C" | "D";
  what: Phrase;
  count: number;
}

/** A vote for or against ending the game without a result. */
export interface Vote {
  type: "vote";
  n: number;
  at: number;
  seat: "A" | "B" | "C" | "D";
  yes: boolean;
}

/** Could this be proposed, and when could each of its terms be given? It changes nothing. */
export interface Weigh {
  type: "weigh";
  key: string;
  to: "A" | "B" | "C" | "D";
  gives: Array<Term>;
  wants: Array<Term>;
  counter?: boolean;
}

/** Whether an offer could be proposed, or why not, as far as you can know. */
export interface Weighed {
  type: "weighed";
  key: string;
  gives: WeighedSide;
  wants: WeighedSide;
  refused: Problem | null;
}

/** A deal, and what it added to the chances of its two players. */
export interface WeighedDeal {
  move: number;
  by: "A" | "B" | "C" | "D";
  to: "A" | "B" | "C" | "D";
  gain_by: number;
  gain_to: number;
}

/** The terms of one side of an offer, in order. room: how many more fit. */
export interface WeighedSide {
  terms: Array<Weight>;
  room: number;
}

/** When a term could be given, judging by the trays.

    first: the time that fits best. cards: those in the player's own hand that could be set aside
    for it. */
export interface Weight {
  times: Array<"due" | "now" | "promise">;
  first: "due" | "now" | "promise";
  cards: Array<string>;
}
