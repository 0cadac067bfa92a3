import Type, { type Static } from 'typebox';
import { Instant, literals, Nullable, refusals } from '../../platform/http/contract.ts';

/** A challenge's units; S-269..S-273 have their words. */
export const continuityUnits = [
  'ITEM',
  'ITEMS',
  'AMOUNT',
  'QUANTITY_PRICE',
  'DOLLARS',
  'POUND',
  'PER POUND',
  'WEIGHT_VOLUME',
  'WEIGHT/VOLUME',
  'QUANTITY',
] as const;
export const Challenge = Type.Object(
  {
    offerId: Type.String(),
    title: Type.String(),
    description: Type.String(),
    imageId: Type.String(),
    rewardText: Type.String(),
    deal: Type.Optional(Nullable(Type.Ref('CouponDeal'))),
    translations: Type.Optional(Type.Ref('OfferTranslations')),
    bonusPathStatus: literals(['', 'inprogress', 'completed', 'expired']),
    endDate: Instant,
    continuity: Type.Object({
      units: Nullable(literals(continuityUnits)),
      progressValue: Type.Number(),
      targetValue: Type.Number(),
    }),
  },
  {
    $id: 'Challenge',
    description: "A Bonus Path challenge with the household's progress, clamped at its target (S-94, X-6, N-46).",
  },
);
export const Challenges = Type.Object({ challenges: Type.Array(Type.Ref('Challenge')) }, { $id: 'Challenges' });
export const PersonalOffer = Type.Object(
  {
    offerId: Type.String(),
    campaignOfferId: Nullable(Type.String()),
    title: Type.String(),
    description: Type.String(),
    imageId: Type.String(),
    valueCents: Type.Integer(),
    status: literals(['U', 'C']),
    inMyList: Type.Boolean(),
    clippedAt: Nullable(Instant),
    expiresAt: Instant,
  },
  { $id: 'PersonalOffer', description: 'An offer for one household only, such as a prize it redeemed (N-26).' },
);
export type Challenge = Static<typeof Challenge>;
export const offersModels = [Challenge, Challenges, PersonalOffer];

/** Prefix `/offers`. */
export const offersRoutes = {
  challenges: {
    method: 'GET',
    url: '/challenges',
    schema: {
      operationId: 'challenges',
      description: "The Bonus Path of the bearer's household at a store: the challenges that it has activated.",
      querystring: Type.Object({ storeId: Type.String({ maxLength: 16 }) }),
      response: { 200: Type.Ref('Challenges'), ...refusals },
    },
  },
  personalOffers: {
    method: 'GET',
    url: '/personal',
    schema: {
      operationId: 'personalOffers',
      description: "Current offers for the bearer's household only.",
      response: { 200: Type.Object({ offers: Type.Array(Type.Ref('PersonalOffer')) }), ...refusals },
    },
  },
} as const;
