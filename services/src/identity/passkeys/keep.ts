import type { FastifyRequest } from 'fastify';
import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { requireRecent } from '../../platform/http/auth.ts';
import { notFound, ServiceError, unauthorized } from '../../platform/http/errors.ts';
import type { AddPasskey } from '../contract/passkeys.ts';
import { passkeyLimits, passkeyName } from '../rules/passkeys.ts';
import type { Identity } from '../sign-in/identity.ts';
import { customerWith } from '../store/customers.ts';
import * as store from '../store/passkeys.ts';
import { livingSession } from '../store/sessions.ts';
import type { CustomerRow, IdentityTables, PasskeyRow, SessionRow } from '../store/tables.ts';
import { addingShopper, askForPasskey, refused, takeChallenge, type Where } from './challenges.ts';
import { algorithms, verifyAttestation } from './verify.ts';

/** What keys of an account say of whom they are: nothing that anyone else can read. In base64url. */
export const handleOf = ({ uuid }: Pick<CustomerRow, 'uuid'>): string => Buffer.from(uuid).toString('base64url');

/** The session of a request. @throws ServiceError 401 without one, or 401 STEP_UP_REQUIRED when it has to be recent (N-3) */
export async function sessionOf(
  identity: Identity,
  request: FastifyRequest,
  { isRecent }: { isRecent: boolean },
): Promise<SessionRow> {
  const { context, cookies } = await identity.open();
  const session = await livingSession(identity.db, cookies.sessionId(request), context.clock.now());
  if (!session) throw unauthorized();
  if (isRecent) requireRecent(session.auth_time, context.clock);
  return session;
}

/** POST /auth/passkeys/start: what a browser needs to make a key for the shopper of the session. */
export async function startPasskey(identity: Identity, session: SessionRow, where: Where) {
  const customer = await customerWith(identity.db, 'customer_id', session.customer_id);
  if (!customer) throw unauthorized();
  const known = await store.passkeysOf(identity.db, customer.customer_id);
  if (known.length >= passkeyLimits.most) throw tooMany();
  const asked = await askForPasskey(identity, where, session.session_id, addingShopper(customer.customer_id));
  return {
    ...asked,
    userHandle: handleOf(customer),
    userName: customer.email ?? customer.phone ?? customer.first_name,
    displayName: `${customer.first_name} ${customer.last_name}`,
    algorithms: [...algorithms],
    known: known
      .filter(({ host }) => host === asked.host)
      .map(({ credential_id: credentialId, transports }) => ({ credentialId, transports })),
  };
}

/** POST /auth/passkeys: adds the key that the browser made; the same key again is answered as it is. */
export async function addPasskey(identity: Identity, session: SessionRow, body: AddPasskey): Promise<PasskeyRow> {
  const { context } = await identity.open();
  const { customer_id: customerId } = session;
  const name = nameIn(body.name);
  const own = await ownPasskey(identity, { customerId, credentialId: body.credentialId });
  if (own) return own;
  const answer = await takeChallenge(identity, body, session.session_id);
  const made = await verifyAttestation(body, answer);
  if (!made) throw refused();
  const now = context.clock.now();
  const passkey: PasskeyRow = {
    credential_id: made.credentialId,
    customer_id: customerId,
    host: answer.host,
    public_key: made.publicKey,
    counter: made.counter,
    transports: body.transports,
    name,
    created_at: now,
    last_used_at: null,
    stopped_at: null,
  };
  return inTransaction(context.db, async (trx) => {
    const db = trx.withTables<IdentityTables>();
    await lockUntilCommit(trx, `passkeys ${customerId}`);
    if ((await store.passkeysOf(db, customerId)).length >= passkeyLimits.most) throw tooMany();
    if (!(await store.insertPasskey(db, passkey))) throw taken();
    await store.notePasskey(db, 'ADDED', passkey, now);
    return passkey;
  });
}

type Own = { customerId: string; credentialId: string };

async function ownPasskey(identity: Identity, { customerId, credentialId }: Own): Promise<PasskeyRow | null> {
  const found = await store.passkeyWith(identity.db, credentialId);
  return found?.customer_id === customerId ? found : null;
}

/** POST /auth/passkeys/:credentialId/name */
export async function renamePasskey(identity: Identity, own: Own, given: string): Promise<PasskeyRow> {
  const renamed = await store.renamePasskey(identity.db, own, nameIn(given));
  if (!renamed) throw notFound('PASSKEY_NOT_FOUND', 'There is no such passkey.');
  return renamed;
}

/** POST /auth/passkeys/:credentialId/remove: one that is gone stays so. */
export async function removePasskey(identity: Identity, own: Own): Promise<void> {
  const { context } = await identity.open();
  await inTransaction(context.db, async (trx) => {
    const db = trx.withTables<IdentityTables>();
    const removed = await store.deletePasskey(db, own);
    if (removed) await store.notePasskey(db, 'REMOVED', removed, context.clock.now());
  });
}

function nameIn(given: string): string {
  const name = passkeyName(given);
  if (name === null)
    throw new ServiceError(
      400,
      'NAME_INVALID',
      `Enter a name of 1 to ${passkeyLimits.longestName} characters.`,
      'name',
    );
  return name;
}

const tooMany = () =>
  new ServiceError(409, 'TOO_MANY_PASSKEYS', `You have ${passkeyLimits.most} passkeys. Remove one to add another.`);
const taken = () => new ServiceError(409, 'PASSKEY_TAKEN', 'This passkey belongs to another account.');
