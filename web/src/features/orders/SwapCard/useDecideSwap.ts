import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import type { SwapDecision } from '../../../graphql/schema-types.ts';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { change } from '../../../writes/change.ts';
import { type Changes, useChange } from '../../../writes/useChange.ts';
import { ChooseSwapDocument } from './SwapChoices.generated.ts';
import { DecideSwapDocument, type SwapCard_SwapFragment } from './SwapCard.generated.ts';

export interface Deciding extends Omit<Changes<SwapDecision | 'CHOOSE'>, 'send'> {
  /** @returns was it taken? */
  decide: (decision: SwapDecision) => Promise<boolean>;
  /** Wants something else in its place. @returns was it packed? */
  choose: (otherProductId: string, name: string) => Promise<boolean>;
}

/** Keeps a swap, gives it back, or wants another, once however often it's pressed (I-8); the order follows at once (N-41). */
export function useDecideSwap(orderNumber: string, { id, packedProductId }: SwapCard_SwapFragment): Deciding {
  const { swaps: texts } = useOrdersTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const { busy, failed, send } = useChange<SwapDecision | 'CHOOSE'>(texts.failedText);
  const decide = async (decision: SwapDecision): Promise<boolean> => {
    const input = { orderNumber, swapId: id, packedProductId, decision };
    const answer = await send(decision, input, async (clientRequestId) => {
      const { data } = await change(client, {
        mutation: DecideSwapDocument,
        variables: { input: { ...input, clientRequestId } },
        isAnswered: ({ decideSwap }) => Boolean(decideSwap),
      });
      return data.decideSwap;
    });
    if (answer) announce(answer.order?.swaps.find((swap) => swap.id === id)?.decisionText ?? texts.done);
    return answer !== null;
  };
  const choose = async (otherProductId: string, name: string): Promise<boolean> => {
    const input = { orderNumber, swapId: id, packedProductId, otherProductId };
    const answer = await send('CHOOSE', input, async (clientRequestId) => {
      const { data } = await change(client, {
        mutation: ChooseSwapDocument,
        variables: { input: { ...input, clientRequestId } },
        isAnswered: ({ chooseSwap }) => Boolean(chooseSwap),
      });
      return data.chooseSwap;
    });
    if (answer) announce(texts.chosen(name));
    return answer !== null;
  };
  return { busy, failed, decide, choose };
}
