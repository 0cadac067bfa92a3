import type { OrderState, SwapDecision } from '../../../generated/resolvers.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { texts } from '../texts.ts';
import { type OrderedLine, quantityText } from './order-lines.ts';

const words = texts.swaps;

/** A line for which something else was packed. */
export type SwappedLine = OrderedLine & {
  swap: { itemId: string; name: string; listCents: number; decision: SwapDecision | null; canDecide: boolean };
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
export function swapWords(line: SwappedLine, place: SwapPlace): SwapWords {
  const { swap, ordered, netCents, orderedNetCents } = line;
  const { weight, quantity } = line.picked ?? ordered;
  // What was given back has no price anymore.
  const isBack = swap.decision === 'GIVE_BACK';
  const wasCents = weight === null && !isBack ? swap.listCents * quantity : null;
  const packedWasCents = wasCents !== null && wasCents > netCents ? wasCents : null;
  return {
    text: words.out(line.name),
    orderedText: words.amount(quantityText({ ...line, picked: null }), priceTag(orderedNetCents)),
    packedText: isBack ? words.back : words.amount(quantityText(line), priceTag(netCents)),
    packedWasCents,
    payText: isBack ? words.nothing : payText(netCents - orderedNetCents, packedWasCents !== null),
    decisionText: swap.decision && words[swap.decision](swap.name),
    untilText: place.state === 'PICKING' ? untilPacked(place) : words.until[place.channel],
    giveBackText: giveBackText(place),
  };
}

const untilPacked = ({ channel }: SwapPlace): string =>
  channel === 'SHIPPING' ? words.until.SHIPPING : words.until.packing;

function payText(difference: number, isWorthMore: boolean): string {
  if (difference < 0) return words.less(priceTag(-difference));
  if (difference > 0) return words.more(priceTag(difference));
  return isWorthMore ? words.lower : words.same;
}

/** Nobody stands at the door to take back what is left there. */
function giveBackText({ state, channel, handOver }: SwapPlace): string {
  if (state === 'READY' && channel === 'PICKUP') return words.giveBack.PICKUP;
  if (state === 'OUT_FOR_DELIVERY' && handOver.kind === 'ATTENDED') return words.giveBack.DELIVERY;
  return words.giveBack.refund;
}
