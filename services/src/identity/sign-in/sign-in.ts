import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { iso } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { ServiceError, unauthorized } from '../../platform/http/errors.ts';
import { isDelivered } from './carriers.ts';
import { sendCode, tryCode, type Answered } from './challenges.ts';
import { codeQueue, nextTry, tryToDeliver } from './deliver-code.ts';
import type { StartOtp, VerifyOtp } from '../contract/identity.ts';
import { endedSessionsOf } from './ended-sessions.ts';
import { countedIp } from './counted-ip.ts';
import type { Identity } from './identity.ts';
import { notAMember, type ProvedHandle, proveHandle } from './prove-handle.ts';
import { customerWith, accountOn, keepLanguage } from '../store/customers.ts';
import { forget, remember, rememberedCustomer } from '../store/remembered.ts';
import { type Channel, maskHandle, normalizeHandle } from '../rules/handle.ts';
import { otp } from '../rules/limits.ts';
import { livingSession, markStepUp, openSession, revoke } from '../store/sessions.ts';
import type { CustomerRow, IdentityTables, IdentityTransaction, SessionRow } from '../store/tables.ts';
import { userInfoOf } from './user-info.ts';

/** POST /auth/otp/start: sends a code to the handle, or to the shopper whom the session or remember-me cookie names (N-1). */
export async function startOtp(identity: Identity, request: FastifyRequest<{ Body: Static<typeof StartOtp> }>) {
  const { context, tools, cookies } = await identity.open();
  const { channel, deviceId, purpose, language = 'en' } = request.body;
  const now = context.clock.now();
  const session = await livingSession(identity.db, cookies.sessionId(request), now);
  if (purpose === 'STEP_UP' && !session) throw unauthorized();
  if (channel === 'sms' && !context.config.demoData && !isDelivered(context, 'sms')) throw textsNotSent();

  const named =
    purpose === 'SIGN_IN' && request.body.handle !== undefined
      ? undefined
      : session
        ? await customerWith(identity.db, 'customer_id', session.customer_id)
        : await rememberedCustomer(identity.db, cookies.rememberedId(request), now);
  const handle = named ? handleOf(named, channel) : givenHandle(channel, request.body.handle);
  const customer = named ?? (await customerWith(identity.db, channel === 'sms' ? 'phone' : 'email', handle));
  const ip = countedIp(context, request);
  const sessionId = purpose === 'STEP_UP' ? (session?.session_id ?? null) : null;

  const asked = { channel, handle, customer, purpose, deviceId, sessionId, ip, language };
  const sent = await inTransaction(context.db, async (trx) => {
    const made = await sendCode(trx.withTables<IdentityTables>(), tools, asked);
    const { challengeId } = made;
    if (!made.isSent) await context.outbox.publish(trx, codeQueue, { challengeId }, { startAfter: now.add(nextTry) });
    return made;
  });
  const delivery = sent.isSent ? 'SENT' : await tryToDeliver(context, tools, sent.challengeId, ip);
  if (delivery === 'REFUSED') throw undeliverable(channel);
  return {
    challengeId: sent.challengeId,
    maskedHandle: maskHandle(channel, handle),
    codeLength: otp.codeLength,
    expiresAt: iso(sent.expiresAt),
    resendAfter: iso(sent.resendAfter),
    isSent: delivery === 'SENT',
  };
}

/** Outside demos no shopper reads the outbox: who waited for a text message there would wait for good. */
const textsNotSent = () =>
  new ServiceError(409, 'TEXTS_NOT_SENT', "We don't send text messages. Get your code by email.", 'channel');

/** Waiting would not help: there is no such mailbox or mobile, or it takes nothing from us. */
const undeliverable = (channel: Channel) =>
  channel === 'sms'
    ? new ServiceError(409, 'NUMBER_UNDELIVERABLE', "Text messages can't be delivered to this number.", 'handle')
    : new ServiceError(409, 'HANDLE_UNDELIVERABLE', "Mail can't be delivered to this address.", 'handle');

