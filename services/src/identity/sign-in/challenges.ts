import type { Clock } from '../../platform/clock.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { Language } from '../../../../server-kit/language.ts';
import type { Random } from '../../platform/random.ts';
import { takeSend } from './allowance.ts';
import type { Keys } from './keys.ts';
import type { Postbox } from './messages.ts';
import { codeOf } from './one-time-code.ts';
import { otp, secondsOf } from '../rules/limits.ts';
import { challengeOf, expireUnsent, insertChallenge, tryChallenge } from '../store/challenges.ts';
import type { Channel } from '../rules/handle.ts';
import type { ChallengeRow, CustomerRow, IdentityTransaction } from '../store/tables.ts';

export interface Tools {
  clock: Clock;
  random: Random;
  keys: Keys;
  postbox: Postbox;
}

export interface CodeRequest {
  channel: Channel;
  /** Normalized. */
  handle: string;
  customer: CustomerRow | undefined;
  purpose: 'SIGN_IN' | 'STEP_UP';
  deviceId: string;
  sessionId: string | null;
  /** null: not counted. */
  ip: string | null;
  /** Of the message, and of what is mailed to the shopper from then on. */
  language: Language;
}

export interface SentCode {
  challengeId: string;
  expiresAt: Temporal.Instant;
  resendAfter: Temporal.Instant;
  /** false: it has to be sent once the transaction has committed. */
  isSent: boolean;
}

/**
 * Makes a code and posts it; stores only its authentication code; the steps and the message are the same whether or not the
 * handle belongs to a member (N-1, T-28).
 */
export async function sendCode(db: IdentityTransaction, tools: Tools, request: CodeRequest): Promise<SentCode> {
  const { clock, random, keys, postbox } = tools;
  const { channel, handle, customer, deviceId, language } = request;
  const now = clock.now();
  const customerId = customer?.customer_id ?? null;
  await takeSend(db, tools, { handle, customer_id: customerId, device_id: deviceId, ip: request.ip });
  await expireUnsent(db, { handle, deviceId }, now);

  const challengeId = random.uuid();
  const code = codeOf(keys, challengeId);
  const expiresAt = now.add(otp.life);
  const isSent = await postbox.post(db, { channel, to: handle, code, language });
  await insertChallenge(db, {
    challenge_id: challengeId,
    customer_id: customerId,
    session_id: request.sessionId,
    handle,
    purpose: request.purpose,
    channel,
    device_id: deviceId,
    code_hash: codeHash(keys, challengeId, code),
    language,
    created_at: now,
    expires_at: expiresAt,
    consumed_at: null,
    sent_at: isSent ? now : null,
  });
  return { challengeId, expiresAt, resendAfter: now.add(otp.resendAfter), isSent };
}

export type Answered =
  | {
      accepted: true;
      /** null: the handle belonged to no member when the code was sent. */
      customerId: string | null;
      handle: string | null;
      purpose: 'SIGN_IN' | 'STEP_UP';
      channel: Channel;
      sessionId: string | null;
      /** Of the page on which the code was asked for. */
      language: Language;
    }
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
  const { challengeId, deviceId } = given;
  const hash = codeHash(keys, challengeId, given.code);
  const tried = await tryChallenge(db, { challengeId, deviceId, codeHash: hash, attempts: otp.attempts }, now);
  if (tried?.consumed_at) {
    const { customer_id: customerId, handle, purpose, channel, session_id: sessionId, language } = tried;
    return { accepted: true, customerId, handle, purpose, channel, sessionId, language };
  }
  if (tried) return { accepted: false, refusal: refusalAfter(tried, now) };
  return { accepted: false, refusal: await refusalOfClosed(db, given, now) };
}

type Tried = Pick<ChallengeRow, 'attempts' | 'created_at'>;

function refusalAfter(tried: Tried, now: Temporal.Instant): ServiceError {
  const left = otp.attempts - tried.attempts;
  if (left === 0) return locked(tried, now);
  const tries = left === 1 ? '1 try left' : `${left} tries left`;
  return new ServiceError(401, 'CODE_WRONG', `That code isn't right. ${tries}.`, 'code');
}

async function refusalOfClosed(
  db: IdentityTransaction,
  { challengeId, deviceId }: { challengeId: string; deviceId: string },
  now: Temporal.Instant,
): Promise<ServiceError> {
  const challenge = await challengeOf(db, { challengeId, deviceId });
  if (challenge && challenge.attempts >= otp.attempts) return locked(challenge, now);
  return new ServiceError(401, 'CODE_EXPIRED', 'This code has expired. Request a new one.', 'code');
}

/** The challenge is locked for good (T-26); a new code may be requested after the usual wait. */
function locked({ created_at: sentAt }: Tried, now: Temporal.Instant): ServiceError {
  const seconds = Math.max(1, Math.ceil(secondsOf(now.until(sentAt.add(otp.resendAfter)))));
  return new ServiceError(401, 'CHALLENGE_LOCKED', 'Too many tries. Request a new code.', 'code', {
    'retry-after': String(seconds),
  });
}

const codeHash = (keys: Keys, challengeId: string, code: string): string => keys.mac(`otp:${challengeId}:${code}`);
