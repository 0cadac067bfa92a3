import { networkOf } from '../../../../server-kit/network.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { Tools } from './challenges.ts';
import { sendLimits } from '../rules/limits.ts';
import { giveBackTo, takeFrom, type Limit } from '../store/rate-limit.ts';
import { hasSignedInOn } from '../store/sessions.ts';
import type { IdentityTransaction } from '../store/tables.ts';

/** Whom a code is for, and where it was asked for. */
export interface Asking {
  /** Normalized. */
  handle: string;
  customer_id: string | null;
  device_id: string;
  /** null: not counted. */
  ip: string | null;
}

const anyNumber = 2 ** 30;

type Needs = Pick<Tools, 'clock' | 'keys'>;

/** Takes one code from what may be sent (N-1). @throws ServiceError 429 RATE_LIMITED with when to come again */
export async function takeSend(db: IdentityTransaction, { clock, keys }: Needs, asking: Asking): Promise<void> {
  const now = clock.now();
  const { resend, others } = await bucketsOf(db, keys, asking);
  for (const [bucket, limit] of [resend, ...others]) {
    const seconds = await takeFrom(db, bucket, limit, now);
    if (seconds > 0) throw tooMany(seconds);
  }
}

/** Gives a code back that couldn't be sent. The pause before the next one stays. */
export async function giveBackSend(db: IdentityTransaction, { keys }: Needs, asking: Asking): Promise<void> {
  for (const [bucket] of (await bucketsOf(db, keys, asking)).others) await giveBackTo(db, bucket);
}

/** Counts a code that was given back and has been sent after all, even if that is one too many. */
export async function countSend(
  db: IdentityTransaction,
  { clock, keys }: Needs,
  asking: Omit<Asking, 'ip'>,
): Promise<void> {
  const { others } = await bucketsOf(db, keys, { ...asking, ip: null });
  for (const [bucket, { window }] of others) await takeFrom(db, bucket, { limit: anyNumber, window }, clock.now());
}

/**
 * Has the shopper signed in in this browser before? Its sends are then counted apart, so that a stranger who uses up
 * a handle's codes locks no one out of their own browser. Unknown handles take the same steps (T-28).
 */
async function bucketsOf(db: IdentityTransaction, keys: Needs['keys'], { handle, customer_id, device_id, ip }: Asking) {
  const isKnown = await hasSignedInOn(db, customer_id ?? '', device_id);
  const whose = keys.mac(isKnown ? `handle:${handle}:${device_id}` : `handle:${handle}`);
  const resend: [string, Limit] = [`resend:${whose}`, sendLimits.resend];
  const others: [string, Limit][] = [
    [`handle:${whose}`, sendLimits.handle],
    [`day:${whose}`, sendLimits.day],
    ...(ip === null ? [] : [[`ip:${networkOf(ip)}`, sendLimits.ip] as [string, Limit]]),
  ];
  return { resend, others };
}

const tooMany = (seconds: number): ServiceError =>
  new ServiceError(429, 'RATE_LIMITED', 'Too many codes. Try again later.', undefined, {
    'retry-after': String(seconds),
  });
