import type { Static } from 'typebox';
import type { Customer } from '../../identity/index.ts';
import { iso } from '../../platform/clock.ts';
import type { HouseholdSubscription } from '../contract/profile.ts';
import { isOn } from '../rules/fresh-pass.ts';
import { nationalNumber } from '../rules/parts.ts';
import type { Contact } from '../store/contacts.ts';
import type { subscriptionPeriodsOf } from '../store/profiles.ts';

/** The part every profile has: who the customer is, and where they are reached. */
export const whoView = (
  { customerId, firstName, lastName, email, phone, customerType }: Customer,
  contact: Contact,
) => ({
  customerId,
  firstName,
  lastName,
  email: email ?? contact.email,
  phones:
    phone !== null
      ? [{ number: nationalNumber(phone), purpose: 'PRIMARY' as const }]
      : contact.phone !== null
        ? [{ number: nationalNumber(contact.phone), purpose: 'SECONDARY' as const }]
        : [],
  customerType,
});

/** A household's subscriptions, each with its periods; status and value are those of the one that is on, or else of the last. */
export function subscriptionViews(
  rows: Awaited<ReturnType<typeof subscriptionPeriodsOf>>,
  now: Temporal.Instant,
): Static<typeof HouseholdSubscription>[] {
  const periods = Map.groupBy(rows, (period) => period.name);
  return [...periods].map(([name, own]) => {
    const told = own.findLast((period) => isOn(period, now)) ?? own.at(-1);
    return {
      name,
      status: told?.status ?? '',
      value: told?.value ?? '',
      effectiveTimePeriods: own.map((row) => ({ start: iso(row.starts_at), end: row.ends_at && iso(row.ends_at) })),
    };
  });
}
