import type { ProfileNeed } from '../../../graphql/schema-types.ts';
import type { CouponCard_CouponFragment } from '../CouponCard/CouponCard.generated.ts';
import { BoxTopTerms } from './BoxTopTerms.tsx';
import { FailedClip, type FailedClipProps } from './FailedClip.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';
import { SignInAtClip } from './SignInAtClip.tsx';

/** What has to be asked or said before or after a clip. */
export type ClipQuestion =
  | ({ kind: 'FAILED' } & Omit<FailedClipProps, 'onClose'>)
  /** Who is it (S-163)? `here` is the page to come back to. */
  | { kind: 'SIGN_IN'; coupon: CouponCard_CouponFragment; here: string }
  /** Are the terms accepted (S-156)? */
  | { kind: 'BOX_TOP'; coupon: CouponCard_CouponFragment | null; onAccepted: () => void }
  /** Where can the shopper be reached (S-153)? */
  | { kind: 'PROFILE'; need: ProfileNeed };

/** The dialog of a question. */
export function ClipDialogs({ question, onClose }: { question: ClipQuestion; onClose: () => void }) {
  switch (question.kind) {
    case 'FAILED':
      return <FailedClip {...question} onClose={onClose} />;
    case 'SIGN_IN':
      return <SignInAtClip coupon={question.coupon} here={question.here} onClose={onClose} />;
    case 'BOX_TOP':
      return <BoxTopTerms coupon={question.coupon} onAccepted={question.onAccepted} onClose={onClose} />;
    case 'PROFILE':
      return <ProfileDialog need={question.need} onClose={onClose} />;
  }
}
