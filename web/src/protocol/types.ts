// Generated from docs/protocol.schema.json by `npm run types`; do not edit.

// The client's own; the answer repeats it.
export type Id = number | string;

export type Code = string;

export type Seat = number;

export type Seats = Array<Seat>;

// A seat, or 0 for a spectator.
export type Viewer = number;

export type Number = number;

export type Time = number;

export type Text = string;

export type Name = string;

export type Computer = string;

export type Phase = "open" | "playing" | "finished" | "closed";

export type Options = Record<string, string>;

export type WishedSeat = string | {
  me: Name;
};

export type Wish = {
  game: string;
  edition?: string;
  edition_text?: string;
  seats: Array<WishedSeat>;
  options?: Options;
  listed?: boolean;
  clock?: number;
  stand_in?: Computer;
};

export type DoCreate = {
  do: "create";
  id?: Id;
  game: string;
  edition?: string;
  edition_text?: string;
  seats: Array<WishedSeat>;
  options?: Options;
  listed?: boolean;
  clock?: number;
  stand_in?: Computer;
};

export type DoWatch = {
  do: "watch";
  id?: Id;
  table: string;
  since?: Number;
};

export type DoUnwatch = {
  do: "unwatch";
  id?: Id;
  table: string;
};

export type DoSit = {
  do: "sit";
  id?: Id;
  table: string;
  seat: Seat;
  name?: Name;
};

export type DoStand = {
  do: "stand";
  id?: Id;
  table: string;
  seat: Seat;
};

export type DoComputer = {
  do: "computer";
  id?: Id;
  table: string;
  seat: Seat;
  player: Computer;
};

export type DoOpen = {
  do: "open";
  id?: Id;
  table: string;
  seat: Seat;
};

export type DoMove = {
  do: "move";
  id?: Id;
  table: string;
  seat: Seat;
  number: Number;
  key: string;
  move: string;
};

export type DoUndo = {
  do: "undo";
  id?: Id;
  table: string;
  seat: Seat;
  number: Number;
};

export type DoBack = {
  do: "back";
  id?: Id;
  table: string;
  seat: Seat;
};

export type DoKick = {
  do: "kick";
  id?: Id;
  table: string;
  seat: Seat;
};

export type DoRematch = {
  do: "rematch";
  id?: Id;
  table: string;
};

export type DoHint = {
  do: "hint";
  id?: Id;
  table: string;
  seat: Seat;
};

export type DoChat = {
  do: "chat";
  id?: Id;
  table: string;
  text: Text;
};

export type DoMute = {
  do: "mute";
  id?: Id;
  table: string;
  seat: Seat;
  on: boolean;
};

export type DoReport = {
  do: "report";
  id?: Id;
  table: string;
  number: Number;
  why: Text;
};

export type DoLobby = {
  do: "lobby";
  id?: Id;
  on: boolean;
};

export type DoPing = {
  do: "ping";
  id?: Id;
};

// A message from a client.
export type Client = DoCreate | DoWatch | DoUnwatch | DoSit | DoStand | DoComputer | DoOpen | DoMove | DoUndo | DoBack | DoKick | DoRematch | DoHint | DoChat | DoMute | DoReport | DoLobby | DoPing;

export type Outcome = Record<string, unknown>;

// Why something was refused (protocol.md).
export type Refusal = "already-account" | "bad-label" | "bad-name" | "bad-password" | "bad-text" | "banned" | "begun" | "busy" | "foreign" | "illegal" | "limited" | "name-taken" | "no-account" | "no-computer" | "no-method" | "no-name" | "no-page" | "no-person" | "no-player" | "no-row" | "no-table" | "no-token" | "no-undo" | "not-asked" | "not-finished" | "not-host" | "not-playing" | "not-seated" | "not-signed-in" | "not-taken-over" | "not-your-seat" | "other-rules" | "seat-taken" | "stale" | "taken-over" | "too-fast" | "too-many-tokens" | "too-many-tries" | "unavailable" | "voted" | "wrong" | "wrong-password";

