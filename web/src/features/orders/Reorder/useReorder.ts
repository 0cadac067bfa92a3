import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { refreshCarts } from '../../cart/useCarts.ts';
import { change } from '../../../writes/change.ts';
import { failureOf } from '../../../writes/failure.ts';
import { requestKeys } from '../../../writes/request-key.ts';
import { OrderNamesDocument, ReorderDocument } from './Reorder.generated.ts';

/** What came of adding an order's items to the cart. */
export type ReorderState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  /** `count` lines are in the cart; `missing` couldn't be had, by name, and null is one whose name isn't known. */
  | { kind: 'done'; count: number; missing: readonly Missing[] }
  | { kind: 'failed'; message: string | null };

interface Missing {
  name: string | null;
  reason: string;
}

export interface Reordering {
  state: ReorderState;
  reorder: () => Promise<void>;
  /** What came of it has been read. */
  forget: () => void;
}

/** Adds what an order had to the cart, as often as it's pressed but once for each answer (I-8). */
export function useReorder(orderNumber: string): Reordering {
  const client = useApolloClient();
  const [keys] = useState(requestKeys);
  const [state, setState] = useState<ReorderState>({ kind: 'idle' });
  const reorder = async (): Promise<void> => {
    if (state.kind === 'busy') return;
    setState({ kind: 'busy' });
    try {
      const { data } = await change(client, {
        mutation: ReorderDocument,
        variables: { input: { orderNumber, clientRequestId: keys.of({ orderNumber }) } },
        isAnswered: (answer) => Boolean(answer.reorder),
      });
      keys.answered();
      const { done, refused, userErrors } = data.reorder;
      const [error] = userErrors;
      if (error) return setState({ kind: 'failed', message: error.message });
      refreshCarts();
      const nameOf = refused.length > 0 ? await namesOf(client, orderNumber) : () => null;
      setState({
        kind: 'done',
        count: done.length,
        missing: refused.map(({ productId, message }) => ({ name: nameOf(productId), reason: message })),
      });
    } catch (error) {
      setState({ kind: 'failed', message: failureOf(error)?.message ?? null });
    }
  };
  return { state, reorder, forget: () => setState({ kind: 'idle' }) };
}

/** The names of an order's products as they were ordered. */
async function namesOf(client: ApolloClient, number: string): Promise<(productId: string | null) => string | null> {
  const answer = await client
    .query({ query: OrderNamesDocument, variables: { number } })
    .catch(() => ({ data: undefined }));
  const lines = answer.data?.order?.lines ?? [];
  return (productId) => lines.find((line) => line.productId === productId)?.name ?? null;
}
