import { texts } from '../texts/index.ts';
import { type ChallengeState, challengeState, isChallenge } from './challenge-state.ts';
import type { Coupon } from './coupon.ts';
import { type CouponState, couponState } from './coupon-state.ts';
import type { Language } from '../../../shared/language.ts';

/** What a coupon's card offers to do, or says was done. */
export const couponActions = [
  'CLIP',
  'CLIPPED',
  'ADD_TO_LIST',
  'ON_LIST',
  'ACTIVATE',
  'IN_PROGRESS',
  'COMPLETED',
  'USED',
  'GONE',
  'EXPIRED',
  'UPCOMING',
] as const;
export type CouponAction = (typeof couponActions)[number];

type Acted = Pick<
  Coupon,
  'status' | 'deleted' | 'isClippable' | 'offerComplete' | 'qualificationBehavior' | 'bonusPathStatus'
> & {
  continuity: { progressValue: number; targetValue: number } | null;
  offerDetail: { isClippable: boolean };
};

const ofCoupons: Readonly<Record<CouponState, CouponAction>> = {
  UNCLIPPED: 'CLIP',
  CLIPPED: 'CLIPPED',
  UNLISTED: 'ADD_TO_LIST',
};

/** S-124: what needs no clipping, such as a weekly ad, can be put on the list. */
const ofListed: Readonly<Record<CouponState, CouponAction>> = {
  UNCLIPPED: 'ADD_TO_LIST',
  CLIPPED: 'ON_LIST',
  UNLISTED: 'ADD_TO_LIST',
};

/** S-46: a challenge keeps its progress, also off the list. */
const ofChallenges: Readonly<Record<ChallengeState, CouponAction>> = {
  NOT_STARTED: 'ACTIVATE',
  IN_PROGRESS: 'IN_PROGRESS',
  COMPLETED: 'COMPLETED',
  EXPIRED: 'EXPIRED',
};

/**
 * The button or badge of a coupon (S-43 to S-49). @param isOver is its last day over at the store (S-118)?
 * @param isComing is its first day still to come? Then there is nothing to do yet.
 */
export function couponAction(coupon: Acted, isOver: boolean, isComing = false): CouponAction {
  if (isComing) return 'UPCOMING';
  const action = actionOf(coupon);
  return isOver && action !== 'COMPLETED' && action !== 'USED' ? 'EXPIRED' : action;
}

function actionOf(coupon: Acted): CouponAction {
  const state = couponState(coupon);
  const { offerDetail, offerComplete, isClippable } = coupon;
  if (isChallenge(coupon)) {
    const action = ofChallenges[challengeState(state !== 'UNCLIPPED', coupon)];
    return action === 'ACTIVATE' && !isClippable ? 'GONE' : action;
  }
  if (!offerDetail.isClippable) return ofListed[state];
  if (offerComplete) return 'USED';
  return state === 'UNCLIPPED' && !isClippable ? 'GONE' : ofCoupons[state];
}

/** Its words: `hidden` is read before `label` and isn't seen (X-11: "Coupon has already been Clipped"). */
export const actionText = (action: CouponAction, language: Language): { label: string; hidden: string | null } =>
  texts[language].actions[action];
