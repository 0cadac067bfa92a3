import { Suspense, useState } from 'react';
import { useFrame } from '../../../app/data/frame.ts';
import { useLeave } from '../../../app/routing/leave.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { clickedCoupon } from '../../../storage/coupons/clicked-coupon.ts';
import { SignInPart } from '../../identity/parts.ts';
import type { CouponCard_CouponFragment } from '../CouponCard/CouponCard.generated.ts';
import { CouponBand } from './CouponBand.tsx';
import { JoinForU } from './JoinForU.tsx';

interface SignInAtClipProps {
  coupon: CouponCard_CouponFragment;
  /** Path of the page to come back to. */
  here: string;
  onClose: () => void;
}

/**
 * Asks a guest to sign in where the coupon was clicked (S-160, S-163), or to join (S-39); the page then comes as the
 * shopper's, and clips it.
 */
export function SignInAtClip({ coupon, here, onClose }: SignInAtClipProps) {
  const { signIn: texts } = useOffersTexts();
  const leave = useLeave();
  const { forUTitle } = useFrame().banner;
  const [isNew, setNew] = useState(false);
  const giveUp = () => {
    clickedCoupon.clear();
    onClose();
  };
  if (isNew) return <JoinForU coupon={coupon} program={forUTitle} onSignIn={() => setNew(false)} onClose={giveUp} />;
  return (
    <Suspense fallback={null}>
      <SignInPart
        title={texts.title}
        text={texts.text}
        art={<CouponBand coupon={coupon} />}
        onClose={giveUp}
        onNew={() => setNew(true)}
        onSignedIn={() => leave(here)}
      />
    </Suspense>
  );
}
