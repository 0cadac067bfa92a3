import Type from 'typebox';
import { Instant, literals, Nullable, refusals } from '../../platform/http/contract.ts';
import { dealReasons } from '../rules/deals/rank.ts';

const name = (most: number) => Type.String({ pattern: `^[A-Za-z0-9_.:-]{1,${most}}$` });
const storeId = name(32);

export const PersonalizedDeals = Type.Object(
  {
    dealsInfo: Type.Array(
      Type.Object({
        offerId: Type.String(),
        offerPgm: Type.Literal('PD'),
        rank: Type.Integer({ description: '1 is first.' }),
        score: Type.Integer({ description: '0 to 1000.' }),
        reason: Type.Object({ code: literals(dealReasons), text: Type.String() }),
        expiresAt: Instant,
        priceCents: Nullable(
          Type.Integer({
            description:
              "One package with the deal, never above everybody's price, and the same for every household; null if it takes more, or isn't known.",
          }),
        ),
      }),
    ),
    modelConfigurationId: Type.String({ description: 'The model that ranked them.' }),
    generatedAt: Instant,
  },
  {
    $id: 'PersonalizedDeals',
    description:
      'Deals for a household, ranked by how recently and how often it has bought what they are for, and by what they cost the shop: the same purchases give the same order. Personal data chooses what is shown, and sets no price (N-43).',
  },
);

/** Prefix `/offers`. */
export const dealsRoutes = {
  personalizedDeals: {
    method: 'POST',
    url: '/personalizeddeals',
    schema: {
      operationId: 'personalizedDeals',
      description: "S-198. Deals for the bearer's household at a store that it hasn't clipped. Only reads.",
      body: Type.Object({
        modelConfigurationId: name(64),
        assortmentChannel: literals(['DELIVERY', 'PICKUP', 'IN_STORE', 'SHIPPING']),
        banner: name(40),
        storeId,
        householdId: name(64),
        uiPageSize: Type.Integer({
          minimum: 1,
          maximum: 100,
          description: 'What a carousel shows, and ten more (S-199).',
        }),
        zipCode: Type.String({ pattern: '^\\d{5}$' }),
        host: name(253),
        platform: Type.Literal('web'),
      }),
      response: { 200: Type.Ref('PersonalizedDeals'), ...refusals },
    },
  },
  personalizedOffer: {
    method: 'GET',
    url: '/personalizedofferdetail',
    schema: {
      operationId: 'personalizedOfferDetail',
      description: "S-192. One deal for the bearer's household, also after its end.",
      querystring: Type.Object({
        storeId,
        offerId: name(64),
        includeUpc: Type.Optional(literals(['y', 'n'])),
        source: Type.Optional(Type.String({ maxLength: 64, description: 'Where it was chosen; means nothing.' })),
      }),
      response: { 200: Type.Object({ offer: Type.Ref('Coupon') }), ...refusals },
    },
  },
} as const;
