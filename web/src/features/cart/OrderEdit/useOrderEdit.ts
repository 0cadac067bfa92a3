import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { loadCode } from '../../../app/loading/stale-chunk.ts';
import { useOrderEditTexts } from '../../../messages/order-edit.ts';
import { pageNow } from '../../../page/clock.ts';
import { change } from '../../../writes/change.ts';
import { failureOf } from '../../../writes/failure.ts';
import { requestKeys } from '../../../writes/request-key.ts';
import type { CartSummary_CartsFragment } from '../keeper/CartSummary.generated.ts';
import { settledOf } from '../keeper/settled.ts';
import { useKeeper } from '../keeper/useKeeper.ts';

/** Asked for when something is done, the page is there before. */
const documents = () => loadCode(() => import('./EditOrder.generated.ts'));

interface Payload {
  carts: CartSummary_CartsFragment | null;
  userErrors: readonly { message: string }[];
}

/** What can be done with an order that is being changed: opening it, saving, discarding. */
export function useOrderEdit(orderNumber: string) {
  const client = useApolloClient();
  const keeper = useKeeper();
  const texts = useOrderEditTexts();
  const [busy, setBusy] = useState<'open' | 'save' | 'discard' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const keys = useRef(requestKeys());

  /** Sends one of them, with the same key until it is answered. @returns whether it was done */
  async function run(kind: 'open' | 'save' | 'discard', answers: object, send: (key: string) => Promise<Payload>) {
    if (busy) return false;
    setBusy(kind);
    setFailure(null);
    try {
      const { carts, userErrors } = await send(keys.current.of({ kind, orderNumber, ...answers }));
      keys.current.answered();
      if (carts) keeper().learn(settledOf(carts, pageNow()), true);
      if (kind === 'open' || userErrors.length > 0) await keeper().refresh();
      setFailure(userErrors[0]?.message ?? null);
      return userErrors.length === 0;
    } catch (error) {
      const failed = failureOf(error);
      if (failed) setFailure(failed.message ?? texts.failed);
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    /** Why the last one was not done, in the shopper's words. */
    failure,
    open: () =>
      run('open', {}, async (clientRequestId) => {
        const { data } = await change(client, {
          mutation: (await documents()).EditOrderDocument,
          variables: { input: { orderNumber, clientRequestId } },
          isAnswered: ({ editOrder }) => Boolean(editOrder),
        });
        return data.editOrder;
      }),
    /** @param expectedTotal what the shopper saw, in dollars: nobody pays more unasked */
    save: (expectedTotal: string) =>
      run('save', { expectedTotal }, async (clientRequestId) => {
        const { data } = await change(client, {
          mutation: (await documents()).SaveOrderEditDocument,
          variables: { input: { orderNumber, expectedTotal, clientRequestId } },
          isAnswered: ({ saveOrderEdit }) => Boolean(saveOrderEdit),
        });
        return data.saveOrderEdit;
      }),
    discard: () =>
      run('discard', {}, async (clientRequestId) => {
        const { data } = await change(client, {
          mutation: (await documents()).DiscardOrderEditDocument,
          variables: { input: { orderNumber, clientRequestId } },
          isAnswered: ({ discardOrderEdit }) => Boolean(discardOrderEdit),
        });
        return data.discardOrderEdit;
      }),
  };
}
