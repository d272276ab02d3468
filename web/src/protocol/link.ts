// What a table talks to: the socket of the server, or the worker that plays without one.

export interface Link {
  ask<T = any>(command: { do: string } & Record<string, unknown>): Promise<T>; // rejects with Refused
  listen(heard: (update: any) => void): () => void;
  readonly state: LinkState; // rune state in the implementation
}

export type LinkState = 'open' | 'connecting' | 'closed';

// The server's (or the worker's) no: the code is for programs, the text for people.
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
  ) {
    super(text);
  }
}
