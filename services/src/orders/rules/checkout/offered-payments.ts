import type { HandOverKind } from './checkout.ts';
import type { OrderState } from '../order-states.ts';
import { comingStates } from '../states.ts';

/** A way to pay, and why it isn't offered. */
export interface OfferedPayment {
  id: string;
  /** As whom a wallet knows the retailer; omitted for every other way. */
  merchantId?: string;
  /** UNATTENDED: nobody is there to take the money; null if it can be chosen. */
  problem: 'UNATTENDED' | null;
}

/** What is left at a door, or shipped, is paid for before. */
export const offeredPayments = (
  ports: readonly { id: string; holdsMoney: boolean; wallet?: { merchantId: string } }[],
  handOver: HandOverKind,
): OfferedPayment[] =>
  ports.map(({ id, holdsMoney, wallet }) => ({
    id,
    ...(wallet ? { merchantId: wallet.merchantId } : {}),
    problem: !holdsMoney && (handOver === 'UNATTENDED' || handOver === 'SHIPPED') ? 'UNATTENDED' : null,
  }));

/** Can an order be paid when it is handed over, to a person? */
export const canPayAtHandOver = (handOver: HandOverKind): boolean =>
  offeredPayments([{ id: 'HAND_OVER', holdsMoney: false }], handOver).every(({ problem }) => problem === null);

/**
 * What an order costs beyond its hold, after the provider has refused to hold more; 0 if it is covered, or nobody has refused
 * yet, or it is over (N-64).
 */
export function refusedShortage(
  state: OrderState,
  { heldCents, refusedCents, restCents }: { heldCents: number; refusedCents: number | null; restCents: number },
): number {
  const isRefused = refusedCents !== null && refusedCents > heldCents && comingStates.includes(state);
  return isRefused ? Math.max(0, restCents - heldCents) : 0;
}
