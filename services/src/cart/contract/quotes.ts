import Type from 'typebox';
import { Nullable, literals } from '../../platform/http/contract.ts';
import { reasonCodes } from '../../../../pricing/eligibility.ts';
import { whys } from '../../../../pricing/lots.ts';

const Applied = Type.Object({ offerId: Type.String(), amountCents: Type.Integer(), why: literals(whys) });

/** What an offer still needs. */
export const Missing = Type.Object(
  {
    units: Type.Optional(Type.Integer()),
    cents: Type.Optional(Type.Integer()),
    weight: Type.Optional(Type.Integer({ description: 'Hundredths of a pound.' })),
  },
  { description: 'One of the three.' },
);

/** What a cart costs and why: `Quote` of `pricing`, with its digest. */
export const CartQuote = Type.Object(
  {
    quoteId: Type.String({ description: 'Digest of what each line costs, and why: the same id is the same price.' }),
    lines: Type.Array(
      Type.Object({
        lineId: Type.String({ description: "The line's entryId." }),
        upc: Type.String(),
        qty: Type.Integer(),
        listCents: Type.Integer(),
        netCents: Type.Integer({ description: 'What is left to pay, after manufacturer coupons and rewards.' }),
        storeNetCents: Type.Integer({ description: "After the store's discounts, before coupons and rewards." }),
        applied: Type.Array(Applied),
      }),
      { description: 'Lines that can be had, in the order of the cart.' },
    ),
    applied: Type.Array(Applied),
    nearMiss: Type.Array(
      Type.Object({
        offerId: Type.String({ description: 'An offer, or `promo:…` for a price promo.' }),
        missing: Missing,
        gainCents: Type.Integer(),
        lineIds: Type.Optional(
          Type.Array(Type.String(), { description: 'Lines of a price promo, more of which would close it.' }),
        ),
      }),
    ),
    notApplied: Type.Array(Type.Object({ offerId: Type.String(), reasonCode: literals(reasonCodes) })),
    rewards: Type.Array(
      Type.Object({
        offerId: Type.String(),
        times: Type.Integer(),
        points: Type.Integer(),
        progress: Type.Number(),
        target: Type.Number(),
      }),
    ),
    totals: Type.Object({
      listCents: Type.Integer(),
      promoCents: Type.Integer({ description: 'Price cuts, buy-gets, multi-buys, and volume prices.' }),
      subscriptionCents: Type.Integer(),
      storeOfferCents: Type.Integer(),
      orderOfferCents: Type.Integer(),
      manufacturerCents: Type.Integer(),
      rewardCents: Type.Integer(),
      goodsCents: Type.Integer({ description: 'The list less all of the above.' }),
      depositCents: Type.Integer(),
      bagCents: Type.Optional(Type.Integer({ description: 'Bags, by state; omitted in older orders.' })),
      taxCents: Type.Integer(),
      totalCents: Type.Integer({ description: 'Goods, deposits, bags, and tax; fees are added by who knows them.' }),
    }),
    taxes: Type.Array(Type.Object({ taxCode: Type.String(), taxableCents: Type.Integer(), taxCents: Type.Integer() })),
    points: Type.Object({ estimated: Type.Integer() }),
    isProven: Type.Boolean({ description: 'Is it certain that no other use of the offers costs less?' }),
    gapCents: Type.Optional(
      Type.Integer({ description: 'By how much another use might cost less at most; omitted in older quotes.' }),
    ),
    version: Type.String({ description: 'Version of the rules.' }),
    validUntil: Nullable(Type.String()),
  },
  { $id: 'CartQuote', description: 'N-42. All money is whole cents.' },
);
