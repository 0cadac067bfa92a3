import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { type MouseEvent, use, useState } from 'react';
import { useFrame } from '../../../app/data/frame.ts';
import { useLeave } from '../../../app/routing/leave.ts';
import { useAdTexts } from '../../../messages/savings/weekly-ad.ts';
import { failureOf } from '../../../writes/failure.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import { TrustedEvents } from '../CouponCard/useClip.ts';
import { useLocation } from 'react-router-dom';
import type { AdCard_CouponFragment } from './AdCard.generated.ts';

/** Puts offers of the ad on My List, and takes them off again. */
export interface AdList {
  /** Puts the offer on, or takes it off if it is there (S-124). A guest is sent to sign in (S-161); back here, it is done once. */
  toggle: (coupon: AdCard_CouponFragment, event: MouseEvent) => void;
  /** Why an offer stayed as it was; null when nothing went wrong. */
  failure: string | null;
  dismiss: () => void;
}

export function useAdList(): AdList {
  const client = useApolloClient();
  const announce = useAnnounce();
  const texts = useAdTexts();
  const counts = use(TrustedEvents);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = useLeave();
  const { isAuthorized } = useFrame().viewer;
  const { pathname, search } = useLocation();
  const [sending] = useState(() => new Set<string>());

  async function signIn(coupon: AdCard_CouponFragment): Promise<void> {
    const { remember, signInPathOf } = await import('../clipping/clipping.ts');
    remember({ ...coupon, isBoxTop: false });
    leave((await signInPathOf(client)) ?? pathname + search);
  }

  async function add(coupon: AdCard_CouponFragment): Promise<void> {
    const { sendClip } = await import('../clips/send-clip.ts');
    const sent = await sendClip(client, coupon);
    const [refusal] = sent.kind === 'ANSWERED' ? sent.payload.userErrors : [];
    if (refusal) setFailure([refusal.reason, refusal.advice].filter(Boolean).join('. ') || refusal.message);
    else announce(texts.added(coupon.title));
  }

  async function remove(coupon: AdCard_CouponFragment): Promise<void> {
    const [{ RemoveFromListDocument }, { showEverywhere }, { lookOf }] = await Promise.all([
      import('./RemoveFromList.generated.ts'),
      import('../clips/in-step.ts'),
      import('../clips/look.ts'),
    ]);
    showEverywhere(client, coupon.id, { action: 'ADD_TO_LIST', actionLabel: texts.add, actionHiddenText: null });
    try {
      const { data } = await client.mutate({
        mutation: RemoveFromListDocument,
        variables: { input: { couponId: coupon.id, clientRequestId: randomHex() } },
      });
      const now = data?.removeFromList.coupon;
      if (now) showEverywhere(client, coupon.id, lookOf(now));
      announce(texts.removed(coupon.title));
    } catch (error) {
      showEverywhere(client, coupon.id, lookOf(coupon));
      throw error;
    }
  }

  const toggle = async (coupon: AdCard_CouponFragment, event: MouseEvent): Promise<void> => {
    if (!counts(event) || sending.has(coupon.id)) return;
    sending.add(coupon.id);
    try {
      if (!isAuthorized) return await signIn(coupon);
      await (coupon.action === 'ON_LIST' ? remove(coupon) : add(coupon));
    } catch (error) {
      const failed = failureOf(error);
      if (failed) setFailure(failed.message ?? texts.failed);
    } finally {
      sending.delete(coupon.id);
    }
  };
  return { toggle: (coupon, event) => void toggle(coupon, event), failure, dismiss: () => setFailure(null) };
}
