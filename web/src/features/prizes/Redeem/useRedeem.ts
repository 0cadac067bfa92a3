import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import { pageNow } from '../../../page/clock.ts';
import { failureOf, wantsStepUp } from '../../../writes/failure.ts';
import { loadResult } from '../PrizeResult/loadResult.ts';
import type { PrizeResult_RedemptionFragment } from '../PrizeResult/PrizeResult.generated.ts';
import type { Refusal } from './refusal.ts';
import type { PrizeAction } from './requests.ts';

export interface RedeemFlow {
  /** The action in progress. */
  busy: PrizeAction['kind'] | null;
  refusal: Refusal | null;
  /** What this page has redeemed. */
  redemption: PrizeResult_RedemptionFragment | null;
  /** The last action done, announced to screen readers. */
  done: 'held' | 'released' | 'alertOn' | 'alertOff' | null;
  /** Waits for a one-time code, then continues automatically (N-3). */
  asksForCode: boolean;
  send: (action: PrizeAction) => void;
  confirmed: () => void;
  cancelled: () => void;
}

/** A refusal that didn't come from the server. */
const ours = (code: string, message: string, advice: string | null = null): Refusal => ({
  code,
  message,
  reason: message,
  advice,
  spends: true,
});

const loadRequests = () => import('./requests.ts');

/**
 * Redeems, enters, holds, and chooses. An unanswered request stays the same one in every tab (I-4); one that
 * requires a recent sign-in waits for the code and is then sent unchanged.
 */
export function useRedeem(prizeId: string): RedeemFlow {
  const client = useApolloClient();
  const { frame } = useMessages();
  const prizes = usePrizeTexts();
  const [busy, setBusy] = useState<RedeemFlow['busy']>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [redemption, setRedemption] = useState<RedeemFlow['redemption']>(null);
  const [done, setDone] = useState<RedeemFlow['done']>(null);
  const [waiting, setWaiting] = useState<PrizeAction | null>(null);

  // Not part of the page's first load, but there before the first press.
  useEffect(() => {
    // If this fails, the press loads it again.
    void Promise.all([loadRequests(), loadResult()]).catch(() => undefined);
  }, []);

  const send = async (action: PrizeAction) => {
    if (busy) return;
    const pressedAt = pageNow();
    setBusy(action.kind);
    setRefusal(null);
    setDone(null);
    setWaiting(null);
    try {
      const [{ ask }] = await Promise.all([loadRequests(), loadResult()]);
      const answer = await ask(client, prizeId, action, pressedAt);
      if (answer.refusal) setRefusal({ ...answer.refusal, spends: action.kind === 'redeem' });
      if (answer.redemption) setRedemption(answer.redemption);
      if (action.kind === 'hold' && !answer.refusal) setDone('held');
      if (action.kind === 'release') setDone('released');
      if (action.kind === 'alert' && !answer.refusal) setDone(action.isOn ? 'alertOn' : 'alertOff');
    } catch (error) {
      if (wantsStepUp(error)) setWaiting(action);
      else {
        const failure = failureOf(error);
        if (failure) setRefusal(ours('UNCERTAIN', failure.message ?? frame.unavailable.text));
      }
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    refusal,
    redemption,
    done,
    asksForCode: waiting !== null,
    send: (action) => void send(action),
    confirmed: () => {
      if (waiting) void send(waiting);
    },
    cancelled: () => {
      setWaiting(null);
      setRefusal(ours('STEP_UP_REQUIRED', prizes.refused.notConfirmed, prizes.refused.stepUp));
    },
  };
}
