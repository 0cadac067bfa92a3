import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { countedIp, keysOf, maskHandle, normalizeHandle, otp } from '../../identity/index.ts';
import { iso } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { writeAction } from '../audit/audited.ts';
import type { StartSignIn, VerifySignIn } from '../contract/sign-in.ts';
import { newToken, setSession, tokenHash } from '../door/cookie.ts';
import { personByEmail, personById } from '../store/people.ts';
import { openSession } from '../store/sessions.ts';
import { insertCode, triesOf, tryCode } from '../store/sign-in-codes.ts';
import { meView } from '../views/person.ts';
import { codeHash, codeOf, takeSend } from './codes.ts';
import { codeQueue } from './send-code.ts';

/** POST /operators/sign-in/start: mails a code to a person; for any other address, the same steps and the same answer. */
export async function startSignIn(
  context: ServiceContext,
  request: FastifyRequest<{ Body: Static<typeof StartSignIn> }>,
) {
  const { clock, random, outbox } = context;
  const email = normalizeHandle('email', request.body.email);
  if (email === null) throw new ServiceError(400, 'EMAIL_INVALID', 'Enter a valid email address.', 'email');
  const keys = await keysOf(context);
  const challengeId = random.uuid();
  const now = clock.now();
  const expiresAt = now.add(otp.life);
  await inTransaction(context.db, async (trx) => {
    await takeSend(trx, { clock, keys }, { email, ip: countedIp(context, request) });
    const person = await personByEmail(trx, email);
    await insertCode(trx, {
      challenge_id: challengeId,
      person_id: person && person.deactivated_at === null ? person.person_id : null,
      code_hash: codeHash(keys, challengeId, codeOf(keys, challengeId)),
      language: request.body.language ?? 'en',
      created_at: now,
      expires_at: expiresAt,
      consumed_at: null,
    });
    await outbox.publish(trx, codeQueue, { challengeId });
  });
  return {
    challengeId,
    maskedEmail: maskHandle('email', email),
    codeLength: otp.codeLength,
    expiresAt: iso(expiresAt),
    resendAfter: iso(now.add(otp.resendAfter)),
  };
}

/** POST /operators/sign-in/verify: the right code opens a session, once. */
export async function verifySignIn(
  context: ServiceContext,
  request: FastifyRequest<{ Body: Static<typeof VerifySignIn> }>,
  reply: FastifyReply,
) {
  const { challengeId, code } = request.body;
  const keys = await keysOf(context);
  const now = context.clock.now();
  // A refusal is answered, not thrown: its count must be kept.
  const tried = await inTransaction(context.db, async (trx) => {
    const given = { challengeId, codeHash: codeHash(keys, challengeId, code), attempts: otp.attempts };
    const found = await tryCode(trx, given, now);
    if (!found?.consumed_at)
      return refusalOf(found?.attempts ?? (await triesOf(trx, challengeId)), found !== undefined);
    const person = await personById(trx, found.person_id ?? '');
    if (!person || person.deactivated_at !== null) return refusalOf(0, false);
    const token = newToken(context.random);
    await openSession(trx, { hash: tokenHash(token), personId: person.person_id }, now);
    await writeAction(
      { ...context, db: trx },
      { operator: person.name, command: 'sign-in', subject: person.name },
      'DONE',
    );
    return { person, token };
  });
  if (tried instanceof ServiceError) throw tried;
  setSession(reply, context.config, tried.token);
  return meView(tried.person);
}

/** @param wasOpen false: the code has expired, was used, or never was */
function refusalOf(attempts: number, wasOpen: boolean): ServiceError {
  const left = otp.attempts - attempts;
  if (left <= 0) return new ServiceError(401, 'CODE_LOCKED', 'Too many tries. Request a new code.', 'code');
  if (!wasOpen) return new ServiceError(401, 'CODE_EXPIRED', 'This code has expired. Request a new one.', 'code');
  const tries = left === 1 ? '1 try left' : `${left} tries left`;
  return new ServiceError(401, 'CODE_WRONG', `That code isn't right. ${tries}.`, 'code', {}, { left });
}
