import { isTheirs } from '../../../storage/whose.ts';
import { withWish, wishFor, type Wish } from './wishes.ts';
import type { Planned } from './plan.ts';
import { lineIn, type Settled } from './settled.ts';

/** A request that is on its way, or was when the page was left: it keeps its id until it is answered. */
export interface Flight extends Planned {
  requestId: string;
}

/** What the shopper wants that the server hasn't answered. */
export interface Queue {
  flight: Flight | null;
  /** Wishes that came since, the oldest first. */
  waiting: readonly Wish[];
  /** Id of the request that they will be, known before it is sent, so that a copy of them is the same request. */
  nextId?: string | undefined;
}

export const emptyQueue: Queue = { flight: null, waiting: [] };

/** All wishes, the oldest first. */
export const wishesOf = ({ flight, waiting }: Queue): readonly Wish[] => [...(flight?.wishes ?? []), ...waiting];

/** The queue with an id for what waits, if anything does. */
export const named = (queue: Queue, newId: () => string): Queue =>
  queue.waiting.length > 0 === (queue.nextId !== undefined)
    ? queue
    : { ...queue, nextId: queue.waiting.length > 0 ? newId() : undefined };

/** The queue without what another tab sends. */
export const without = (queue: Queue, theirs: Queue): Queue => ({
  flight: queue.flight?.requestId === theirs.flight?.requestId ? null : queue.flight,
  waiting: queue.waiting.filter((wish) => !theirs.waiting.includes(wish)),
});

/** The queue with one more wish. */
export const queued = (queue: Queue, wish: Wish): Queue => ({ ...queue, waiting: withWish(queue.waiting, wish) });

/** How much there is of a target now, as the shopper wants it: on its way, or settled. */
export function baseOf(
  queue: Queue,
  settled: Settled | null,
  target: string,
): { quantity: number; weight: number | null } {
  const flying = wishFor(target, queue.flight?.wishes ?? []);
  const line = lineIn(settled, target)?.line;
  return {
    quantity: flying?.quantity ?? line?.quantity ?? 0,
    weight: flying?.weight ?? line?.weight ?? null,
  };
}

/** The queue after a failure: the request is given up, with what came after it about the same lines. */
export const failed = ({ flight, waiting, nextId }: Queue): Queue => ({
  flight: null,
  waiting: waiting.filter(({ target }) => !flight?.wishes.some((wish) => wish.target === target)),
  nextId,
});

/** Is there nothing to send? */
export const isSent = ({ flight, waiting }: Queue): boolean => flight === null && waiting.length === 0;

/** The queue as it is stored: whose it is goes with it, and which tab's. */
export const toKept = (queue: Queue, owner: string, tab: string): object | null =>
  isSent(queue) ? null : { owner, tab, ...queue };

/** Which tab's a queue is that was stored, undefined if it doesn't say; and whether its page has been left. */
export function tabOf(kept: unknown): { tab: string | undefined; isLeft: boolean } {
  const { tab, isLeft } = (kept ?? {}) as { tab?: unknown; isLeft?: unknown };
  return { tab: typeof tab === 'string' ? tab : undefined, isLeft: isLeft === true };
}

/** A queue that was stored, as the same requests; null if it can't be read, or is another account's. */
export function restoredQueue(kept: unknown, owner: string): Queue | null {
  const { flight, waiting, nextId, owner: whose } = (kept ?? {}) as Partial<Queue & { owner: string }>;
  if (!isTheirs(whose, owner)) return null;
  const areWishes = (list: unknown): boolean =>
    Array.isArray(list) &&
    list.every((wish: Partial<Wish> | null) => typeof wish?.productId === 'string' && Number.isInteger(wish.quantity));
  if (!areWishes(waiting)) return null;
  if (flight && (typeof flight.requestId !== 'string' || !areWishes(flight.wishes) || !flight.input)) return null;
  return { flight: flight ?? null, waiting: waiting!, ...(typeof nextId === 'string' ? { nextId } : {}) };
}
