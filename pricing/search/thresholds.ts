import type { CartLine } from '../cart.ts';
import type { Offer } from '../offer.ts';
import { isInScope, measuredFor, minimumOf } from '../order-offers.ts';
import type { PartDeal } from './part-deals.ts';

/** Whether an order-level offer's minimum can still be reached while parts are decided one by one. */
export interface Threshold {
  choose: (depth: number, option: number) => void;
  isInReach: (depth: number) => boolean;
}

/** @param order in which the parts are decided; `options` are theirs, by part */
export function threshold(
  offer: Offer,
  options: readonly (readonly PartDeal[])[],
  order: readonly number[],
  lines: readonly CartLine[],
): Threshold {
  const measures = order.map((part) =>
    options[part]!.map(({ storeDeal: { lots } }) =>
      measuredFor(
        offer,
        lots.filter(({ line }) => isInScope(offer, lines[line]!)),
        lines,
      ),
    ),
  );
  const most = [0];
  for (const of of measures.toReversed()) most.unshift(most[0]! + Math.max(...of));
  const reached = [0];
  const minimum = Math.max(1, minimumOf(offer));
  return {
    choose: (depth, option) => void (reached[depth + 1] = reached[depth]! + measures[depth]![option]!),
    isInReach: (depth) => reached[depth]! + most[depth]! >= minimum,
  };
}
