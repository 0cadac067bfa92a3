import type { HandOverKind } from './checkout.ts';

/** A way to pay, and why it isn't offered. */
export interface OfferedPayment {
  id: string;
  /** UNATTENDED: nobody is there to take the money; null if it can be chosen. */
  problem: 'UNATTENDED' | null;
}

/** What is left at a door, or shipped, is paid for before. */
export const offeredPayments = (
  ports: readonly { id: string; holdsMoney: boolean }[],
  handOver: HandOverKind,
): OfferedPayment[] =>
  ports.map(({ id, holdsMoney }) => ({
    id,
    problem: !holdsMoney && (handOver === 'UNATTENDED' || handOver === 'SHIPPED') ? 'UNATTENDED' : null,
  }));
