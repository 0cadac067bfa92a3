import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../writes/failure.ts';
import { CheckoutShopperDocument } from './CheckoutPage.generated.ts';

interface SignIn {
  /** Is a guest being asked, over the page? */
  isAsking: boolean;
  ask: () => void;
  close: () => void;
}

/**
 * Asks a guest to sign in over this step. The shopper is asked for first: the gateway remembers the page of whoever it
 * refuses, and leads who joins back here (G-63).
 * @param onSignedIn called when someone has signed in since, in another tab
 */
export function useSignIn(onSignedIn: () => void): SignIn {
  const client = useApolloClient();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    try {
      await client.query({
        query: CheckoutShopperDocument,
        fetchPolicy: 'network-only',
        errorPolicy: 'none',
        context: { seesToSession: true },
      });
      onSignedIn();
    } catch (error) {
      const isRefused =
        CombinedGraphQLErrors.is(error) &&
        error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
      if (isRefused) setIsAsking(true);
      else failureOf(error);
    }
  };
  return { isAsking, ask: () => void ask(), close: () => setIsAsking(false) };
}
