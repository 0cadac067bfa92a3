import Type, { type Static } from 'typebox';
import { Missing } from './quotes.ts';

const proof = {
  beforeCents: Type.Integer({ description: 'What the cart costs with what was clipped before.' }),
  afterCents: Type.Integer({ description: 'What it costs with these coupons, too.' }),
  changes: Type.Array(
    Type.Object({
      offerId: Type.String({ description: 'An offer; `promo:…` for a price promo, `tax` for tax.' }),
      beforeCents: Type.Integer({ description: 'What it took off; tax is negative.' }),
      afterCents: Type.Integer({ description: 'What it takes off.' }),
    }),
    { description: 'Everything that takes another amount off than before; they add up to what is saved.' },
  ),
};

export const CartCoupons = Type.Object(
  {
    ...proof,
    offerIds: Type.Array(Type.String(), {
      description: 'To be clipped: without any one of them, the cart costs more.',
    }),
    nextSteps: Type.Array(
      Type.Object({
        offerId: Type.String(),
        isClipped: Type.Boolean(),
        missing: Missing,
        gainCents: Type.Integer({ description: 'What it takes off then.' }),
        lineIds: Type.Array(Type.String(), {
          description: 'Lines that more of would do; empty if any goods would.',
        }),
      }),
      { description: 'What is missing for coupons by which a unit would cost less; the largest gain first (N-42).' },
    ),
    losses: Type.Array(
      Type.Object({
        lineId: Type.String(),
        atQty: Type.Integer({ description: 'With this many packages, or fewer.' }),
        withNone: Type.Boolean({ description: 'Without the line, too.' }),
        offers: Type.Array(Type.Object({ offerId: Type.String(), amountCents: Type.Integer() })),
        losesMinimum: Type.Boolean({ description: 'The cart would fall below what it must reach (N-60).' }),
      }),
      { description: 'Reached thresholds that less of a line would lose.' },
    ),
  },
  { $id: 'CartCoupons', description: 'All money is whole cents.' },
);
export type CartCouponsView = Static<typeof CartCoupons>;

export const ClippedForCart = Type.Object(
  {
    ...proof,
    clips: Type.Array(Type.Object({ offerId: Type.String(), clipId: Type.String() }), {
      description: 'What was clipped, with the ids that unclip it.',
    }),
  },
  { $id: 'ClippedForCart' },
);
export type ClippedForCartView = Static<typeof ClippedForCart>;

export const couponModels = [CartCoupons, ClippedForCart];
