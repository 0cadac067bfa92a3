import type { ApolloClient } from '@apollo/client';
import { pageNow } from '../../../page/clock.ts';
import { change } from '../../../writes/change.ts';
import { ChangeCartDocument } from './ChangeCart.generated.ts';
import { inTurn } from './in-turn.ts';
import type { CartAnswer, KeeperPorts } from './keeper-ports.ts';
import { settledOf } from './settled.ts';

/** Sends changes of the carts, those of a guest after what another tab has under way. */
export async function sendChange(
  client: ApolloClient,
  input: Parameters<KeeperPorts['send']>[0],
  isGuest: boolean,
): Promise<CartAnswer> {
  const sent = () =>
    change(client, {
      mutation: ChangeCartDocument,
      variables: { input },
      isAnswered: (answer) => Boolean(answer.changeCart),
    });
  const { data } = await (isGuest ? inTurn(sent) : sent());
  const { carts, done, refused, userErrors } = data.changeCart;
  return {
    settled: carts ? settledOf(carts, pageNow()) : null,
    done,
    refused,
    error: userErrors[0]?.message ?? null,
  };
}
