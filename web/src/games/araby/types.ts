// Made by caravanserai.server.typescript; do not edit.

export interface Box {
  players: number;
  stacks: number;
  personas: number;
  offer_limit: number;
  start: number;
  kind: number[];
  copies: number[];
  cost: number[][];
  icons: number[];
  op: number[][];
  which: number[][];
  number: number[][];
  backs: number;
  bandit: number[];
  pays: number[][];
  back_copies: number[];
  pairing: number[];
  caravans: number[][];
  name: number[][];
  city: number[][];
}

export interface View {
  score: number[];
  rank: number[];
  eyes: number;
  ended: number;
  decision: number;
  stage: number;
  actor: number;
  active: number;
  first: number;
  turn: number;
  passed: number;
  begun: number;
  caravan_pile: number[];
  caravan: number[];
  board: number[][];
  guarded: number[];
  coins: number[];
  pool: number[][];
  credit: number[][];
  leave_space: number[][];
  leave_spaces: number[][];
  leave_own: number;
  start: number[];
  face: number[];
  back: number[];
  seen: number[];
  back_seen: number[];
  mark: number[];
  card: number;
  step: number;
  left: number;
  drawn: number;
  chosen: number;
  chosen_from: number;
  by_task: number;
  due: number[];
  queued: number;
  queue: number[][];
  fixed: number[][];
  offers_made: number[];
  maker: number[];
  part: number[];
  naming: number[];
  offer: number[];
  count: number[][];
  terms: number[][][];
  deal: number;
  owed: number;
  calling: number;
  paid: number;
  debts: number[][];
  promises: number[][];
  defaults: number[];
}

export interface Facts extends Details {
  last_round: number;
  deck: number;
  top: number;
  hand_size: number[];
  camels: number[];
  coins_shown: number;
  passed: number;
  full: number[];
  earns: number[][];
  pays: number[][];
  locked: number;
  open: number[];
  lost: number;
  offers_left: number;
}

/** An icon that costs a hand card, and the untasked cards that make it. */
export interface Advice {
  card: string;
  icon: string;
  tasks: Array<string>;
}

/** The facts that are lists and words.

    asks: by card, what it asks when tasked, if an offer may answer it. turns: how many a game has.
    side_terms: the most on one side of an offer. names, cities: from the data file. */
export interface Details {
  offers: Array<Offer>;
  debts: Array<Due>;
  promises: Array<Promised>;
  asks: Record<string, Array<string>>;
  partners: Array<Partner>;
  advice: Array<Advice>;
  turns: number;
  side_terms: number;
  names: Record<string, string>;
  cities: Array<string>;
}

/** What is due before the turn ends.

    called: is its debtor asked to pay it now? tasks: cards they could task for it. missing: why it
    cannot be paid as things stand, if the reader may know. */
export interface Due {
  number: number;
  by: "A" | "B" | "C" | "D";
  to: "A" | "B" | "C" | "D";
  term: Term;
  called: boolean;
  tasks: Array<string>;
  missing: string | null;
}

/** An offer, with its terms as far as the reader may know them. */
export interface Offer {
  by: "A" | "B" | "C" | "D";
  to: "A" | "B" | "C" | "D";
  sent: boolean;
  gives: Array<Term>;
  wants: Array<Term>;
}

/** Whether an offer can be made to this partner, and what it could open. */
export interface Partner {
  seat: "A" | "B" | "C" | "D";
  free: boolean;
  opens: Times;
}

/** What was promised for another turn, and its status. */
export interface Promised {
  number: number;
  by: "A" | "B" | "C" | "D";
  to: "A" | "B" | "C" | "D";
  term: Term;
  turn: number;
  state: "broken" | "kept" | "open";
}

/** One thing that is given. fixed: the hand card set aside for it, which only its giver sees. */
export interface Term {
  when: "due" | "now" | "promise";
  kind: string;
  what: number | string | null;
  fixed?: string;
}

/** When, and by whom, permission for a player's own caravan can be given. */
export interface Times {
  gives: Array<"due" | "now" | "promise">;
  wants: Array<"due" | "now" | "promise">;
}
