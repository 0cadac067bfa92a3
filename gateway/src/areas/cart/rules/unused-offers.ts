import type { UnusedOffer } from '../../../generated/resolvers.ts';
import { daysUntil, monthAndDay } from '../../catalog/rules/local-day.ts';
import { freshPassPath } from '../../offers/rules/coupon-link.ts';
import { texts } from '../texts/index.ts';
import { missingText } from './missing-text.ts';
import type { NearMiss, OfferFacts, Quoted } from './quoted.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].unused);

type Refused = Quoted['notApplied'][number];

/** What decides the words besides the quote. */
interface Where {
  offers: OfferFacts;
  /** The store's day. */
  today: string;
  channel: keyof (typeof words)['en']['wrongChannel'];
  /** Is the household a member of FreshPass? */
  isMember: boolean;
}

/** Does membership decide what is said of one of them? Then somebody has to know it. */
export const asksForMembership = ({ notApplied }: Pick<Quoted, 'notApplied'>, offers: OfferFacts): boolean =>
  notApplied.some(({ offerId, reasonCode }) => reasonCode === 'EXCLUDED' && offers.get(offerId)?.forMembers === true);

/** Clipped offers that take nothing off, each with its reason and how long it's still good (N-42). */
export function unusedOffers(
  { notApplied, nearMiss }: Pick<Quoted, 'notApplied' | 'nearMiss'>,
  { offers, today, channel, isMember }: Where,
  language: Language,
): UnusedOffer[] {
  const missing = new Map(nearMiss.map((near) => [near.offerId, near.missing]));
  return notApplied
    .filter(({ reasonCode }) => reasonCode !== 'NOT_CLIPPED')
    .map((refused) => {
      const facts = offers.get(refused.offerId);
      const wantsMember = refused.reasonCode === 'EXCLUDED' && facts?.forMembers === true && !isMember;
      const reason = wantsMember
        ? words[language].forMembers
        : reasonText(refused, missing.get(refused.offerId), channel, language);
      const expires =
        facts?.endsOn && refused.reasonCode !== 'EXPIRED' ? ` ${expiryText(facts.endsOn, today, language)}` : '';
      return {
        offerId: refused.offerId,
        title: facts?.title ?? words[language].title,
        reason: `${reason}${expires}`,
        joinPath: wantsMember ? freshPassPath : null,
      };
    });
}

function reasonText(
  { reasonCode }: Refused,
  missing: NearMiss['missing'] | undefined,
  channel: Where['channel'],
  language: Language,
) {
  if (reasonCode === 'BELOW_MINIMUM' && missing) return words[language].needs(missingText(missing, language));
  return reasonCode === 'WRONG_CHANNEL' ? words[language].wrongChannel[channel] : words[language].reasons[reasonCode];
}

function expiryText(endsOn: string, today: string, language: Language): string {
  const days = daysUntil(today, endsOn);
  if (days <= 0) return words[language].expiresToday;
  return days === 1 ? words[language].expiresTomorrow : words[language].expires(monthAndDay(endsOn, language));
}
