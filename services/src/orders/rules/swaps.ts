import type { OrderState } from './order-states.ts';
import { stateAfter } from './states.ts';

/** What a household can say to a swap: keep it, or give it back and pay nothing for it (N-41). */
export const swapDecisions = ['KEEP', 'GIVE_BACK'] as const;
export type SwapDecision = (typeof swapDecisions)[number];

/** A line of an order, as far as swaps go. */
export interface SwappedLine {
  ordered_quantity: number;
  picked_quantity: number | null;
  substituted_item_id: string | null;
  swap_decision: SwapDecision | null;
}

/**
 * Can a household still decide about its swaps? From picking on until the order is handed over, whatever the time; what a
 * seller has sent is out of reach. Who says nothing keeps what was packed (N-41, N-61).
 */
export const canDecide = (state: OrderState, channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE'): boolean =>
  stateAfter(state, 'DECIDE', channel === 'DELIVERY' || channel === 'SHIPPING') !== null &&
  !(channel === 'SHIPPING' && state !== 'PICKING');

/** Can a household choose another substitute? While the order is in the store: nothing is swapped in a van (N-41). */
export const canChoose = (state: OrderState, channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE'): boolean =>
  canDecide(state, channel) && state !== 'OUT_FOR_DELIVERY';

/** Was something packed instead, and given back? */
export const isGivenBack = ({ substituted_item_id: itemId, swap_decision: decision }: SwappedLine): boolean =>
  itemId !== null && decision === 'GIVE_BACK';

/** Packages of a line that the household gets; null until the store has picked it. */
export const keptQuantity = (line: SwappedLine): number | null => (isGivenBack(line) ? 0 : line.picked_quantity);
