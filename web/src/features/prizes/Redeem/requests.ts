import type { ApolloClient } from '@apollo/client';
import { change } from '../../../writes/change.ts';
import { inTurn } from '../../../writes/request-key.ts';
import type { PrizeResult_RedemptionFragment } from '../PrizeResult/PrizeResult.generated.ts';
import {
  ChooseAlternatePrizeDocument,
  HoldPrizeDocument,
  type Redeem_RefusalFragment,
  RedeemPrizeDocument,
  ReleasePrizeHoldDocument,
  SetStockAlertDocument,
} from './Redeem.generated.ts';

/** A shopper's possible requests on a prize's page. */
export type PrizeAction =
  | { kind: 'redeem'; quantity: number; expectedCost: number; winId?: string }
  | { kind: 'choose'; choiceId: string; of: { redemptionId: string } | { winId: string } }
  | { kind: 'hold' }
  | { kind: 'release' }
  /** Sets or cancels an alert for when more arrive. */
  | { kind: 'alert'; isOn: boolean };

interface Answer {
  redemption?: PrizeResult_RedemptionFragment | null | undefined;
  refusal?: Redeem_RefusalFragment | undefined;
}

/** Sends what a shopper requested at that moment; the same request in several tabs is sent once (N-26, I-4). */
export const ask = (client: ApolloClient, prizeId: string, action: PrizeAction, pressedAt: number): Promise<Answer> =>
  inTurn(keyOf(prizeId, action), pressedAt, (clientRequestId) => send(client, prizeId, action, clientRequestId));

async function send(
  client: ApolloClient,
  prizeId: string,
  action: PrizeAction,
  clientRequestId: string,
): Promise<Answer> {
  switch (action.kind) {
    case 'redeem': {
      const { quantity, expectedCost, winId } = action;
      const input = { prizeId, quantity, expectedCost, clientRequestId, ...(winId ? { winId } : {}) };
      const { data } = await change(client, {
        mutation: RedeemPrizeDocument,
        variables: { input },
        isAnswered: ({ redeemPrize }) => saysWhat(redeemPrize.redemption, redeemPrize),
      });
      return { redemption: data.redeemPrize.redemption, refusal: data.redeemPrize.userErrors[0] };
    }
    case 'choose': {
      const input = { prizeId, choiceId: action.choiceId, clientRequestId, ...action.of };
      const { data } = await change(client, {
        mutation: ChooseAlternatePrizeDocument,
        variables: { input },
        isAnswered: ({ chooseAlternatePrize: answer }) => saysWhat(answer.redemption, answer),
      });
      return { redemption: data.chooseAlternatePrize.redemption, refusal: data.chooseAlternatePrize.userErrors[0] };
    }
    case 'hold': {
      const input = { prizeId, clientRequestId };
      const { data } = await client.mutate({ mutation: HoldPrizeDocument, variables: { input } });
      return { refusal: data?.holdPrize.userErrors[0] };
    }
    case 'alert': {
      const input = { prizeId, isOn: action.isOn };
      const { data } = await client.mutate({ mutation: SetStockAlertDocument, variables: { input } });
      return { refusal: data?.setStockAlert.userErrors[0] };
    }
    case 'release':
      await client.mutate({ mutation: ReleasePrizeHoldDocument, variables: { input: { prizeId } } });
      return {};
  }
}

/** Does a response say what was done, or why nothing was? */
const saysWhat = (done: unknown, { userErrors }: { userErrors: readonly unknown[] }): boolean =>
  Boolean(done) || userErrors.length > 0;

/** Names a request by everything that tells it apart from others. */
function keyOf(prizeId: string, action: PrizeAction): string {
  const rest: (string | number)[] =
    action.kind === 'redeem'
      ? [action.winId ?? 'points', action.quantity, action.expectedCost]
      : action.kind === 'choose'
        ? [action.choiceId, ...Object.values(action.of)]
        : [];
  return [action.kind, prizeId, ...rest].join('.');
}
