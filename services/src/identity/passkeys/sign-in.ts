import type { FastifyReply, FastifyRequest } from 'fastify';
import { iso } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { SignInWithPasskey } from '../contract/passkeys.ts';
import { customerWith, accountOn } from '../store/customers.ts';
import { countUse, notePasskey, passkeyWith, stopPasskey } from '../store/passkeys.ts';
import { forget, remember } from '../store/remembered.ts';
import { openSession, revoke } from '../store/sessions.ts';
import type { IdentityTables, PasskeyRow } from '../store/tables.ts';
import { endedSessionsOf } from '../sign-in/ended-sessions.ts';
import { countedIp } from '../sign-in/counted-ip.ts';
import type { Identity } from '../sign-in/identity.ts';
import { userInfoOf } from '../sign-in/user-info.ts';
import { countTry, refused, takeChallenge } from './challenges.ts';
import { passkeyStopped, type PasskeyStopped } from './stopped.ts';
import { handleOf } from './keep.ts';
import { verifyAssertion } from './verify.ts';

/**
 * POST /auth/passkeys/sign-in: opens a session as the right code does. The challenge is gone with the first answer, right
 * or wrong; the count is noted in the transaction that opens the session, so a copied key never gets in beside its original.
 */
export async function signInWithPasskey(
  identity: Identity,
  request: FastifyRequest<{ Body: SignInWithPasskey }>,
  reply: FastifyReply,
): ReturnType<typeof userInfoOf> {
  const { context, tools, cookies, keys } = await identity.open();
  const { body } = request;
  const tried = await countTry(identity, countedIp(context, request));
  const { passkey, counter } = await proved(identity, body);
  await tried.wasRight();

  const now = context.clock.now();
  const before = cookies.sessionId(request);
  const { customer_id: customerId } = passkey;
  const opened = await inTransaction(context.db, async (trx) => {
    const db = trx.withTables<IdentityTables>();
    if (!(await countUse(db, { credentialId: passkey.credential_id, counter }, now))) return null;
    if (before !== null) await revoke(db, before, 'REPLACED', now);
    const { deviceId, banner, rememberMe } = body;
    const session = await openSession(db, tools, {
      customerId,
      deviceId,
      banner,
      remember: rememberMe,
      amr: 'hwk user',
    });
    return { session, rememberedId: rememberMe ? await remember(db, tools, customerId) : null };
  });
  if (!opened) throw await stopped(identity, passkey);

  endedSessionsOf(context).renew();
  cookies.setSession(reply, opened.session);
  const old = cookies.rememberedId(request);
  if (old !== null) await forget(identity.db, old);
  if (opened.rememberedId !== null) cookies.setRemembered(reply, opened.rememberedId);
  else if (old !== null) cookies.clearRemembered(reply);
  const account = await accountOn(identity.db, customerId, body.banner);
  return userInfoOf(identity.db, keys, opened.session, account, body.banner);
}

/** The key that signed this challenge, and its count. */
async function proved(identity: Identity, body: SignInWithPasskey): Promise<{ passkey: PasskeyRow; counter: number }> {
  const answer = await takeChallenge(identity, body, null);
  const passkey = await passkeyWith(identity.db, body.credentialId);
  if (!passkey) throw unknown();
  const customer = await customerWith(identity.db, 'customer_id', passkey.customer_id);
  const isTheirs = customer !== undefined && handleOf(customer) === body.userHandle && passkey.host === answer.host;
  const counter = isTheirs ? await verifyAssertion(body, answer, passkey) : null;
  if (counter === null) throw refused();
  return { passkey, counter };
}

/** Why a key that signed rightly isn't let in; stops it and tells its household, if its count ran backward just now. */
async function stopped(identity: Identity, { credential_id: credentialId }: PasskeyRow): Promise<ServiceError> {
  const { context } = await identity.open();
  const now = context.clock.now();
  const found = await inTransaction(context.db, async (trx) => {
    const db = trx.withTables<IdentityTables>();
    const isThere = (await passkeyWith(db, credentialId)) !== undefined;
    const passkey = isThere ? await stopPasskey(db, credentialId, now) : undefined;
    if (!passkey) return isThere;
    await notePasskey(db, 'STOPPED', passkey, now);
    const customer = await customerWith(db, 'customer_id', passkey.customer_id);
    if (customer) {
      const stopping = { householdId: customer.household_id, credentialId, name: passkey.name, at: iso(now) };
      await context.outbox.announce(trx, passkeyStopped, stopping satisfies PasskeyStopped);
    }
    context.log.warn({ customerId: passkey.customer_id }, 'a passkey counted backward and was stopped');
    return isThere;
  });
  return found
    ? new ServiceError(
        401,
        'PASSKEY_STOPPED',
        'This passkey was stopped to keep your account safe. Sign in with a code.',
      )
    : unknown();
}

const unknown = (): ServiceError =>
  new ServiceError(401, 'PASSKEY_UNKNOWN', "This passkey isn't on your account anymore. Sign in with a code.");
