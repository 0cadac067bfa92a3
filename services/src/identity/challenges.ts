import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { ServiceError } from '../platform/errors.ts';
import { randomInt, type Random } from '../platform/random.ts';
import type { Keys } from './keys.ts';
import type { Postbox } from './messages.ts';
import { otp, secondsOf, sendLimits } from './rules/limits.ts';
import { takeFrom, type Limit } from './store/rate-limit.ts';
import type { Channel, CustomerRow, IdentityTransaction } from './tables.ts';

export interface Tools {
  clock: Clock;
  random: Random;
  keys: Keys;
  postbox: Postbox;
}

export interface CodeRequest {
  channel: Channel;
  /** Normalised. */
  handle: string;
  customer: CustomerRow | undefined;
  purpose: 'SIGN_IN' | 'STEP_UP';
  deviceId: string;
  sessionId: string | null;
  /** null: not counted. */
  ip: string | null;
}

export interface SentCode {
  challengeId: string;
  expiresAt: Temporal.Instant;
  resendAfter: Temporal.Instant;
  /** Sends what could not be part of the transaction. */
  deliver(): void;
}

/** Sends a code and remembers only its authentication code; the same steps whether or not the handle is known (N-1, T-28). */
export async function sendCode(db: IdentityTransaction, tools: Tools, request: CodeRequest): Promise<SentCode> {
  const { clock, random, keys, postbox } = tools;
  const now = clock.now();
  const handle = keys.mac(`handle:${request.handle}`);
  await refuseLocked(db, handle, now);
  await take(db, `resend:${handle}`, sendLimits.resend, now);
  await take(db, `handle:${handle}`, sendLimits.handle, now);
  if (request.ip !== null) await take(db, `ip:${request.ip}`, sendLimits.ip, now);

  const challengeId = random.uuid();
  const code = String(randomInt(random, 10 ** otp.codeLength)).padStart(otp.codeLength, '0');
  const expiresAt = now.add(otp.life);
  await db
    .insertInto('identity.otp_challenge')
    .values({
      challenge_id: challengeId,
      customer_id: request.customer?.customer_id ?? null,
      session_id: request.sessionId,
      purpose: request.purpose,
      channel: request.channel,
      device_id: request.deviceId,
      code_hash: codeHash(keys, challengeId, code),
      created_at: now,
      expires_at: expiresAt,
      consumed_at: null,
      handle_mac: handle,
      locked_at: null,
    })
    .execute();
  const to = request.customer ? request.handle : null;
  const deliver = await postbox.post(db, { channel: request.channel, to, code });
  return { challengeId, expiresAt, resendAfter: now.add(otp.resendAfter), deliver };
}

/** A handle whose code was guessed at gets none until the lock has passed, known or not (T-26, T-28). */
async function refuseLocked(db: IdentityTransaction, handle: string, now: Temporal.Instant): Promise<void> {
  const lock = await db
    .selectFrom('identity.otp_challenge')
    .select('locked_at')
    .where('handle_mac', '=', handle)
    .where('locked_at', '>', now.subtract(otp.lock))
    .orderBy('locked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (lock?.locked_at) throw tooMany(secondsToUnlock(lock.locked_at, now));
}

const secondsToUnlock = (lockedAt: Temporal.Instant, now: Temporal.Instant): number =>
  Math.max(1, Math.ceil(secondsOf(now.until(lockedAt.add(otp.lock)))));

const tooMany = (seconds: number): ServiceError =>
  new ServiceError(429, 'RATE_LIMITED', 'Too many codes. Try again later.', undefined, {
    'retry-after': String(seconds),
  });

async function take(db: IdentityTransaction, bucket: string, limit: Limit, now: Temporal.Instant): Promise<void> {
  const seconds = await takeFrom(db, bucket, limit, now);
  if (seconds > 0) throw tooMany(seconds);
}

export type Answered =
  | { accepted: true; customerId: string; purpose: 'SIGN_IN' | 'STEP_UP'; channel: Channel; sessionId: string | null }
  | { accepted: false; refusal: ServiceError };

/**
 * Tries a code. One guarded UPDATE counts the try and consumes the challenge, so of ten parallel tries one wins, and
 * no number of parallel tries is more than five (N-1, T-26). A refusal is answered, not thrown: its count must be kept.
 */
export async function tryCode(
  db: IdentityTransaction,
  { clock, keys }: Pick<Tools, 'clock' | 'keys'>,
  given: { challengeId: string; code: string; deviceId: string },
): Promise<Answered> {
  const now = clock.now();
  const right = sql<boolean>`(customer_id IS NOT NULL AND code_hash = ${codeHash(keys, given.challengeId, given.code)})`;
  const tried = await db
    .updateTable('identity.otp_challenge')
    .set({
      consumed_at: sql<Temporal.Instant>`CASE WHEN ${right} THEN ${now}::timestamptz END`,
      attempts: sql<number>`attempts + CASE WHEN ${right} THEN 0 ELSE 1 END`,
      locked_at: sql<Temporal.Instant>`CASE WHEN NOT ${right} AND attempts + 1 >= ${otp.attempts} THEN ${now}::timestamptz END`,
    })
    .where('challenge_id', '=', given.challengeId)
    .where('device_id', '=', given.deviceId)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', otp.attempts)
    .returning(['customer_id', 'purpose', 'channel', 'session_id', 'consumed_at', 'attempts'])
    .executeTakeFirst();

  if (tried?.consumed_at && tried.customer_id !== null) {
    const { customer_id: customerId, purpose, channel, session_id: sessionId } = tried;
    return { accepted: true, customerId, purpose, channel, sessionId };
  }
  if (tried) return { accepted: false, refusal: refusalAfter(otp.attempts - tried.attempts, now) };
  return { accepted: false, refusal: await refusalOfClosed(db, given, now) };
}

function refusalAfter(left: number, now: Temporal.Instant): ServiceError {
  if (left === 0) return locked(now, now);
  const tries = left === 1 ? '1 try left' : `${left} tries left`;
  return new ServiceError(401, 'CODE_WRONG', `That is not the code. ${tries}.`, 'code');
}

async function refusalOfClosed(
  db: IdentityTransaction,
  { challengeId, deviceId }: { challengeId: string; deviceId: string },
  now: Temporal.Instant,
): Promise<ServiceError> {
  const challenge = await db
    .selectFrom('identity.otp_challenge')
    .select('locked_at')
    .where('challenge_id', '=', challengeId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  if (challenge?.locked_at) return locked(challenge.locked_at, now);
  return new ServiceError(401, 'CODE_EXPIRED', 'This code has expired. Ask for a new one.', 'code');
}

const locked = (since: Temporal.Instant, now: Temporal.Instant): ServiceError =>
  new ServiceError(401, 'CHALLENGE_LOCKED', 'Too many tries. Ask for a new code later.', 'code', {
    'retry-after': String(secondsToUnlock(since, now)),
  });

const codeHash = (keys: Keys, challengeId: string, code: string): string => keys.mac(`otp:${challengeId}:${code}`);