export type Error = {
  code: Refusal;
  text: string;
};

// The body of a refused request over HTTP.
export type Failed = {
  error: Error;
};

// What happened, in the words of the game's events (engine-protocol.md).
export type Event = Record<string, unknown>;

// What a viewer sees and the board does not say, as in the engine's protocol.
export type View = Record<string, unknown>;

// What does not change in a game, as in the engine's protocol; not of Photograph.
export type Board = Record<string, unknown>;

export type Seen = {
  seat: Viewer;
  events?: Array<Event>;
  say?: Array<string>;
  view?: View;
  ask?: string;
  asked?: Number;
  legal?: Array<string>;
  undo?: true;
};

export type Views = Array<Seen>;

export type Place = {
  name?: Name;
  computer?: Computer;
  person?: true;
  votes?: Seats;
};

export type Places = Array<Place>;

export type Summary = {
  code: Code;
  game: string;
  edition: string;
  other_edition?: true;
  options: Options;
  seats: Places;
  clock: number;
  created: Time;
  result?: Outcome;
};

export type Table = {
  code: Code;
  game: string;
  edition: string;
  other_edition?: true;
  options: Options;
  seats: Places;
  clock: number;
  created: Time;
  result?: Outcome;
  phase: Phase;
  to_act?: Seats;
  deadline?: Time;
  number: Number;
  stand_in: Computer;
  listed: boolean;
  next?: Code;
  you: Seats;
  host: Seats;
  here: Seats;
};

export type Refused = {
  id?: Id;
  ok: false;
  error: Error;
};

export type Done = {
  id?: Id;
  ok: true;
  number?: Number;
};

export type Made = {
  id?: Id;
  ok: true;
  code: Code;
};

export type Watched = {
  id?: Id;
  ok: true;
  table: Table;
  board?: Board;
  views?: Views;
  missed?: Array<Update>;
};

export type Hinted = {
  id?: Id;
  ok: true;
  hint: Array<{
    move: string;
    win_chance: number;
    ahead: number;
    say: Array<string>;
  }>;
};

export type Listed = {
  id?: Id;
  ok: true;
  tables: Array<Summary>;
};

export type Ponged = {
  id?: Id;
  ok: true;
  time: Time;
};

export type UpdateGame = {
  update: "move" | "undo";
  table: Code;
  number: Number;
  time: Time;
  seat: Seat;
  phase?: Phase;
  to_act?: Seats;
  deadline?: Time;
  result?: Outcome;
  views?: Views;
};

export type UpdateSeats = {
  update: "sit" | "stand" | "computer" | "open" | "take-over" | "give-back" | "vote" | "kick" | "close";
  table: Code;
  number: Number;
  time: Time;
  seat?: Seat;
  why?: string;
  phase?: Phase;
  to_act?: Seats;
  deadline?: Time;
  result?: Outcome;
  seats?: Places;
  you?: Seats;
  host?: Seats;
  views?: Views;
};

export type UpdateChat = {
  update: "chat";
  table: Code;
  number: Number;
  time: Time;
  seat: Seat;
  name: Name;
  text: Text;
};

export type UpdateRematch = {
  update: "rematch";
  table: Code;
  number: Number;
  time: Time;
  code: Code;
};

// A row of the table's log. In `missed` only what happened is told, not how the table looked then.
export type Update = UpdateGame | UpdateSeats | UpdateChat | UpdateRematch;

export type Here = {
  update: "here";
  table: Code;
  here: Seats;
};

export type LobbyTable = {
  update: "lobby";
  table: Summary;
};

export type LobbyGone = {
  update: "lobby";
  gone: Code;
};

// A message from the server.
export type Server = Refused | Done | Made | Watched | Hinted | Listed | Ponged | UpdateGame | UpdateSeats | UpdateChat | UpdateRematch | Here | LobbyTable | LobbyGone;
