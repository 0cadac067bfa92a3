import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { createContext, type MouseEvent, use, useEffect, useState } from 'react';
import { whenIdle } from '../../../app/loading/when-idle.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { failureOf } from '../../../writes/failure.ts';
import type { CouponCard_CouponFragment } from './CouponCard.generated.ts';

/** How a coupon is clipped: loads when the page has settled, since no first screen needs it. */
const clipping = () => import('./ClipCoupon.generated.ts');

/** S-152, T-16: only what a person does counts. */
const isTrusted = (event: MouseEvent): boolean => event.isTrusted;
/** Which events count; tests, which can make no trusted ones, give their own. */
export const TrustedEvents = createContext(isTrusted);

/** Why a clip failed: in plain words, and in those of the catalog of errors (S-220). */
export interface ClipFailure {
  title: string;
  advice: string;
  /** 200: Coupon Expired; null if there is no such line. */
  line: string | null;
}

/**
 * Clips coupons: each shows at once what it will be, and goes back if the answer is no. One that is being clipped is not
 * sent a second time.
 */
export function useClip() {
  const texts = useOffersTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const counts = use(TrustedEvents);
  const [failure, setFailure] = useState<ClipFailure | null>(null);
  const [sending] = useState(() => new Set<string>());

  useEffect(() => whenIdle(() => void clipping().catch(() => undefined)), []);

  const clip = async (coupon: CouponCard_CouponFragment, event: MouseEvent): Promise<void> => {
    if (!counts(event) || sending.has(coupon.id)) return;
    sending.add(coupon.id);
    try {
      const { ClipCouponDocument } = await clipping();
      const { data } = await client.mutate({
        mutation: ClipCouponDocument,
        variables: { input: { couponId: coupon.id, clientRequestId: crypto.randomUUID() } },
        optimisticResponse: {
          clipCoupon: { __typename: 'ClipCouponPayload', coupon: soonToBe(coupon, texts.done), userErrors: [] },
        },
      });
      const [refusal] = data?.clipCoupon.userErrors ?? [];
      if (!refusal) return announce(texts.done.announced(coupon.title));
      const { reason, advice, message } = refusal;
      setFailure({ title: reason ?? texts.failed.title, advice: advice ?? '', line: message });
    } catch (error) {
      const failed = failureOf(error);
      if (failed) setFailure({ title: texts.failed.title, advice: texts.failed.text, line: failed.message });
    } finally {
      sending.delete(coupon.id);
    }
  };
  return { clip, failure, dismiss: () => setFailure(null) };
}

interface Done {
  clipped: string;
  hidden: string;
  inProgress: string;
}

/** What a coupon will be once it's clipped. */
function soonToBe(coupon: CouponCard_CouponFragment, { clipped, hidden, inProgress }: Done): CouponCard_CouponFragment {
  if (coupon.action === 'ACTIVATE')
    return { ...coupon, action: 'IN_PROGRESS', actionLabel: inProgress, actionHiddenText: null };
  return { ...coupon, action: 'CLIPPED', actionLabel: clipped, actionHiddenText: hidden };
}
