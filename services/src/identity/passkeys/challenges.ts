import { networkOf } from '../../../../server-kit/network.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { iso } from '../../platform/clock.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { type Place, passkeyLimits, passkeyRates, placeOf } from '../rules/passkeys.ts';
import type { Identity } from '../sign-in/identity.ts';
import { insertPasskeyChallenge, takePasskeyChallenge } from '../store/passkeys.ts';
import { giveBackTo, type Limit, takeFrom } from '../store/rate-limit.ts';
import type { IdentityTables, IdentityTransaction } from '../store/tables.ts';

/** What is counted, and how often it may be used. */
type Bucket = readonly [name: string, limit: Limit];

/** The browser and the site's address that a request comes from. */
export interface Where {
  deviceId: string;
  origin: string;
}

/** @throws ServiceError 400 ORIGIN_INVALID */
export function placeIn({ origin }: Pick<Where, 'origin'>): Place {
  const place = placeOf(origin);
  if (!place) throw new ServiceError(400, 'ORIGIN_INVALID', 'The origin has to be one, like https://shop.haggen.com.');
  return place;
}

/**
 * Makes a challenge for one browser, host, and purpose, and counts it.
 * @param sessionId the session that adds a key; null to sign in @param bucket whose use it is, and how often they may; null: not counted
 */
export async function askForPasskey(identity: Identity, where: Where, sessionId: string | null, bucket: Bucket | null) {
  const { context, tools } = await identity.open();
  const { host } = placeIn(where);
  const now = context.clock.now();
  const challengeId = tools.random.uuid();
  const challenge = tools.random.bytes(32).toString('base64url');
  const expiresAt = now.add(passkeyLimits.life);
  await inTransaction(context.db, async (trx) => {
    const db = trx.withTables<IdentityTables>();
    if (bucket) await take(db, bucket, now);
    await insertPasskeyChallenge(db, {
      challenge_id: challengeId,
      challenge,
      device_id: where.deviceId,
      host,
      session_id: sessionId,
      expires_at: expiresAt,
    });
  });
  return { challengeId, challenge, host, expiresAt: iso(expiresAt) };
}

/** Takes the challenge that an answer is for. @throws ServiceError 401 PASSKEY_EXPIRED */
export async function takeChallenge(
  identity: Identity,
  { challengeId, deviceId, origin }: Where & { challengeId: string },
  sessionId: string | null,
): Promise<Place & { challenge: string }> {
  const { context } = await identity.open();
  const place = placeIn({ origin });
  const given = { challengeId, deviceId, host: place.host, sessionId };
  const challenge = await takePasskeyChallenge(identity.db, given, context.clock.now());
  if (challenge === undefined) throw expired();
  return { ...place, challenge };
}

/** An address that asks for challenges. */
export const askingNetwork = (ip: string | null): Bucket | null =>
  ip === null ? null : [`passkey:${networkOf(ip)}`, passkeyRates.asked];

/** A shopper who adds keys. */
export const addingShopper = (customerId: string): Bucket => [`passkey-add:${customerId}`, passkeyRates.adding];

/** Counts an answer as wrong until it turns out to be right. @throws ServiceError 429 RATE_LIMITED */
export async function countTry(identity: Identity, ip: string | null): Promise<{ wasRight: () => Promise<void> }> {
  if (ip === null) return { wasRight: () => Promise.resolve() };
  const { context } = await identity.open();
  const bucket = `passkey-try:${networkOf(ip)}`;
  const inDb = (run: (db: IdentityTransaction) => Promise<void>) =>
    inTransaction(context.db, (trx) => run(trx.withTables<IdentityTables>()));
  await inDb((db) => take(db, [bucket, passkeyRates.failed], context.clock.now()));
  return { wasRight: () => inDb((db) => giveBackTo(db, bucket)) };
}

async function take(db: IdentityTransaction, [bucket, limit]: Bucket, now: Temporal.Instant) {
  const seconds = await takeFrom(db, bucket, limit, now);
  if (seconds > 0)
    throw new ServiceError(429, 'RATE_LIMITED', 'Too many tries. Use a code, or try again later.', undefined, {
      'retry-after': String(seconds),
    });
}

export const expired = (): ServiceError =>
  new ServiceError(401, 'PASSKEY_EXPIRED', 'That took too long. Try your passkey again.');
export const refused = (): ServiceError =>
  new ServiceError(401, 'PASSKEY_REFUSED', "That passkey didn't work here. Sign in with a code.");
