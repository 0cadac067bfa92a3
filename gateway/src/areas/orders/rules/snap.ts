import type { SnapShare } from '../../../generated/resolvers.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { money } from '../../../shared/money.ts';
import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].payments.snap);

/** What SNAP benefits can pay of a checkout, and do (N-52); null where they can't be used. */
export const snapShare = (
  {
    ebt,
  }: {
    ebt: { eligibleCents: number; paidCents: number; restCents: number } | null;
  },
  language: Language,
): SnapShare | null =>
  ebt && {
    eligible: money(ebt.eligibleCents),
    paid: ebt.paidCents > 0 ? money(ebt.paidCents) : null,
    rest: money(ebt.restCents),
    text: words[language].eligible(priceTag(ebt.eligibleCents)),
    noteText: words[language].note,
  };

/** How an order is paid, with what SNAP pays of it: `You pay at pickup, $12.00 of it with SNAP EBT`. */
export const withSnap = (
  text: string,
  { state, payment: { ebtCents = 0 } }: { state: string; payment: { ebtCents?: number | undefined } },
  language: Language,
): string => (ebtCents > 0 && state !== 'CANCELLED' ? words[language].part(text, priceTag(ebtCents)) : text);
