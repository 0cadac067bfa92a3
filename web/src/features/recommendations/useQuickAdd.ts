import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ownerOf } from '../../app/data/owner.ts';
import { isConnectionLost, whenBack } from '../../app/loading/connection.ts';
import { whenIdle } from '../../app/loading/when-idle.ts';
import { pageNow } from '../../page/clock.ts';
import { type QuickAddLine, quickAddRequest } from '../../storage/quick-add-request.ts';
import { failureOf } from '../../writes/failure.ts';
import { randomHex } from '../../writes/random-hex.ts';
import { alone } from '../../writes/request-key.ts';
import type { AddedTogether, LineResult } from '../cart/add-together.ts';
import { AddedProductsDocument } from './AddedProducts.generated.ts';
import type { UsualRow_ProductFragment as Product } from './UsualRow/UsualRow.generated.ts';

/** A line that was to be added, and what became of it. */
export interface Outcome {
  line: QuickAddLine;
  /** null if it can't be loaded any more. */
  product: Product | null;
  result: LineResult;
}

/** What came of adding the usuals. */
export interface QuickAdded extends Pick<AddedTogether, 'before' | 'after'> {
  outcomes: readonly Outcome[];
}

export type QuickAddState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  /** There is no connection: it's sent once there is one. */
  | { kind: 'waiting' }
  /** The shopper's words; null if only the default applies. */
  | { kind: 'failed'; message: string | null }
  | ({ kind: 'done' } & QuickAdded);

/**
 * Adds the selected usuals as one request (S-8, N-68). A second press, a second tab, and a reload before the answer are the
 * same request, and add once (I-8).
 * @param known the products that the page has @param onDone hears of the answer, once
 */
export function useQuickAdd(known: readonly Product[], onDone: (added: QuickAdded) => void) {
  const client = useApolloClient();
  const [state, setState] = useState<QuickAddState>({ kind: 'idle' });
  const isSending = useRef(false);
  const callOff = useRef<() => void>(undefined);

  const add = async (wanted: readonly QuickAddLine[], pressedAt: number): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    callOff.current?.();
    setState({ kind: 'busy' });
    try {
      const { lines, answer } = await sendOnce(client, wanted, pressedAt);
      if (answer.error !== null) return setState({ kind: 'failed', message: answer.error });
      const products = await productsOf(client, lines, known);
      const outcomes = lines.map((line, index) => ({
        line,
        product: products.get(line.productId) ?? null,
        result: answer.results[index]!,
      }));
      const added = { outcomes, before: answer.before, after: answer.after };
      onDone(added);
      setState({ kind: 'done', ...added });
    } catch (error) {
      if (isConnectionLost(error)) {
        setState({ kind: 'waiting' });
        callOff.current = whenBack(() => void add(wanted, pressedAt));
      } else {
        const failure = failureOf(error);
        setState(failure ? { kind: 'failed', message: failure.message } : { kind: 'idle' });
      }
    } finally {
      isSending.current = false;
    }
  };

  const resume = useEffectEvent(() => {
    const left = quickAddRequest.unanswered(ownerOf(client), pageNow());
    if (left) void add(left.lines, left.at);
  });
  useEffect(() => {
    resume();
    // So that it's there at the first press.
    const stop = whenIdle(() => void loadAdding().catch(() => undefined));
    return () => {
      stop();
      callOff.current?.();
    };
  }, []);

  return {
    state,
    /** Adds lines, pressed at a moment in epoch milliseconds. */
    add,
    /** The shopper goes on choosing: what comes next is another request. */
    chooseAnew: () => {
      if (state.kind === 'failed') quickAddRequest.clear();
      if (state.kind === 'failed' || state.kind === 'done') setState({ kind: 'idle' });
    },
  };
}

/** Needed with the first press and not to draw anything. */
export const loadAdding = () => import('../cart/add-together.ts');

/** Sends what was pressed, or what was pressed before and has no answer; tabs take turns. */
const sendOnce = (
  client: ApolloClient,
  lines: readonly QuickAddLine[],
  at: number,
): Promise<{ lines: readonly QuickAddLine[]; answer: AddedTogether }> =>
  alone('quickAdd', async () => {
    const request = quickAddRequest.forPress({ owner: ownerOf(client), lines, at }, randomHex);
    const { addTogether } = await loadAdding();
    const answer = await addTogether(client, { lines: request.lines, requestId: request.id });
    quickAddRequest.answered(request, pageNow());
    return { lines: request.lines, answer };
  });

/** The lines' products; after a reload, those that are in the cart by now aren't among the usuals. */
async function productsOf(
  client: ApolloClient,
  lines: readonly QuickAddLine[],
  known: readonly Product[],
): Promise<ReadonlyMap<string, Product>> {
  const products = new Map(known.map((product) => [product.id, product]));
  const ids = lines.flatMap(({ productId }) => (products.has(productId) ? [] : productId));
  if (ids.length === 0) return products;
  const answer = await client
    .query({ query: AddedProductsDocument, variables: { ids }, errorPolicy: 'all' })
    .catch(() => undefined);
  for (const product of answer?.data?.products ?? []) products.set(product.id, product);
  return products;
}
