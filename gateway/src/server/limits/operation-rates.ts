import { hash } from 'node:crypto';
import type { Caller } from '../../context.ts';
import { networkOf } from '../../../../server-kit/network.ts';
import { rateLimiter } from '../../../../server-kit/rate-limiter.ts';
import type { SharedStore } from '../../../../server-kit/shared-store.ts';

/** What is counted apart: every request, every change, every step of a sign-in, every page. */
export const operationClasses = ['query', 'mutation', 'signIn', 'page'] as const;
export type OperationClass = (typeof operationClasses)[number];

/** Uses of one viewer in a minute, by class; 0 = as many as are asked for. */
export type RatesPerMinute = Readonly<Record<OperationClass, number>>;

export interface OperationRates {
  /** @returns 0, or the seconds after which the caller may go on; at once where no shared store is asked */
  take(of: OperationClass, caller: Caller, uses?: number): number | Promise<number>;
}

/** A household, an office or a mobile network shares an address. */
const viewersOfAnAddress = 10;

/** Limits by viewer and by address (an IPv6 address by its /64), for each class of operation (T-100, T-101). */
export function operationRates(perMinute: RatesPerMinute, store: SharedStore | null = null): OperationRates {
  const limiters = Object.fromEntries(
    operationClasses.map((of) => [
      of,
      {
        viewer: rateLimiter({ name: `${of}:viewer`, perMinute: perMinute[of], store }),
        address: rateLimiter({ name: `${of}:address`, perMinute: perMinute[of] * viewersOfAnAddress, store }),
      },
    ]),
  ) as Record<OperationClass, Record<'viewer' | 'address', ReturnType<typeof rateLimiter>>>;
  return {
    take(of, { address, session }, uses = 1) {
      const byAddress = limiters[of].address.take(networkOf(address), uses);
      const byViewer = session === null ? 0 : limiters[of].viewer.take(keyOf(session), uses);
      if (typeof byAddress === 'number' && typeof byViewer === 'number') return Math.max(byAddress, byViewer);
      return Promise.all([byAddress, byViewer]).then((waits) => Math.max(...waits));
    },
  };
}

/** The session is a secret: what is kept of it, in a store that others may read, is its hash. */
const keyOf = (session: string): string => hash('sha256', session, 'base64url').slice(0, 22);
