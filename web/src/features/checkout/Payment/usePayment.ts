import { useState } from 'react';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { moneyText } from '../money-text.ts';
import type { Fault } from '../StepAlert/StepAlert.tsx';
import type { Checkout } from '../steps.ts';
import type { Choices } from '../useCheckoutChange.ts';
import { snapCents, type SnapEntry, snapEntryOf } from './snap.ts';
import { type Here, useWalletsHere } from '../wallets/useWalletsHere.ts';
import { tipCents, type TipEntry, tipEntryOf } from './tip.ts';

/** Ids of the controls, by the input field that each fills. */
export const paymentIds = {
  paymentId: 'checkout-payment',
  tipCents: 'checkout-tip',
  snapCents: 'checkout-snap',
  poNumber: 'checkout-po-number',
} as const;

export interface Payment {
  /** Id of the chosen way; empty if none is offered. */
  chosen: string;
  choose: (id: string) => void;
  /** Can it be used in this browser? */
  isHere: (id: string) => Here;
  tip: TipEntry;
  setTip: (tip: TipEntry) => void;
  benefits: SnapEntry;
  setBenefits: (benefits: SnapEntry) => void;
  poNumber: string;
  setPoNumber: (poNumber: string) => void;
  /** What can be seen to be wrong before anything is sent. */
  faults: () => Fault[];
  /** What is sent. */
  choices: () => Choices;
}

/** How a shopper wants to pay (N-64): as before, else whoever meets us pays then, as long as that is offered. */
export function usePayment(checkout: Checkout): Payment {
  const { payment } = useCheckoutTexts();
  const { payments, tips, snap, purchaseOrder } = checkout;
  const isHere = useWalletsHere(payments);
  const offered = payments.filter(({ id, isOffered }) => isOffered && isHere(id) !== 'no').map(({ id }) => id);
  const [picked, choose] = useState<string>();
  const chosen =
    [picked, checkout.paymentId, 'HAND_OVER'].find((id) => offered.some((one) => one === id)) ?? offered[0] ?? '';
  const [tip, setTip] = useState<TipEntry>(() => tipEntryOf(checkout));
  const [benefits, setBenefits] = useState<SnapEntry>(() => snapEntryOf(snap));
  const [poNumber, setPoNumber] = useState(purchaseOrder?.number ?? '');
  const isDelivered = tips.length > 0;
  const cents = () => (isDelivered ? tipCents(tip) : null);
  const ebt = () => (snap ? snapCents(benefits, snap) : null);
  return {
    chosen,
    choose,
    isHere,
    tip,
    setTip,
    benefits,
    setBenefits,
    poNumber,
    setPoNumber,
    faults: () => [
      ...(chosen === '' ? [{ id: paymentIds.paymentId, message: payment.missing }] : []),
      ...(ebt() === undefined && snap
        ? [{ id: paymentIds.snapCents, message: payment.snap.invalid(moneyText(snap.eligible)) }]
        : []),
      ...(cents() === undefined ? [{ id: paymentIds.tipCents, message: payment.tipInvalid }] : []),
    ],
    choices() {
      const [tipped, paid] = [cents(), ebt()];
      return {
        paymentId: chosen,
        ...(typeof tipped === 'number' ? { tipCents: tipped } : {}),
        ...(typeof paid === 'number' ? { snapCents: paid } : {}),
        ...(purchaseOrder ? { poNumber } : {}),
      };
    },
  };
}
