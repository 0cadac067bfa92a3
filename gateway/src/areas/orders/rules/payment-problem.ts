import type { PaymentProblem } from '../../../generated/resolvers.ts';
import type { PlacedOrder } from '../../../generated/rest.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].paymentProblem);

/** What a provider refused to hold of an order's total, and the ways on (N-64); null if it is covered. */
export function paymentProblem(
  {
    channel,
    totalCents,
    payment: { paymentId, heldCents, ebtCents = 0, shortage },
  }: Pick<PlacedOrder, 'channel' | 'totalCents' | 'payment'>,
  language: Language,
): PaymentProblem | null {
  if (shortage === null) return null;
  const provider = texts[language].payments.providers[paymentId] ?? words[language].card;
  const sums = [priceTag(totalCents - ebtCents), provider, priceTag(heldCents)] as const;
  return {
    title: words[language].title,
    text: ebtCents > 0 ? words[language].restText(...sums) : words[language].text(...sums),
    choices: [
      ...(shortage.canPayAtHandOver ? [{ paymentId: 'HAND_OVER', text: words[language].instead[channel] }] : []),
      { paymentId, text: words[language].again(provider) },
    ],
  };
}
