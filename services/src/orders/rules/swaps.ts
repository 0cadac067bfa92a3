import type { OrderState, SubstitutionKind } from './order-states.ts';
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
 * seller has sent is out of reach. Who says nothing keeps what was packed (N-41, N-61), unless they wanted to be asked first.
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

/**
 * Was something packed that its shopper wanted to be asked about, and hasn't answered? What nobody says yes to until the
 * hand-over stays in the store, and costs nothing (N-60).
 */
export const isUnanswered = (
  line: Pick<SwappedLine, 'substituted_item_id' | 'swap_decision'> & { substitution: SubstitutionKind },
): boolean => line.substitution === 'ASK' && line.substituted_item_id !== null && line.swap_decision === null;

/** Packages of a line that the household gets; null until the store has picked it. */
export const keptQuantity = (line: SwappedLine): number | null => (isGivenBack(line) ? 0 : line.picked_quantity);
