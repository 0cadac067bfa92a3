import { useApolloClient } from '@apollo/client/react';
import { Alert } from '@larder/design-system/Alert';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { flushSync } from 'react-dom';
import { useOffersTexts } from '../../../messages/offers.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { change } from '../../../writes/change.ts';
import { useChange } from '../../../writes/useChange.ts';
import { clipAnswers } from '../clips/answers.ts';
import { showEverywhere } from '../clips/in-step.ts';
import { lookOf } from '../clips/look.ts';
import type { CouponCard_CouponFragment } from '../CouponCard/CouponCard.generated.ts';
import { UnclipCouponDocument } from './UnclipCoupon.generated.ts';

interface UnclipProps {
  coupon: Pick<CouponCard_CouponFragment, 'id' | 'title' | 'action' | 'progress'>;
  /** It was clipped here and now, so this undoes it. */
  isUndo?: boolean;
  /** It can be clipped again. */
  onDone: () => void;
}

/** Can it be given back: a coupon that is clipped, or a challenge that nothing counts toward yet (S-117, N-46)? */
export const canUnclip = ({ action, progress }: UnclipProps['coupon']): boolean =>
  action === 'CLIPPED' || (action === 'IN_PROGRESS' && progress?.value === 0);

/** Unclips a coupon, and takes it off My List; a clip that still waits for a connection is taken back; a challenge that hasn't begun makes room for another (S-117, S-164, N-46). */
export function Unclip({ coupon, isUndo = false, onDone }: UnclipProps) {
  const { unclip: texts } = useOffersTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const { busy, failed, send } = useChange<'unclip'>(texts.failed);
  const { id, title, action } = coupon;
  const label = isUndo ? texts.undo : action === 'CLIPPED' ? texts.coupon : texts.challenge;

  async function ask(clientRequestId: string) {
    const { data } = await change(client, {
      mutation: UnclipCouponDocument,
      variables: { input: { couponId: id, clientRequestId } },
      isAnswered: (answer) => Boolean(answer.unclipCoupon),
    });
    return data.unclipCoupon;
  }
  async function unclip(): Promise<void> {
    // Loaded by now wherever something was clipped.
    const waiting = await import('../clips/take-back.ts').catch(() => null);
    if (busy === null && (await waiting?.takeBack(client, id))) {
      announce(texts.done(title));
      return onDone();
    }
    const done = await send('unclip', { id }, ask);
    if (!done) return;
    const { coupon: now } = done;
    waiting?.dropWaiting(client, id);
    // Before anybody looks for what has come in its place.
    flushSync(() => now && showEverywhere(client, id, lookOf(now)));
    clipAnswers.tell();
    announce(texts.done(title));
    onDone();
  }
  return (
    <>
      {failed !== null && <Alert tone="error" title={failed} />}
      <LinkButton aria-label={`${label}: ${title}`} aria-busy={busy !== null} onClick={() => void unclip()}>
        {label}
      </LinkButton>
    </>
  );
}
