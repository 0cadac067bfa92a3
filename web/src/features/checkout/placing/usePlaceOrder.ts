import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { isConnectionLost } from '../../../app/loading/connection.ts';
import { useMessages } from '../../../messages/messages.ts';
import { pageNow } from '../../../page/clock.ts';
import { unfinishedOrder } from '../../../storage/unfinished-order.ts';
import { failureOf, wantsStepUp } from '../../../writes/failure.ts';
import { inTurn } from '../../../writes/request-key.ts';
import { refreshCarts } from '../../cart/useCarts.ts';
import { loadChanges } from '../data/load.ts';
import type { PlaceOrder_ChangesFragment } from '../data/PlaceOrder.generated.ts';
import type { WalletPayment } from '../wallets/useWalletPayment.ts';

export type Changes = PlaceOrder_ChangesFragment;

/** Why nothing is placed yet. `unknown`: the answer is lost, and pressing again finds it. */
export type PlaceProblem = { kind: 'refused' | 'unknown'; code: string; message: string };

export interface Placing {
  isBusy: boolean;
  problem: PlaceProblem | null;
  /** What is new since the quote that the shopper saw; null unless it changed (N-60). */
  changes: Changes | null;
  /** Does the shopper have to confirm with a code first (N-3)? */
  wantsCode: boolean;
  place: (quoteId: string, confirmsAge: boolean) => Promise<void>;
  /** Places it with the quote that the changes led to; the age was confirmed before. */
  accept: () => Promise<void>;
  /** Sends the last request again, with the same key: after a code, or when its answer was lost. */
  again: () => Promise<void>;
  /** The shopper goes back to what can be chosen: what was said about the last try is no longer true. */
  forget: () => void;
}

/**
 * Places the order of a cart, once: a second press, a second tab, and a reload send the same key until the request has its
 * answer (I-8, T-34).
 * @param onPlaced called with the order's number
 * @param confirm opens the sheet of the wallet that pays; null or omitted for every other way
 */
export function usePlaceOrder(
  cartId: string,
  onPlaced: (orderNumber: string) => void,
  confirm: WalletPayment['confirm'] = null,
): Placing {
  const client = useApolloClient();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<PlaceProblem | null>(null);
  const [changes, setChanges] = useState<Changes | null>(null);
  const [wantsCode, setWantsCode] = useState(false);
  const isSending = useRef(false);
  const isOfAge = useRef(false);
  /** The quote that a wallet's sheet was confirmed for, until that is used up: a lost answer is found out without another. */
  const confirmedFor = useRef<string>(null);

  const forget = () => {
    setProblem(null);
    setChanges(null);
    setWantsCode(false);
    confirmedFor.current = null;
  };

  /** @returns whether the order can be sent: it is paid another way, or its sheet is confirmed */
  const isPaidFor = async (quoteId: string): Promise<boolean> => {
    if (!confirm || confirmedFor.current === quoteId) return true;
    const confirmed = await confirm(quoteId);
    if (confirmed.kind === 'kept') {
      confirmedFor.current = quoteId;
      return true;
    }
    const { code, message, changes: found } = confirmed;
    setChanges(found);
    if (!found) setProblem({ kind: 'refused', code, message: message || technicalDifficulties });
    return false;
  };

  const send = async (quoteId: string, confirmsAge: boolean, pressedAt: number, isNew = true) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setProblem(null);
    setWantsCode(false);
    try {
      if (isNew && !(await isPaidFor(quoteId))) return;
      unfinishedOrder.write(cartId, { quoteId, confirmsAge, pressedAt });
      const {
        order,
        changes: found,
        userErrors,
      } = await inTurn(`order.${cartId}.${quoteId}`, pressedAt, async (key) => {
        const { placeOrder } = await loadChanges();
        return placeOrder(client, { cartId, quoteId, confirmsAge, clientRequestId: key });
      });
      unfinishedOrder.clear(cartId);
      setChanges(found);
      if (order) {
        refreshCarts();
        return onPlaced(order.id);
      }
      const [error] = userErrors;
      if (found) return void (confirmedFor.current = null);
      const kind = error?.code === 'PAYMENT_UNKNOWN' ? 'unknown' : 'refused';
      if (kind === 'refused') confirmedFor.current = null;
      setProblem({ kind, code: error?.code ?? '', message: error?.message ?? technicalDifficulties });
    } catch (error) {
      if (wantsStepUp(error)) return setWantsCode(true);
      const failure = failureOf(error);
      const isUnknown = isConnectionLost(error);
      if (failure)
        setProblem({
          kind: isUnknown ? 'unknown' : 'refused',
          code: 'FAILED',
          message: failure.message ?? technicalDifficulties,
        });
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    problem,
    changes,
    wantsCode,
    async place(quoteId, confirmsAge) {
      isOfAge.current = confirmsAge;
      await send(quoteId, confirmsAge, pageNow());
    },
    async accept() {
      if (changes) await send(changes.quoteId, isOfAge.current, pageNow());
    },
    async again() {
      const last = unfinishedOrder.read(cartId);
      if (last) await send(last.quoteId, last.confirmsAge, last.pressedAt, false);
    },
    forget,
  };
}
