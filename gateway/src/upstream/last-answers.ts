import { LRUCache } from 'lru-cache';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

/** How old what is served while a service is away may be, in seconds: prices and offers change by the hour, the rest by the month. */
export const mostStaleSeconds = { prices: 15 * 60, facts: 24 * 60 * 60 } as const;

/** The last answers of a service to what everybody may know, for the time in which it gives none. */
export interface LastAnswers {
  /**
   * Asks as before; while the service gives no answer, or fails, the last one is given again until it is too old. A refusal
   * is an answer. Only for what is the same for all visitors.
   */
  outlasting<Asked extends readonly unknown[], Value>(
    name: string,
    ask: (...asked: Asked) => Promise<Value>,
  ): (...asked: Asked) => Promise<Value>;
  /** How long a cache keeps an answer: one that was given again isn't kept, so the service is asked again soon. */
  freshFor(seconds: number): (answer: unknown) => number;
  /** The source of one visit: answers that were given again tell their age in seconds, and the service knows that it waits. */
  telling<Source extends object>(source: Source, tell: (staleSeconds: number) => void): Source;
}

export interface LastAnswersOptions {
  /** Whose answers they are. */
  upstream: Pick<Upstream, 'joined'>;
  mostSeconds: number;
  /** How many are kept. */
  most: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** A cache that holds an answer for less than this asks at each call. */
const leastSeconds = 1;

export function lastAnswers(options: LastAnswersOptions): LastAnswers {
  const { upstream, mostSeconds, most, now = () => performance.now() } = options;
  const last = new LRUCache<string, { answer: object; at: number }>({ max: most });
  /** When answers that have been given again were given first. */
  const again = new WeakMap<object, number>();
  const timeOf = (answer: unknown) => (typeof answer === 'object' && answer !== null ? again.get(answer) : undefined);

  return {
    outlasting<Asked extends readonly unknown[], Value>(name: string, ask: (...asked: Asked) => Promise<Value>) {
      return async (...asked: Asked): Promise<Value> => {
        // A cache may say its own key behind what is asked.
        const key = `${name} ${JSON.stringify(asked[0])}`;
        try {
          const answer = await ask(...asked);
          if (typeof answer === 'object' && answer !== null) last.set(key, { answer, at: now() });
          else last.delete(key);
          return answer;
        } catch (error) {
          const known = isAway(error) ? last.get(key) : undefined;
          if (!known || now() - known.at > mostSeconds * 1000) throw error;
          again.set(known.answer, known.at);
          return known.answer as Value;
        }
      };
    },
    freshFor: (seconds) => (answer) => (timeOf(answer) === undefined ? seconds : Math.min(seconds, leastSeconds)),
    telling<Source extends object>(source: Source, tell: (staleSeconds: number) => void): Source {
      const told = (answer: unknown) => {
        const at = timeOf(answer);
        if (at !== undefined) tell(Math.ceil((now() - at) / 1000));
        return answer;
      };
      let reads = 0;
      let leave: (() => void) | undefined;
      const begun = () => void (reads++ === 0 && (leave = upstream.joined?.()));
      const ended = () => void (--reads === 0 && leave?.());
      const calls = Object.entries(source as Record<string, (...given: unknown[]) => Promise<unknown>>);
      return Object.fromEntries(
        calls.map(([name, call]) => [
          name,
          (...given: unknown[]) => {
            begun();
            return call(...given)
              .then(told)
              .finally(ended);
          },
        ]),
      ) as Source;
    },
  };
}

/** Has it given no answer, or failed? A refusal says that there is nothing, or no longer. */
const isAway = (error: unknown): boolean =>
  error instanceof UpstreamError && (error.failure !== 'STATUS' || error.status >= 500);
