import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Toast } from '@larder/design-system/Toast';
import { useEffect, useState } from 'react';
import { pageOffersTexts, useOffersTexts } from '../../../messages/offers.ts';
import { pageState } from '../../../page/page.ts';
import { type ClickedCoupon, clickedCoupon } from '../../../storage/coupons/clicked-coupon.ts';
import { failureOf } from '../../../writes/failure.ts';
import { postClip } from '../clips/send-clip.ts';
import { wantsBoxTopTerms } from './box-tops.ts';
import { type ClipQuestion, ClipDialogs } from './ClipDialogs.tsx';
import { seesToSession } from './session-loss.ts';

/** Requests that this page has sent already. */
const sent = pageState(() => new Set<string>());

/** What a clip came to: it is done, or there is something to ask or say. */
type Outcome = { isDone: boolean; question: ClipQuestion | null };

/** Clips it. */
async function clipped(client: ApolloClient, clicked: ClickedCoupon): Promise<Outcome> {
  const { failed } = pageOffersTexts();
  const saying = (question: Omit<Extract<ClipQuestion, { kind: 'FAILED' }>, 'kind'>): Outcome => ({
    isDone: false,
    question: { kind: 'FAILED', ...question },
  });
  try {
    const { userErrors, profileNeed } = await postClip(client, clicked, seesToSession);
    const [refusal] = userErrors;
    if (!refusal) return { isDone: true, question: profileNeed && { kind: 'PROFILE', need: profileNeed } };
    const { reason, advice, message } = refusal;
    return saying({ title: reason ?? failed.title, advice: advice ?? '', line: message });
  } catch (error) {
    return saying({ title: failed.title, advice: failed.text, line: failureOf(error)?.message ?? null });
  } finally {
    clickedCoupon.clear();
  }
}

/**
 * Clips what the shopper clicked before signing in, once (S-163, T-17): it is forgotten when it is answered, and until
 * then it is the same request, so that a reload in between repeats nothing.
 */
export function AfterSignIn({ clicked }: { clicked: ClickedCoupon }) {
  const client = useApolloClient();
  const texts = useOffersTexts();
  const [{ isDone, question }, setOutcome] = useState<Outcome>({ isDone: false, question: null });
  useEffect(() => {
    if (sent().has(clicked.requestId)) return;
    sent().add(clicked.requestId);
    const clip = () => clipped(client, clicked).then(setOutcome);
    const start = async () => {
      const wantsTerms = await wantsBoxTopTerms(client, { isBoxTop: clicked.isBoxTop, action: 'CLIP' });
      if (!wantsTerms) return clip();
      const onAccepted = () => {
        setOutcome({ isDone: false, question: null });
        void clip();
      };
      setOutcome({ isDone: false, question: { kind: 'BOX_TOP', coupon: null, onAccepted } });
    };
    void start();
  }, [client, clicked]);

  const close = () => {
    // Who doesn't accept the terms has clicked nothing.
    clickedCoupon.clear();
    setOutcome({ isDone, question: null });
  };
  if (question) return <ClipDialogs question={question} onClose={close} />;
  if (!isDone) return null;
  return (
    <Toast action={{ label: texts.waiting.gotIt, onClick: () => setOutcome({ isDone: false, question: null }) }}>
      {texts.done.announced(clicked.title)}
    </Toast>
  );
}
