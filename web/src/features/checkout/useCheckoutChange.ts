import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { SetCheckoutInput } from '../../graphql/schema-types.ts';
import { useMessages } from '../../messages/messages.ts';
import { failureOf } from '../../writes/failure.ts';
import { requestKeys } from '../../writes/request-key.ts';
import { loadChanges } from './data/load.ts';
import type { Checkout } from './steps.ts';

/** What a step keeps. */
export type Choices = Omit<SetCheckoutInput, 'cartId' | 'clientRequestId'>;

/** What became of a change. A refusal is in the shopper's words; its field is the input's, if it is about one. */
export type Kept =
  | { kind: 'kept'; checkout: Checkout | null }
  | { kind: 'refused'; code: string; message: string; field: string | null }
  | { kind: 'session-ended' };

interface Answer {
  checkout: Checkout | null;
  userErrors: readonly { code: string; message: string; field: string | null }[];
}

export interface CheckoutChange {
  isBusy: boolean;
  /** Holds a time for 15 minutes (N-59). */
  hold: (slotId: string) => Promise<Kept>;
  /** Keeps what was chosen in a step. */
  keep: (choices: Choices) => Promise<Kept>;
}

/** Changes a checkout, one change at a time; the same choices sent again before an answer are the same request (I-8). */
export function useCheckoutChange(cartId: string): CheckoutChange {
  const client = useApolloClient();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const [isBusy, setIsBusy] = useState(false);
  const keys = useRef(requestKeys());

  const send = async (choices: object, ask: (key: string) => Promise<Answer>): Promise<Kept> => {
    setIsBusy(true);
    try {
      const { checkout, userErrors } = await ask(keys.current.of(choices));
      keys.current.answered();
      const [error] = userErrors;
      return error
        ? { kind: 'refused', code: error.code, message: error.message, field: error.field }
        : { kind: 'kept', checkout };
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) return { kind: 'session-ended' };
      return { kind: 'refused', code: 'FAILED', message: failure.message ?? technicalDifficulties, field: null };
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    hold: (slotId) =>
      send({ slotId }, async (key) => (await loadChanges()).holdSlot(client, { cartId, slotId, clientRequestId: key })),
    keep: (choices) =>
      send(choices, async (key) =>
        (await loadChanges()).setCheckout(client, { cartId, ...choices, clientRequestId: key }),
      ),
  };
}
