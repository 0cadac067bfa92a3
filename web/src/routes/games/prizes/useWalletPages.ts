import { useApolloClient } from '@apollo/client/react';
import { walletPath } from '../../../features/prizes/Wallet/wallet-path.ts';
import { useFurtherPages } from '../../../ui/paging/useFurtherPages.ts';
import { useShoppersZone } from '../../../app/data/useShoppersZone.ts';
import { useWalletTexts } from '../../../messages/play/wallet.ts';
import { useWalletData, WalletDocument } from './Wallet.generated.ts';

/** The wallet of all games or of one, with a way to its next page. */
export function useWalletPages(programCode: string | null) {
  const texts = useWalletTexts();
  const client = useApolloClient();
  const first = { programCode, after: null };
  const wallet = useWalletData(first).me?.wallet ?? null;
  useShoppersZone(wallet?.timeZone, () =>
    client.query({ query: WalletDocument, variables: first, fetchPolicy: 'network-only' }),
  );
  const pages = useFurtherPages({
    of: walletPath(programCode),
    first: wallet,
    loadedText: texts.loaded,
    load: async (after) => {
      const variables = { programCode, after };
      const answer = await client.query({ query: WalletDocument, variables, fetchPolicy: 'no-cache' });
      return answer.data?.me?.wallet;
    },
  });
  return { wallet, ...pages };
}
