import { useApolloClient } from '@apollo/client/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { failureOf } from '../../../writes/failure.ts';
import { claimWin } from './claim.ts';
import { type WinMessage, winChannel } from './win-channel.ts';
import { emptyQueue, type WinEvent, type WinQueue, winQueue } from './win-queue.ts';
import {
  AcknowledgeWinDocument,
  ShopperNoticesDocument,
  type WinnerNotice_WinFragment,
} from './WinnerNotice.generated.ts';

type Win = WinnerNotice_WinFragment & { key: string; isClaimed: boolean };

const claimed = ['CLAIMED', 'VERIFIED', 'FULFILLED'];
const toWin = (win: WinnerNotice_WinFragment): Win => ({
  ...win,
  key: win.id,
  isClaimed: claimed.includes(win.status),
});
/** The shopper's wins, and acknowledging and claiming them; across all tabs, each is acknowledged once (T-61). */
export function useWins(technicalDifficulties: string) {
  const client = useApolloClient();
  const [queue, dispatch] = useReducer<WinQueue<Win>, [WinEvent<Win>]>(winQueue, emptyQueue);
  const [confirming, setConfirming] = useState<Win | null>(null);
  const tell = useRef<(message: WinMessage) => void>(() => undefined);

  useEffect(() => {
    const channel = winChannel((message) => dispatch({ type: 'heard', message }));
    tell.current = channel.tell;
    let gone = false;
    client
      .query({
        query: ShopperNoticesDocument,
        errorPolicy: 'all',
        fetchPolicy: 'network-only',
      })
      .then(({ data }) => gone || dispatch({ type: 'loaded', wins: (data?.me?.sweepstakesWins ?? []).map(toWin) }))
      // A page works without its notices; they come with the next one.
      .catch(() => undefined);
    return () => {
      gone = true;
      channel.close();
    };
  }, [client]);

  const notAcknowledged = (win: Win, error: unknown) => {
    const failure = failureOf(error);
    if (!failure) dispatch({ type: 'closed', key: win.key });
    else
      dispatch({
        type: 'failed',
        key: win.key,
        what: 'acknowledge',
        message: failure.message ?? technicalDifficulties,
      });
  };

  const acknowledge = async (win: Win) => {
    const { key, programCode, prizeId } = win;
    dispatch({ type: 'begun', key, what: 'acknowledge' });
    tell.current({ win: key, state: 'acknowledging' });
    try {
      const { data } = await client.mutate({
        mutation: AcknowledgeWinDocument,
        variables: { input: { programCode, prizeId } },
      });
      const problem = data?.acknowledgeWin.userErrors[0];
      tell.current({ win: key, state: problem ? 'failed' : 'acknowledged' });
      if (problem) dispatch({ type: 'failed', key, what: 'acknowledge', message: problem.message });
      else dispatch({ type: 'acknowledged', key });
    } catch (error) {
      tell.current({ win: key, state: 'failed' });
      notAcknowledged(win, error);
    }
  };

  const claim = async (win: Win) => {
    const { key } = win;
    dispatch({ type: 'begun', key, what: 'claim' });
    const outcome = await claimWin(client, win);
    if (outcome.kind === 'claimed') return dispatch({ type: 'claimed', key, win: toWin(outcome.win) });
    if (outcome.kind === 'failed')
      return dispatch({ type: 'failed', key, what: 'claim', message: outcome.message ?? technicalDifficulties });
    dispatch({ type: outcome.kind === 'confirm' ? 'stopped' : 'closed', key });
    if (outcome.kind === 'confirm') setConfirming(win);
  };

  return {
    queue,
    acknowledge,
    claim,
    close: ({ key }: Win) => dispatch({ type: 'closed', key }),
    confirming: confirming !== null,
    cancelConfirming: () => setConfirming(null),
    /** The code was right: the claim continues where it stopped. */
    confirmed: async () => {
      const win = confirming;
      setConfirming(null);
      if (win) await claim(win);
    },
  };
}
