import { customerById } from '../../identity/index.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { type Deed, hearsOfDeals, isComplete } from '../rules/deeds.ts';
import { switchesOf } from '../rules/preferences.ts';
import { contactOf } from '../store/contacts.ts';
import { movedSwitches } from '../store/preferences.ts';
import type { ProfileMessages } from './messages.ts';

interface Doer {
  customerId: string;
  householdId: string;
  /** The store's. */
  timeZone: string;
}

/** Is a customer's profile as a challenge asks for it? Who has FreshPass didn't start it for the challenge: never that. */
export async function isAsAsked(db: Database, customerId: string, deed: Deed): Promise<boolean> {
  if (deed === 'FRESHPASS') return false;
  if (deed === 'COMMUNICATION') return hearsOfDeals(switchesOf(await movedSwitches(db, customerId)));
  const [customer, contact] = await Promise.all([customerById(db, customerId), contactOf(db, customerId)]);
  return isComplete({ email: customer?.email ?? contact.email, phone: customer?.phone ?? contact.phone });
}

/** Tells offers that a household has done something, once the transaction commits (S-122). */
export async function tell(
  trx: Transaction,
  { outbox, clock }: Pick<ServiceContext, 'outbox' | 'clock'>,
  { householdId, timeZone }: Omit<Doer, 'customerId'>,
  deed: Deed,
): Promise<void> {
  const message = { householdId, deed, at: clock.now().toString(), timeZone };
  await outbox.announce(trx, 'profile.did', message satisfies ProfileMessages['profile.did']);
}

/** The same, if a change of the profile has made it as a challenge asks for it. */
export async function tellIfDone(
  trx: Transaction,
  deps: Pick<ServiceContext, 'outbox' | 'clock'>,
  doer: Doer,
  deed: Deed,
): Promise<void> {
  if (await isAsAsked(trx, doer.customerId, deed)) await tell(trx, deps, doer, deed);
}
