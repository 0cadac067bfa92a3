import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../writes/failure.ts';
import { CheckoutShopperDocument } from './CheckoutPage.generated.ts';

/**
 * Signs a guest in and comes back to this step: the gateway remembers the page of whoever it refuses (G-63).
 * @param onSignedIn called when someone has signed in since, in another tab
 */
export function useSignIn(onSignedIn: () => void): () => void {
  const client = useApolloClient();
  return () =>
    void client
      .query({ query: CheckoutShopperDocument, fetchPolicy: 'network-only', errorPolicy: 'none' })
      .then(onSignedIn, (error: unknown) => void failureOf(error));
}
