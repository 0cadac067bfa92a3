import { RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import { minuteCounter } from './minute-counter.ts';
import type { SharedStore } from './shared-store.ts';

/** Counts the uses of a key per minute. */
export interface RateLimiter {
  /** @returns 0, or the seconds until the next use (at least 1) when none is left; at once where no store is asked */
  take(key: string, uses?: number): number | Promise<number>;
}

export interface RateLimiterOptions {
  /** Names the limit in the shared store. */
  name: string;
  /** Uses per minute; 0 = unlimited. */
  perMinute: number;
  /** Shares the count among all processes; without it, or while it doesn't answer, each counts on its own. */
  store?: SharedStore | null;
}

const unlimited: RateLimiter = { take: () => 0 };

/** A limit never makes a request fail: without the shared store it counts in memory. */
export function rateLimiter({ name, perMinute, store = null }: RateLimiterOptions): RateLimiter {
  if (perMinute === 0) return unlimited;
  const inMemory = minuteCounter(perMinute);
  if (!store) return { take: (key, uses = 1) => inMemory(key, uses) };
  const shared = new RLWrapperTimeouts({
    limiter: new RateLimiterRedis({
      keyPrefix: `${store.prefix}${name}`,
      points: perMinute,
      duration: 60,
      storeClient: store.client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      inMemoryBlockOnConsumed: perMinute + 1,
    }),
    timeoutMs: store.deadlineMs,
  });
  return {
    async take(key, uses = 1) {
      try {
        await shared.consume(key, uses);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        return inMemory(key, uses);
      }
    },
  };
}
