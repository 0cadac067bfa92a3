import type { FastifyReply, FastifyRequest } from 'fastify';
import { iso } from '../../platform/clock.ts';
import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { FieldsError, notFound, ServiceError } from '../../platform/http/errors.ts';
import { idempotencyOf } from '../../platform/idempotency/idempotency.ts';
import { zipCodes } from '../../platform/zip/zip-codes.ts';
import { isOpenStore, type Store, storeById } from '../../stores/index.ts';
import type { Join } from '../contract/joining.ts';
import { cardNotAccepted, type JoiningEntry, joiningFaults, trimmedEntry } from '../rules/joining-fields.ts';
import { joining as limits } from '../rules/limits.ts';
import { endedSessionsOf } from '../sign-in/ended-sessions.ts';
import type { Identity } from '../sign-in/identity.ts';
import { userInfoOf } from '../sign-in/user-info.ts';
import { customerWith, accountOn } from '../store/customers.ts';
import { householdFor, insertMember, insertMembership, joiningOf, useJoining } from '../store/joinings.ts';
import { takeFrom } from '../store/rate-limit.ts';
import { remember } from '../store/remembered.ts';
import { livingSession, openSession, revoke } from '../store/sessions.ts';
import type { IdentityTables, IdentityTransaction, JoiningRow } from '../store/tables.ts';

/** The event for a new member (S-32), with the fields of the instant-allocation query. */
export const newRegistration = 'identity.new_registration';

export interface NewRegistration {
  eventName: 'new_registration';
  eventDateTime: string;
  eventCorrelationId: string;
  customerId: string;
  householdId: string;
  division: string;
  storeId: string;
  wantsDeals: boolean;
}

export const noJoining = (): ServiceError => notFound('NO_JOINING', 'Your code has expired. Request a new one.');
const alreadyMember = (): ServiceError =>
  new ServiceError(409, 'ALREADY_MEMBER', "You're already a member. Sign in to continue.");

/** What is stored for an answered join: only ids, no tokens. */
interface Joined {
  sessionId: string;
  rememberedId: string | null;
}

/**
 * POST /auth/join: makes the handle verified in this browser a member, registered (R) or, with a club card, a customer
 * (C). The same request gets the same response; two at once, in one browser or in two, create one account.
 */
export async function join(
  identity: Identity,
  request: FastifyRequest<{ Body: Join }>,
  reply: FastifyReply,
): ReturnType<typeof userInfoOf> {
  const { context, tools, cookies, keys } = await identity.open();
  const { body } = request;
  const now = context.clock.now();
  const joining = await joiningOf(identity.db, cookies.joiningId(request), now);
  if (!joining || joining.device_id !== body.deviceId) throw noJoining();
  const entry = trimmedEntry(body);
  const store = await checked(identity, entry, body.banner);
  if (entry.clubCard !== null)
    await inTransaction(context.db, (trx) => countCard(trx, keys.mac(`club-card:${joining.handle}`), now));

  // There is no account yet, so the key belongs to the joining: another browser's key can't collide with it.
  const once = idempotencyOf(context, request, `joining ${joining.joining_id}`);
  const joined = await inTransaction(context.db, (trx) =>
    once.run(trx, async (): Promise<Joined> => {
      const db = trx.withTables<IdentityTables>();
      // Of two simultaneous joins, the second always gets ALREADY_MEMBER rather than some other conflict.
      await lockUntilCommit(trx, `join ${joining.handle}`);
      const customerId = `cu-${tools.random.uuid()}`;
      const registration = await writeMember(db, tools, { joining, entry, store, body, customerId });
      await context.outbox.announce(trx, newRegistration, registration);
      const before = cookies.sessionId(request);
      if (before !== null) await revoke(db, before, 'REPLACED', now);
      const amr = `otp ${joining.channel}`;
      const session = await openSession(db, tools, { ...body, customerId, remember: joining.remember, amr });
      const rememberedId = joining.remember ? await remember(db, tools, customerId) : null;
      return { sessionId: session.session_id, rememberedId };
    }),
  );
  const session = await livingSession(identity.db, joined.sessionId, now);
  if (!session) throw alreadyMember();
  endedSessionsOf(context).renew();
  cookies.setSession(reply, session);
  if (joined.rememberedId !== null) cookies.setRemembered(reply, joined.rememberedId);
  const account = await accountOn(identity.db, session.customer_id, body.banner);
  return userInfoOf(identity.db, keys, session, account, body.banner);
}

