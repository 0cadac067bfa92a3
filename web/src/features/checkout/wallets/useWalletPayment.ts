import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useFrame } from '../../../app/data/frame.ts';
import type { Checkout } from '../steps.ts';
import type { Confirmed } from './confirm.ts';
import { loadConfirm } from './load.ts';
import type { Bill, Sheet } from './wallet.ts';

/** The open sheet of the demo's wallet. */
export interface OpenSheet {
  bill: Bill;
  answer: (sheet: Sheet) => void;
}

/** Confirms an order's payment in the sheet of the chosen wallet. */
export interface WalletPayment {
  /** null if it is paid another way. */
  confirm: ((quoteId: string) => Promise<Confirmed>) | null;
  demoSheet: OpenSheet | null;
  /** Name of the wallet whose sheet is open; null while none is. */
  waitsFor: string | null;
}

/** How the chosen wallet is confirmed. Its code is there before the button is pressed, so that the press still counts. */
export function useWalletPayment(checkout: Checkout): WalletPayment {
  const client = useApolloClient();
  const { banner } = useFrame();
  const [demoSheet, setDemoSheet] = useState<OpenSheet | null>(null);
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const { id: cartId, payments, paymentId, total, hold } = checkout;
  const choice = payments.find(({ id }) => id === paymentId);
  const wallet = choice?.wallet;
  const isWallet = Boolean(wallet);
  useEffect(() => {
    if (isWallet) void loadConfirm().catch(() => undefined);
  }, [isWallet]);
  if (!choice || !wallet) return { confirm: null, demoSheet: null, waitsFor: null };

  const showDemo = (bill: Bill) =>
    new Promise<Sheet>((resolve) => {
      const answer = (sheet: Sheet) => {
        setDemoSheet(null);
        resolve(sheet);
      };
      setDemoSheet({ bill, answer });
    });
  const chosen = { id: choice.id, name: choice.name, wallet };
  const bill = { shop: banner.name, total: total.amount, hold: (hold ?? total).amount };
  return {
    demoSheet,
    waitsFor,
    async confirm(quoteId) {
      const onClosed = () => setWaitsFor(null);
      setWaitsFor(chosen.name);
      try {
        const { confirmPayment } = await loadConfirm();
        return await confirmPayment(client, { cartId, quoteId, chosen, bill }, { showDemo, onClosed });
      } finally {
        onClosed();
      }
    },
  };
}
