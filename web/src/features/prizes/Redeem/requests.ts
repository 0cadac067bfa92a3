import type { ApolloClient } from '@apollo/client';
import type { PrizeResult_RedemptionFragment } from '../PrizeResult/PrizeResult.generated.ts';
import {
  ChooseAlternatePrizeDocument,
  HoldPrizeDocument,
  RedeemPrizeDocument,
  ReleasePrizeHoldDocument,
} from './Redeem.generated.ts';

/** What a shopper can ask for on a prize's page. */
export type PrizeAction =
  | { kind: 'redeem'; quantity: number; expectedCost: number; winId?: string }
  | { kind: 'choose'; choiceId: string; of: { redemptionId: string } | { winId: string } }
  | { kind: 'hold' }
  | { kind: 'release' };

interface Answer {
  redemption?: PrizeResult_RedemptionFragment | null | undefined;
  refusal?: { code: string; message: string } | undefined;
}

/** Sends what a shopper asks for. The same request id asks for the same thing again (N-26). */
export async function ask(
  client: ApolloClient,
  prizeId: string,
  action: PrizeAction,
  clientRequestId: string,
): Promise<Answer> {
  switch (action.kind) {
    case 'redeem': {
      const { quantity, expectedCost, winId } = action;
      const input = { prizeId, quantity, expectedCost, clientRequestId, ...(winId ? { winId } : {}) };
      const { data } = await client.mutate({ mutation: RedeemPrizeDocument, variables: { input } });
      return { redemption: data?.redeemPrize.redemption, refusal: data?.redeemPrize.userErrors[0] };
    }
    case 'choose': {
      const input = { prizeId, choiceId: action.choiceId, clientRequestId, ...action.of };
      const { data } = await client.mutate({ mutation: ChooseAlternatePrizeDocument, variables: { input } });
      return { redemption: data?.chooseAlternatePrize.redemption, refusal: data?.chooseAlternatePrize.userErrors[0] };
    }
    case 'hold': {
      const input = { prizeId, clientRequestId };
      const { data } = await client.mutate({ mutation: HoldPrizeDocument, variables: { input } });
      return { refusal: data?.holdPrize.userErrors[0] };
    }
    case 'release':
      await client.mutate({ mutation: ReleasePrizeHoldDocument, variables: { input: { prizeId } } });
      return {};
  }
}
