import type { Dispatcher } from 'undici';
import { DeadlineError, withDeadline } from './deadline.ts';
import type { GiveUp } from './silence.ts';
import { wholeAnswer, type WholeAnswer } from './whole-answer.ts';

/** Connections to one service. */
export interface Connections {
  /**
   * Sends a request and reads what comes, both within the deadline.
   * @throws DeadlineError, or whatever sending and reading throw
   */
  send<T>(
    request: Dispatcher.RequestOptions,
    read: (response: Dispatcher.ResponseData, signal: AbortSignal) => Promise<T> | T,
  ): Promise<T>;
  /**
   * Sends a request and gathers all of its answer within the deadline.
   * @param onHeard called when the answer begins
   * @param endsBy is given what ends the call at once, as if its deadline had come
   * @throws DeadlineError, or whatever sending and reading throw
   */
  ask(
    request: Dispatcher.DispatchOptions,
    onHeard: () => void,
    endsBy?: (giveUp: GiveUp) => void,
  ): Promise<WholeAnswer>;
  close(): Promise<void>;
}

export interface ConnectionsOptions {
  /** Opens a pool of connections. */
  open: () => Dispatcher;
  deadlineMs: number;
  /** Called when a pool is replaced. */
  onReplace?: () => void;
}

/** So many calls in a row without a sign of an answer mean that the pool itself may be stuck. */
export const mostSilentCalls = 5;

/** A pool of connections that is replaced once it carries nothing any more, whatever the reason. */
export function createConnections({ open, deadlineMs, onReplace }: ConnectionsOptions): Connections {
  let pool = open();
  let silentCalls = 0;
  const retired = new Set<Dispatcher>();

  function replace(): void {
    const old = pool;
    pool = open();
    silentCalls = 0;
    onReplace?.();
    retired.add(old);
    // Whatever is still under way on it has its own deadline and is over by then.
    setTimeout(() => {
      retired.delete(old);
      void old.destroy().catch(() => undefined);
    }, deadlineMs * 2).unref();
  }

  /** Watches one call on the connections of now, which are replaced when they have carried nothing for too long. */
  function watch(used: Dispatcher) {
    let isHeard = false;
    return {
      heard() {
        isHeard = true;
        if (used === pool) silentCalls = 0;
      },
      late() {
        if (!isHeard && used === pool && ++silentCalls >= mostSilentCalls) replace();
      },
    };
  }

  return {
    async send(request, read) {
      const used = pool;
      const { heard, late } = watch(used);
      try {
        return await withDeadline(deadlineMs, async (signal) => {
          const response = await used.request({ ...request, signal });
          heard();
          return read(response, signal);
        });
      } catch (error) {
        if (error instanceof DeadlineError) late();
        throw error;
      }
    },
    ask(request, onHeard, endsBy) {
      const { heard, late } = watch(pool);
      return wholeAnswer(pool, request, deadlineMs, {
        heard() {
          heard();
          onHeard();
        },
        late,
        ...(endsBy ? { endsBy } : {}),
      });
    },
    async close() {
      // What is under way may end; a pool that is stuck never says that it has.
      const closing = (each: Dispatcher) => withDeadline(deadlineMs, () => each.close()).catch(() => each.destroy());
      await Promise.all([pool, ...retired].map(closing));
    },
  };
}
