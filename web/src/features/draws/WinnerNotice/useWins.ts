import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { failureOf } from '../../games/play/failure.ts';
import { type WinMessage, winChannel } from './win-channel.ts';
import { emptyQueue, type WinEvent, type WinQueue, winQueue } from './win-queue.ts';
import {
  AcknowledgeWinDocument,
  ClaimWinDocument,
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
const asksForCode = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'STEP_UP_REQUIRED');

/** Wins of the shopper, and what is done about them; over all tabs of the browser each is acknowledged once (T-61). */
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
      .query({ query: ShopperNoticesDocument, errorPolicy: 'all', fetchPolicy: 'network-only' })
      .then(({ data }) => gone || dispatch({ type: 'loaded', wins: (data?.me?.sweepstakesWins ?? []).map(toWin) }))
      // A page without its notices is still the page; they come with the next one.
      .catch(() => undefined);
    return () => {
      gone = true;
      channel.close();
    };
  }, [client]);

  const failed = (win: Win, what: 'claim' | 'acknowledge', error: unknown) => {
    const failure = failureOf(error);
    if (!failure) dispatch({ type: 'closed', key: win.key });
    else dispatch({ type: 'failed', key: win.key, what, message: failure.message ?? technicalDifficulties });
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
      failed(win, 'acknowledge', error);
    }
  };

  const claim = async (win: Win) => {
    const { key, programCode, prizeId } = win;
    dispatch({ type: 'begun', key, what: 'claim' });
    try {
      const { data } = await client.mutate({
        mutation: ClaimWinDocument,
        variables: { input: { programCode, prizeId } },
      });
      const problem = data?.claimWin.userErrors[0];
      if (problem?.code === 'STEP_UP_REQUIRED') setConfirming(win);
      if (problem?.code === 'STEP_UP_REQUIRED') dispatch({ type: 'stopped', key });
      else if (problem) dispatch({ type: 'failed', key, what: 'claim', message: problem.message });
      else if (data?.claimWin.win) dispatch({ type: 'claimed', key, win: toWin(data.claimWin.win) });
    } catch (error) {
      if (!asksForCode(error)) return failed(win, 'claim', error);
      dispatch({ type: 'stopped', key });
      setConfirming(win);
    }
  };

  return {
    queue,
    acknowledge,
    claim,
    close: ({ key }: Win) => dispatch({ type: 'closed', key }),
    confirming: confirming !== null,
    cancelConfirming: () => setConfirming(null),
    /** The code was right: the claim goes on where it stopped. */
    confirmed: async () => {
      const win = confirming;
      setConfirming(null);
      if (win) await claim(win);
    },
  };
}
