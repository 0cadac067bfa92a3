import { ebtMethod } from '../rules/ebt.ts';
import type { Outcome, PaymentPort } from './port.ts';

const done = (): Promise<Outcome> => Promise.resolve({ kind: 'DONE', reference: null });

const atHandOver = {
  holdsMoney: false,
  authorize: done,
  reauthorize: done,
  capture: done,
  refund: done,
  void: done,
};

/** Card or cash at the store or the door: nothing is held, and the store takes the money (N-64). */
export const payAtHandOver: PaymentPort = { id: 'HAND_OVER', ...atHandOver };

/** SNAP benefits at the store or the door, with card and PIN; a processor that takes them online is a port of its own (N-52). */
export const ebtAtHandOver: PaymentPort = { id: ebtMethod, ...atHandOver };
