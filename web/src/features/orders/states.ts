import type { OrderState } from '../../graphql/schema-types.ts';

/** How a state looks: a ring until someone works on the order, then a dot, and a square once it's over. */
export const shapeOf: Readonly<Record<OrderState, 'todo' | 'active' | 'over'>> = {
  PLACED: 'todo',
  LOCKED: 'todo',
  PICKING: 'active',
  READY: 'active',
  OUT_FOR_DELIVERY: 'active',
  HANDED_OVER: 'over',
  FINALIZED: 'over',
  CANCELLED: 'over',
  PARTIALLY_REFUNDED: 'over',
};

/** Does the shopper still wait for the order? */
export const isComing = ({ state }: { state: OrderState }): boolean => shapeOf[state] !== 'over';

/** How many swaps of an order wait for the shopper's answer. */
export const openSwaps = (swaps: readonly { canDecide: boolean; decision: unknown }[]): number =>
  swaps.filter(({ canDecide, decision }) => canDecide && decision === null).length;