/**
 * POST /auth/otp/verify: the right code opens a session, or renews the verification of the one that asked to step up
 * (N-1, N-3). For a handle that belongs to no member, it verifies the handle, and the shopper may join.
 */
export async function verifyOtp(
  identity: Identity,
  request: FastifyRequest<{ Body: Static<typeof VerifyOtp> }>,
  reply: FastifyReply,
) {
  const { context, tools, cookies, keys } = await identity.open();
  const { body } = request;
  const answered = await inTransaction(context.db, async (trx) => {
    const db = trx.withTables<IdentityTables>();
    const tried = await tryCode(db, tools, body);
    if (!tried.accepted) return tried;
    const customerId = tried.customerId ?? (await memberWith(db, tried))?.customer_id;
    if (customerId === undefined) return { ...tried, joiningId: await proveHandle(db, tools, provedOf(tried, body)) };
    await keepLanguage(db, customerId, tried.language);
    const before = cookies.sessionId(request);
    const session = await sessionAfter(db, tools, { ...tried, customerId }, before, body);
    if (!session) return { accepted: false as const, refusal: unauthorized() };
    const rememberedId = tried.purpose === 'SIGN_IN' && body.rememberMe ? await remember(db, tools, customerId) : null;
    return { ...tried, session, rememberedId };
  });
  if (!answered.accepted) throw answered.refusal;
  if ('joiningId' in answered) {
    cookies.setJoining(reply, answered.joiningId);
    throw notAMember(provedOf(answered, body));
  }
  endedSessionsOf(context).renew();

  cookies.setSession(reply, answered.session);
  if (answered.purpose === 'SIGN_IN') {
    const old = cookies.rememberedId(request);
    if (old !== null) await forget(identity.db, old);
    if (answered.rememberedId !== null) cookies.setRemembered(reply, answered.rememberedId);
    else if (old !== null) cookies.clearRemembered(reply);
  }
  const account = await accountOn(identity.db, answered.session.customer_id, body.banner);
  return userInfoOf(identity.db, keys, answered.session, account, body.banner);
}

type Accepted = Extract<Answered, { accepted: true }>;

/** The member who has joined with the handle since the code was sent. */
const memberWith = (db: IdentityTransaction, { channel, handle }: Accepted) =>
  customerWith(db, channel === 'sms' ? 'phone' : 'email', handle ?? '');

const provedOf = (
  { channel, handle, language }: Accepted,
  { deviceId, rememberMe }: Static<typeof VerifyOtp>,
): ProvedHandle => ({
  channel,
  handle: handle ?? '',
  deviceId,
  remember: rememberMe,
  language,
});

async function sessionAfter(
  db: IdentityTransaction,
  tools: Parameters<typeof openSession>[1],
  tried: Accepted & { customerId: string },
  before: string | null,
  { deviceId, banner, rememberMe }: Static<typeof VerifyOtp>,
): Promise<SessionRow | undefined> {
  const amr = `otp ${tried.channel}`;
  if (tried.purpose === 'STEP_UP')
    return tried.sessionId !== null && tried.sessionId === before
      ? markStepUp(db, tools, tried.sessionId, amr)
      : undefined;
  // A browser has one session: the one before ends with the new sign-in.
  if (before !== null) await revoke(db, before, 'REPLACED', tools.clock.now());
  return openSession(db, tools, { customerId: tried.customerId, deviceId, banner, remember: rememberMe, amr });
}

function givenHandle(channel: 'sms' | 'email', given: string | undefined): string {
  if (given === undefined)
    throw new ServiceError(400, 'HANDLE_REQUIRED', 'Enter an e-mail address or a US mobile number.', 'handle');
  const handle = normalizeHandle(channel, given);
  if (handle === null)
    throw new ServiceError(400, 'HANDLE_INVALID', 'Enter an e-mail address or a US mobile number.', 'handle');
  return handle;
}

function handleOf(customer: CustomerRow, channel: 'sms' | 'email'): string {
  const handle = channel === 'sms' ? customer.phone : customer.email;
  if (handle === null)
    throw new ServiceError(400, 'CHANNEL_NOT_AVAILABLE', "The account doesn't have that contact.", 'channel');
  return handle;
}
