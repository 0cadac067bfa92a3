import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFrame } from '../../../app/data/frame.ts';
import type { Checkout } from '../steps.ts';
import { loadConfirm } from './load.ts';

/** Can a way to pay be used in this browser? Until the browser has said so, nobody knows. */
export type Here = 'yes' | 'no' | 'unknown';

/** Asks the browser once which of the wallets it has; every other way to pay is there anyway. */
export function useWalletsHere(payments: Checkout['payments']): (id: string) => Here {
  const client = useApolloClient();
  const { banner } = useFrame();
  const [known, setKnown] = useState<Readonly<Record<string, Here>>>({});
  const ofBrowser = payments.filter(({ wallet }) => wallet && wallet.kind !== 'DEMO_WALLET');
  const ids = ofBrowser.map(({ id }) => id).join();

  const look = useEffectEvent(async () => {
    const { walletFor } = await loadConfirm();
    const found = await Promise.all(
      ofBrowser.map(async ({ id, name, wallet }) => {
        const none = () => Promise.resolve({ kind: 'closed' as const });
        const canPay = wallet ? await walletFor(client, { id, name, wallet }, banner.name, none).canPay() : false;
        return [id, canPay ? 'yes' : 'no'] as const;
      }),
    );
    return Object.fromEntries(found);
  });
  useEffect(() => {
    if (ids !== '') void look().then(setKnown, () => undefined);
  }, [ids]);
  return (id) => (ofBrowser.some((each) => each.id === id) ? (known[id] ?? 'unknown') : 'yes');
}
