import type { UnusedOffer } from '../../../generated/resolvers.ts';
import { daysUntil, monthAndDay } from '../../catalog/rules/local-day.ts';
import { texts } from '../texts.ts';
import type { OfferFacts, Quoted } from './quoted.ts';

const words = texts.unused;

/** Clipped offers that take nothing off, each with its reason and how long it's still good (N-42). @param today the store's day */
export const unusedOffers = (notApplied: Quoted['notApplied'], offers: OfferFacts, today: string): UnusedOffer[] =>
  notApplied
    .filter(({ reasonCode }) => reasonCode !== 'NOT_CLIPPED')
    .map(({ offerId, reasonCode }) => {
      const facts = offers.get(offerId);
      const expires = facts?.endsOn && reasonCode !== 'EXPIRED' ? ` ${expiryText(facts.endsOn, today)}` : '';
      return { offerId, title: facts?.title ?? words.title, reason: `${words.reasons[reasonCode]}${expires}` };
    });

function expiryText(endsOn: string, today: string): string {
  const days = daysUntil(today, endsOn);
  if (days <= 0) return words.expiresToday;
  return days === 1 ? words.expiresTomorrow : words.expires(monthAndDay(endsOn));
}