/** The chosen store. @throws FieldsError with every fault in the form */
async function checked(identity: Identity, entry: JoiningEntry, banner: string): Promise<Store> {
  const [zips, store, isOpen] = await Promise.all([
    zipCodes(),
    storeById(identity.db, entry.storeId),
    isOpenStore(identity.db, entry.storeId),
  ]);
  const faults = joiningFaults(entry, {
    hasPlace: (zipCode) => zips.find(zipCode) !== null,
    isStore: store?.banner === banner && isOpen,
  });
  if (faults.length > 0 || !store) throw new FieldsError(faults);
  return store;
}

/** Counts an attempt at a card number, in its own transaction so that refused attempts count, too. */
async function countCard(trx: Transaction, bucket: string, now: Temporal.Instant): Promise<void> {
  const seconds = await takeFrom(trx.withTables<IdentityTables>(), `club-card:${bucket}`, limits.clubCards, now);
  if (seconds > 0)
    throw new ServiceError(429, 'RATE_LIMITED', 'Too many card numbers. Join without one.', 'clubCard', {
      'retry-after': String(seconds),
    });
}

interface NewMember {
  joining: JoiningRow;
  entry: JoiningEntry;
  store: Store;
  body: Join;
  customerId: string;
}

async function writeMember(
  db: IdentityTransaction,
  { clock, random }: { clock: { now(): Temporal.Instant }; random: { uuid(): string } },
  { joining, entry, store, body, customerId }: NewMember,
): Promise<NewRegistration> {
  const now = clock.now();
  if (await customerWith(db, joining.channel === 'sms' ? 'phone' : 'email', joining.handle)) throw alreadyMember();
  const householdId = await householdFor(db, `hh-${random.uuid()}`, entry.clubCard);
  if (householdId === null) throw new FieldsError([cardNotAccepted]);
  const isNew = await insertMember(db, {
    customer_id: customerId,
    household_id: householdId,
    uuid: random.uuid(),
    gid: `g-${random.uuid()}`,
    user_type: entry.clubCard === null ? 'R' : 'C',
    customer_type: 'C',
    site_type: 'C',
    first_name: entry.firstName,
    last_name: entry.lastName,
    email: joining.channel === 'email' ? joining.handle : null,
    phone: joining.channel === 'sms' ? joining.handle : null,
    date_of_birth: null,
    state: null,
    store_id: store.storeId,
    shop_store_id: store.storeId,
    zip: entry.zipCode,
    shop_zip: entry.zipCode,
    preference: 'dug',
    pickup_address: store.address,
    unattended_delivery: false,
    language: joining.language,
    demo_key: null,
    demo_title: null,
    demo_description: null,
    demo_position: 0,
  });
  if (!isNew || !(await useJoining(db, { joiningId: joining.joining_id, customerId }, now))) throw alreadyMember();
  const registrationId = random.uuid();
  await insertMembership(db, {
    customer_id: customerId,
    registration_id: registrationId,
    banner: body.banner,
    terms_version: body.termsVersion,
    privacy_version: body.privacyVersion,
    wants_deals: body.wantsDeals,
    joined_at: now,
  });
  return {
    eventName: 'new_registration',
    eventDateTime: iso(now),
    eventCorrelationId: registrationId,
    customerId,
    householdId,
    division: store.division,
    storeId: store.storeId,
    wantsDeals: body.wantsDeals,
  };
}
