import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useFrame } from '../../../app/data/frame.ts';
import { loadCode } from '../../../app/loading/stale-chunk.ts';
import { usePasskeyTexts } from '../../../messages/account/passkeys.ts';
import type { Outcome } from './add-passkey.ts';

/** Sets up a passkey on this device; what does it loads when it is wanted. */
export function useAddPasskey(): { isBusy: boolean; add: () => Promise<Outcome> } {
  const client = useApolloClient();
  const texts = usePasskeyTexts();
  const { name: site } = useFrame().banner;
  const [isBusy, setIsBusy] = useState(false);
  const add = async (): Promise<Outcome> => {
    setIsBusy(true);
    try {
      const { addPasskey } = await loadCode(() => import('./add-passkey.ts'));
      return await addPasskey({ client, texts, site });
    } catch {
      return { kind: 'failed', message: texts.failed };
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, add };
}
