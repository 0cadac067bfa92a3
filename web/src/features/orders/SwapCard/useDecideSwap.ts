import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useState } from 'react';
import type { SwapDecision } from '../../../graphql/schema-types.ts';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { change } from '../../../writes/change.ts';
import { failureOf } from '../../../writes/failure.ts';
import { requestKeys } from '../../../writes/request-key.ts';
import { DecideSwapDocument, type SwapCard_SwapFragment } from './SwapCard.generated.ts';

export interface Deciding {
  /** What is being sent; null while nothing is. */
  busy: SwapDecision | null;
  /** Why the last decision wasn't taken, in words; null if it was. */
  failed: string | null;
  /** @returns was it taken? */
  decide: (decision: SwapDecision) => Promise<boolean>;
}

/** Keeps a swap or gives it back, once however often it's pressed (I-8); the order follows at once (N-41). */
export function useDecideSwap(orderNumber: string, { id, packedProductId }: SwapCard_SwapFragment): Deciding {
  const { swaps: texts } = useOrdersTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const [keys] = useState(requestKeys);
  const [busy, setBusy] = useState<SwapDecision | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const decide = async (decision: SwapDecision): Promise<boolean> => {
    if (busy) return false;
    setBusy(decision);
    setFailed(null);
    const input = { orderNumber, swapId: id, packedProductId, decision };
    try {
      const { data } = await change(client, {
        mutation: DecideSwapDocument,
        variables: { input: { ...input, clientRequestId: keys.of(input) } },
        isAnswered: (answer) => Boolean(answer.decideSwap),
      });
      keys.answered();
      const { order, userErrors } = data.decideSwap;
      const [error] = userErrors;
      if (error) setFailed(error.message);
      else announce(order?.swaps.find((swap) => swap.id === id)?.decisionText ?? texts.done);
      return !error;
    } catch (error) {
      const failure = failureOf(error);
      if (failure) setFailed(failure.message ?? texts.failedText);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, failed, decide };
}
