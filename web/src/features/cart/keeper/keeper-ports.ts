import type { answered, takenOff } from './flights.ts';
import type { Flight, Queue } from './queue.ts';
import type { Settled } from './settled.ts';
import type { Wanted } from './view.ts';

/** What the server says to a request. */
export interface CartAnswer {
  /** The carts as they are now; null if they can't be loaded. */
  settled: Settled | null;
  done: readonly { productId: string; lineId: string; message: string }[];
  refused: readonly { productId: string | null; lineId: string | null; code?: string; message: string }[];
  /** Why nothing was done at all. */
  error: string | null;
}

/** What the shopper is told about a change. */
export type CartNotice =
  | { kind: 'refused'; text: string }
  | { kind: 'waiting'; text: string }
  | {
      kind: 'removed';
      name: string;
      undo: () => void;
      /** What is said instead of that it was removed. */ text?: string;
    };

/** What makes requests of wishes, and reads their answers. */
export interface Flights {
  takenOff: typeof takenOff;
  answered: typeof answered;
}

/** What the keeper stands on; in tests, what the test says. */
export interface KeeperPorts {
  /** Comes with the first change: no page needs it to be drawn. */
  flights: () => Promise<Flights>;
  send: (input: Flight['input'] & { clientRequestId: string }) => Promise<CartAnswer>;
  load: () => Promise<Settled | null>;
  /** How many changes have been answered: what was asked for before one of them may be older than its answer. */
  changes: () => number;
  /** Does the page draw more than counts? Then it asks for all of it after each change. */
  isWhole: () => boolean;
  /** Is a failure just a lost connection? */
  isOffline: (error: unknown) => boolean;
  /** The shopper's text for a failure. */
  textOf: (error: unknown) => string | null;
  /** What to say while there is no connection. */
  waitingText: () => string;
  /** Stores the queue for a reload of this tab. */
  storeQueue: (queue: Queue) => void;
  /** Stores what the server said, for other pages. */
  store: (settled: Settled) => void;
  /** The server could not be asked. */
  storeFailure: () => void;
  /** Tells other tabs. */
  tell: (settled: Settled) => void;
  announce: (message: string) => void;
  newId: () => string;
  /** Calls back when a connection may be back. @returns calls it off */
  whenBack: (again: () => void) => () => void;
}

/** What the keeper shows beside counts: lines that are about to change, and a notice. */
export interface KeeperState {
  settled: Settled | null;
  lines: ReadonlyMap<string, Wanted>;
  /** Is anything on its way? Sums follow. */
  isSettling: boolean;
  notice: CartNotice | null;
}
