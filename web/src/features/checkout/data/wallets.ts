import type { ApolloClient } from '@apollo/client';
import type { KeepWalletPaymentInput, OpenWalletSessionInput } from '../../../graphql/schema-types.ts';
import { change } from '../../../writes/change.ts';
import { KeepWalletPaymentDocument, OpenWalletSessionDocument } from './Wallets.generated.ts';

/** Keeps what a wallet's sheet confirmed, for the order to be paid with. @throws what `failureOf` reads */
export const keepWalletPayment = async (client: ApolloClient, input: KeepWalletPaymentInput) =>
  (
    await change(client, {
      mutation: KeepWalletPaymentDocument,
      variables: { input },
      isAnswered: (data) => Boolean(data.keepWalletPayment),
    })
  ).data.keepWalletPayment;

/** What a wallet wants to see before it opens its sheet, in JSON. @throws when there is none */
export async function openWalletSession(client: ApolloClient, input: OpenWalletSessionInput): Promise<string> {
  const { data } = await change(client, {
    mutation: OpenWalletSessionDocument,
    variables: { input },
    isAnswered: (answer) => Boolean(answer.openWalletSession),
  });
  const { session, userErrors } = data.openWalletSession;
  if (session === null) throw new Error(userErrors[0]?.message ?? 'There is no session.');
  return session;
}
