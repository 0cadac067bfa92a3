import type { SnapShare } from '../../../generated/resolvers.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { money } from '../../../shared/money.ts';
import { texts } from '../texts.ts';

const words = texts.payments.snap;

/** What SNAP benefits can pay of a checkout, and do (N-52); null where they can't be used. */
export const snapShare = ({
  ebt,
}: {
  ebt: { eligibleCents: number; paidCents: number; restCents: number } | null;
}): SnapShare | null =>
  ebt && {
    eligible: money(ebt.eligibleCents),
    paid: ebt.paidCents > 0 ? money(ebt.paidCents) : null,
    rest: money(ebt.restCents),
    text: words.eligible(priceTag(ebt.eligibleCents)),
    noteText: words.note,
  };

/** How an order is paid, with what SNAP pays of it: `You pay at pickup, $12.00 of it with SNAP EBT`. */
export const withSnap = (
  text: string,
  { state, payment: { ebtCents = 0 } }: { state: string; payment: { ebtCents?: number | undefined } },
): string => (ebtCents > 0 && state !== 'CANCELLED' ? words.part(text, priceTag(ebtCents)) : text);
