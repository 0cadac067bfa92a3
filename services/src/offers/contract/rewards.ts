import Type from 'typebox';
import { Instant, Nullable, refusals } from '../../platform/http/contract.ts';

export const EarnedReward = Type.Object(
  {
    rewardId: Type.String(),
    offerId: Type.String(),
    title: Type.String({ description: '`Bonus Path: Breakfast & Cereal`; `Coupon: Your Groceries`.' }),
    points: Type.Integer({
      description: 'Posted where all members collect points, or else to each game that the household plays.',
    }),
    valueCents: Type.Integer({ description: 'Of grocery rewards.' }),
    orderNumber: Nullable(Type.String({ description: 'The order that earned it; null if none did.' })),
    earnedAt: Instant,
    returnedAt: Nullable(Instant),
  },
  { $id: 'EarnedReward', description: 'What a challenge or a coupon has brought a household (N-46).' },
);

/** Prefix `/offers`. */
export const rewardsRoute = {
  method: 'GET',
  url: '/rewards',
  schema: {
    operationId: 'earnedRewards',
    description:
      "What challenges and coupons have brought the bearer's household, the newest first, at most 200; also what was taken back, because the goods that earned it came back.",
    response: { 200: Type.Object({ rewards: Type.Array(Type.Ref('EarnedReward')) }), ...refusals },
  },
} as const;
