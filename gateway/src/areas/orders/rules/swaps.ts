import type { OrderState, SwapDecision } from '../../../generated/resolvers.ts';
import { priceTag } from '../../../shared/dollars.ts';
import type { Why } from '../../cart/rules/quoted.ts';
import { texts } from '../texts/index.ts';
import { type OrderedLine, orderedName, quantityText } from './order-lines.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].swaps);

/** A line for which something else was packed. */
export type SwappedLine = OrderedLine & {
  swap: {
    itemId: string;
    name: string;
    orderedName?: string;
    listCents: number;
    decision: SwapDecision | null;
    canDecide: boolean;
    needsYes?: boolean;
  };
};

/** Where the order of a swap is on its way, and how it reaches the shopper. */
export interface SwapPlace {
  state: OrderState;
  channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE';
  handOver: { kind: string };
}

/** What a swap says beside its pictures (N-41). Money in cents. */
export interface SwapWords {
  text: string;
  orderedText: string;
  packedText: string;
  /** null unless it costs others more. */
  packedWasCents: number | null;
  payText: string;
  decisionText: string | null;
  untilText: string;
  giveBackText: string;
}

/** A swap in words: what was ordered and packed, what it changes, and until when it can be decided. */
export function swapWords(line: SwappedLine, place: SwapPlace, language: Language): SwapWords {
  const { swap, ordered, netCents, orderedNetCents } = line;
  const { weight, quantity } = line.picked ?? ordered;
  // What was given back has no price anymore.
  const isBack = swap.decision === 'GIVE_BACK';
  const wasCents = weight === null && !isBack ? swap.listCents * quantity : null;
  const packedWasCents = wasCents !== null && wasCents > netCents ? wasCents : null;
  return {
    text: words[language].out(orderedName(line)),
    orderedText: words[language].amount(quantityText({ ...line, picked: null }, language), priceTag(orderedNetCents)),
    packedText: isBack
      ? words[language].back
      : words[language].amount(quantityText(line, language), priceTag(netCents)),
    packedWasCents,
    payText: isBack ? words[language].nothing : payText(netCents - orderedNetCents, packedWasCents !== null, language),
    decisionText: swap.decision && words[language][swap.decision](swap.name),
    untilText: `${untilText(place, language)} ${words[language].nothingSaid[swap.needsYes ? 'leavesOut' : 'keeps']}`,
    giveBackText: giveBackText(place, language),
  };
}

const untilText = ({ state, channel }: SwapPlace, language: Language): string =>
  words[language].until[state === 'PICKING' && channel !== 'SHIPPING' ? 'packing' : channel];

function payText(difference: number, isWorthMore: boolean, language: Language): string {
  if (difference < 0) return words[language].less(priceTag(-difference));
  if (difference > 0) return words[language].more(priceTag(difference));
  return isWorthMore ? words[language].lower : words[language].same;
}

/** Nobody stands at the door to take back what is left there. */
function giveBackText({ state, channel, handOver }: SwapPlace, language: Language): string {
  if (state === 'READY' && channel === 'PICKUP') return words[language].giveBack.PICKUP;
  if (state === 'OUT_FOR_DELIVERY' && handOver.kind === 'ATTENDED') return words[language].giveBack.DELIVERY;
  return words[language].giveBack.refund;
}

/** `16 oz · $3.99`; `$3.99/lb`. */
export const choiceText = (
  { size, listCents }: { size: string; listCents: number },
  isWeighed: boolean,
  language: Language,
): string =>
  isWeighed ? words[language].pound(priceTag(listCents)) : words[language].amount(size, priceTag(listCents));

/** Coupons that still count although it's something else: `20% off Cheddar stays in this order.` */
export function touches(
  applied: readonly { offerId: string; why: Why }[],
  offers: ReadonlyMap<string, { title: string }>,
  language: Language,
): string[] {
  const titles = applied.flatMap(({ offerId }) => offers.get(offerId)?.title ?? []);
  return [...new Set(titles)].map((title) => words[language].stays(title));
}
