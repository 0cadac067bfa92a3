import { subscriptionSaving } from '../../../constants.ts';
import type { Subscription } from '../../../generated/rest.ts';

/** What subscribing saves, in whole percent: as the services price it, or what is usual. */
export function savingPercent(items: readonly Pick<Subscription, 'priceCents' | 'savedCents'>[]): number {
  const known = items.find(({ priceCents, savedCents }) => priceCents !== null && savedCents !== null);
  if (!known?.priceCents || known.savedCents === null) return subscriptionSaving;
  return Math.round((known.savedCents * 100) / known.priceCents);
}
