import type { ClipPlan } from '../../../../pricing/clips/clip-plan.ts';
import { lossesOneByOne } from '../../../../pricing/clips/losses.ts';
import { nextStepsOneByOne } from '../../../../pricing/clips/next-steps.ts';
import type { Steps } from '../../../../pricing/steps.ts';
import type { Quote } from '../../../../pricing/quote-types.ts';
import type { CartCouponsView, ClippedForCartView } from '../contract/coupons.ts';
import type { ClippedForCart } from '../coupons/clip-for-cart.ts';
import type { CouponCart } from '../coupons/cart-coupons.ts';
import { minimumOf } from '../rules/minimum.ts';

type Proof = Pick<ClippedForCartView, 'beforeCents' | 'afterCents' | 'changes'>;

/** What a plan's coupons change, each by itself: the changes add up to what is saved. */
function proofOf({ before, after }: ClipPlan, feeCents: number): Proof {
  const [old, now] = [amountsOf(before), amountsOf(after)];
  const changes = [...new Set([...now.keys(), ...old.keys()])]
    .map((offerId) => ({ offerId, beforeCents: old.get(offerId) ?? 0, afterCents: now.get(offerId) ?? 0 }))
    .filter(({ beforeCents, afterCents }) => beforeCents !== afterCents);
  return {
    beforeCents: before.totals.totalCents + feeCents,
    afterCents: after.totals.totalCents + feeCents,
    changes,
  };
}

const amountsOf = ({ applied, totals: { taxCents } }: Quote): ReadonlyMap<string, number> =>
  new Map([...applied.map(({ offerId, amountCents }) => [offerId, amountCents] as const), ['tax', -taxCents]]);

/** What could be clipped for a cart, as REST returns it; worked out in turns of so much work at most. */
export function* cartCouponsSteps(
  { inputs: { lines, offers: clipped, context, feeCents }, offers, category }: CouponCart,
  plan: ClipPlan,
): Steps<CartCouponsView> {
  const steps = yield* nextStepsOneByOne(lines, offers, context, plan);
  const losses = yield* lossesOneByOne(lines, clipped, context, {
    before: plan.before,
    isShort: (totals) => minimumOf(category, totals).missingCents > 0,
  });
  return {
    ...proofOf(plan, feeCents),
    offerIds: plan.offerIds,
    nextSteps: steps.map(({ missing, ...step }) => ({ ...step, missing: { ...missing } })),
    losses,
  };
}

/** What was clipped for a cart. */
export const clippedForCartView = ({ inputs }: CouponCart, { plan, clips }: ClippedForCart): ClippedForCartView => ({
  ...proofOf(plan, inputs.feeCents),
  clips,
});
