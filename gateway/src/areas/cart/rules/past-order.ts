import type { OrderState } from '../../../generated/resolvers.ts';

const past: ReadonlySet<OrderState> = new Set(['HANDED_OVER', 'FINALIZED', 'CANCELLED', 'PARTIALLY_REFUNDED']);

/** Is it an order that nothing more happens to, but for what is paid back? */
export const isPast = ({ state }: { state: OrderState }): boolean => past.has(state);
