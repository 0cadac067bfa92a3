import Type, { type Static } from 'typebox';
import { literals, Nullable } from '../../platform/http/contract.ts';
import type { ClipRefusal } from '../rules/clipping.ts';

export const clipTypes = ['C', 'L'] as const;
export const clipErrors = [
  'OFFER_EXPIRED',
  'OFFER_NOT_STARTED',
  'OFFER_NOT_FOUND',
  'STORE_NOT_FOUND',
  'NOT_AT_STORE',
  'NOT_CLIPPABLE',
  'NOT_CLIPPED',
  'ALREADY_USED',
  'NONE_LEFT',
] as const satisfies readonly ClipRefusal[];

const itemId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

/** What to clip (S-184, S-185, S-188). */
export const ClipBody = Type.Object({
  items: Type.Array(
    Type.Object({
      clipType: literals(clipTypes),
      itemId,
      itemType: Type.String({ maxLength: 8, description: "The offer's program or type, as in the gallery." }),
      wsSource: Type.Optional(Type.String({ maxLength: 64, description: 'Where a weekly ad was added from.' })),
    }),
    { minItems: 1, maxItems: 200, description: 'C clips, L adds to My List; both of an offer happen, or none (X-5).' },
  ),
});
export type ClipBody = Static<typeof ClipBody>;

const outcome = {
  errorCd: Nullable(literals(clipErrors)),
  errorMsg: Nullable(Type.String()),
};

export const ClipAnswer = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        clipType: literals(clipTypes),
        itemId: Type.String(),
        itemType: Type.String(),
        status: Type.Integer({ description: '1 clipped or in My List, 0 expired, 2 refused (S-114, S-115, N-48).' }),
        clipId: Nullable(Type.String({ description: 'What unclips it, or takes it off My List.' })),
        checked: Type.Boolean(),
        ...outcome,
      }),
      { description: 'In the order of the request.' },
    ),
  },
  { $id: 'ClipAnswer' },
);
export type ClipAnswer = Static<typeof ClipAnswer>;

export const UnclipBody = Type.Object({
  items: Type.Array(Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,80}$' }) }), {
    minItems: 1,
    maxItems: 200,
  }),
});

export const UnclipAnswer = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        id: Type.String(),
        offerId: Nullable(Type.String()),
        status: Type.Integer({ description: '1 done, also if it was done before; 2 no such clip.' }),
        errorCd: Nullable(Type.String()),
        errorMsg: Nullable(Type.String()),
      }),
    ),
  },
  { $id: 'UnclipAnswer' },
);

export const OfferNames = Type.Object(
  {
    offers: Type.Array(
      Type.Object({
        offerId: Type.String(),
        title: Type.String({ description: '`$1.00 off Prairie Cereal`.' }),
        name: Type.Optional(Type.String({ description: '`Prairie Cereal`.' })),
        category: Type.Optional(Type.String()),
        categoryType: Type.Optional(Type.String({ description: "A department's id." })),
        isChallenge: Type.Optional(Type.Boolean({ description: 'Is it of the Bonus Path?' })),
        deal: Type.Optional(Nullable(Type.Ref('CouponDeal'))),
        translations: Type.Optional(Type.Ref('OfferTranslations')),
        prizeId: Type.Optional(Type.String({ description: "The prize that a household's own offer is." })),
        endLocal: Type.String({ description: 'Its last moment, store time.' }),
        points: Type.Integer({ description: 'What it pays in points; 0 if it takes off money.' }),
        forMembers: Type.Boolean({ description: 'Is it for members of FreshPass only (S-92)?' }),
      }),
    ),
  },
  { $id: 'OfferNames' },
);

export const clipModels = [ClipAnswer, UnclipAnswer, OfferNames];
