import type { Outcome, PaymentPort } from './port.ts';

const done = (): Promise<Outcome> => Promise.resolve({ kind: 'DONE', reference: null });

/** Card, cash, or SNAP EBT at the store or the door: nothing is held, and the store takes the money (N-64). */
export const payAtHandOver: PaymentPort = {
  id: 'HAND_OVER',
  holdsMoney: false,
  authorize: done,
  reauthorize: done,
  capture: done,
  refund: done,
  void: done,
};
