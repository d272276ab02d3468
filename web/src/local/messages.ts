// What the page and its workers say to each other.

// To the worker with the tables.
export type ToTables =
  | { kind: 'start'; module: WebAssembly.Module; thinker: MessagePort }
  | { kind: 'thinker'; thinker: MessagePort } // a new one, in place of one that broke
  | { kind: 'forget'; code: string }
  | { kind: 'call'; request: { command: string } & Record<string, unknown> };

// From it.
export type FromTables =
  | { kind: 'started'; keeps: boolean } // keeps: whether tables survive the page
  | { kind: 'message'; link: number; message: any }
  | { kind: 'answered'; request: number; status: number; body: string }
  | { kind: 'broken'; why: string }; // it must be started again

// To a worker that thinks, first; then questions and answers go through the port.
export interface ToThinker {
  module: WebAssembly.Module;
  port: MessagePort;
}
export interface Thought {
  id: number;
  request: { command: string } & Record<string, unknown>;
}
export interface ThoughtAnswer {
  id: number;
  answer?: any;
  wrong?: string;
}
