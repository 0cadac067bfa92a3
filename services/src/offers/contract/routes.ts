import Type from 'typebox';
import { IdempotencyHeaders, literals, refusals } from '../../platform/http/contract.ts';
import { offerTypes, programs } from '../rules/offer.ts';
import { galleryPageSize as pageSize } from '../../constants.ts';
import { ClipBody, UnclipBody } from './clips.ts';

const storeId = Type.String({ minLength: 1, maxLength: 32 });
const offerId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
const offerIds = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,49}$' });
const offerPgm = Type.Optional(
  Type.String({ pattern: '^(PD|CC|CC-PD|PD-CC)$', description: 'PD, CC, or both as CC-PD.' }),
);
const includeUpc = Type.Optional(literals(['y', 'n']));
const random = Type.Optional(Type.String({ maxLength: 64, description: 'Passes caches by; means nothing.' }));
const pageToken = Type.Optional(Type.String({ maxLength: 512, pattern: '^[A-Za-z0-9_-]+$' }));
const names = (description: string) =>
  Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 40, description }));

const GalleryBody = Type.Object({
  primaryCategoryNm: names('Departments by name or id; all if omitted (S-183).'),
  events: names('Such as Welcome Offers (S-87).'),
  offerPgm: Type.Optional(literals(programs)),
  offerTypes: Type.Optional(
    Type.Array(literals(offerTypes), { maxItems: 7, description: 'All but weekly ads (WS) if omitted.' }),
  ),
  q: Type.Optional(Type.String({ maxLength: 80, description: 'Words in the brand, name, or description.' })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: `${pageSize} if omitted (S-256).` })),
  pageToken,
});
const companion = Type.Object({
  storeId,
  rand: random,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  includeRedmBonusPathFPOffers: Type.Optional(
    Type.Boolean({ description: 'With completed challenges; left out if omitted.' }),
  ),
  includeWeeklyAd: Type.Optional(Type.Boolean()),
  onlyUpcomingAd: Type.Optional(
    Type.Boolean({
      description: 'Only weekly ads that start within a week: to look at, nothing on them can be used yet.',
    }),
  ),
  includeOnlyBonusOffer: Type.Optional(Type.Boolean({ description: 'Only challenges and rewards (S-23).' })),
  hpGuest: Type.Optional(Type.Boolean()),
  hiddenEvents: Type.Optional(Type.Boolean({ description: 'The list shape (N-44).' })),
  pageToken,
});
const upcs = Type.Array(Type.String({ pattern: '^\\d{12,14}$' }), { minItems: 1, maxItems: 200 });

/** Coupons, clips, and My List: prefix `/offers`. */
export const couponRoutes = {
  gallery: {
    method: 'POST',
    url: '/gallery',
    schema: {
      operationId: 'offerGallery',
      description: 'S-183. Offers of a store for the bearer, by id, a page at a time. Only reads.',
      querystring: Type.Object({ storeId }),
      body: GalleryBody,
      response: { 200: Type.Ref('OfferGallery'), ...refusals },
    },
  },
  anonymousGallery: {
    method: 'POST',
    url: '/anonymous/gallery',
    schema: {
      operationId: 'anonymousOfferGallery',
      description: 'S-183. Offers of a store for everybody, by id, a page at a time. Only reads.',
      querystring: Type.Object({ storeId }),
      body: GalleryBody,
      response: { 200: Type.Ref('OfferGallery'), ...refusals },
    },
  },
  companionGallery: {
    method: 'GET',
    url: '/companiongallery',
    schema: {
      operationId: 'companionGallery',
      description: "S-196. A store's offers for the bearer; all of them without a limit.",
      querystring: Type.Interface([companion], {
        known: Type.Optional(
          Type.String({
            maxLength: 64,
            description:
              'Version of the shared gallery that the caller has: of a whole gallery, only what differs comes. Another version is answered in full.',
          }),
        ),
      }),
      response: { 200: Type.Ref('CompanionGallery'), ...refusals },
    },
  },
  sharedGallery: {
    method: 'GET',
    url: '/companiongallery/shared',
    schema: {
      operationId: 'sharedGallery',
      description: 'For the bearer, what every household sees at a store; holds nothing of any of them.',
      querystring: Type.Object({ storeId }),
      response: { 200: Type.Ref('SharedGallery'), ...refusals },
    },
  },
  anonymousCompanionGallery: {
    method: 'GET',
    url: '/anonymous/companiongallery',
    schema: {
      operationId: 'anonymousCompanionGallery',
      description: "S-196. A store's offers for everybody.",
      querystring: companion,
      response: { 200: Type.Ref('CompanionGallery'), ...refusals },
    },
  },
  offerDetail: {
    method: 'GET',
    url: '/offerdetail',
    schema: {
      operationId: 'offerDetail',
      description: 'S-190. One offer, also after its end; with the bearer, for the household.',
      querystring: Type.Object({ offerId, storeId, offerPgm, includeUpc }),
      response: { 200: Type.Object({ offer: Type.Ref('Coupon') }), ...refusals },
    },
  },
  upcsByOfferIds: {
    method: 'GET',
    url: '/upcsbyofferids',
    schema: {
      operationId: 'upcsByOfferIds',
      description: 'S-191. The products of offers; an unknown offer has none.',
      querystring: Type.Object({
        storeId,
        offerId: offerIds,
      }),
      response: {
        200: Type.Object({
          offers: Type.Array(Type.Object({ offerId: Type.String(), upcList: Type.Array(Type.String()) })),
        }),
        ...refusals,
      },
    },
  },
  offersByUpc: {
    method: 'POST',
    url: '/offersbyupc',
    schema: {
      operationId: 'offersByUpc',
      description:
        'S-194. Which current offers each product counts for; with the bearer, for the household. Only reads.',
      querystring: Type.Object({ storeId, offerPgm }),
      body: Type.Object({ upcs }),
      response: {
        200: Type.Object({
          upcs: Type.Array(Type.Object({ upc: Type.String(), offerIds: Type.Array(Type.String()) })),
          offers: Type.Array(Type.Ref('Coupon')),
        }),
        ...refusals,
      },
    },
  },
  clip: {
    method: 'POST',
    url: '/clip',
    schema: {
      operationId: 'clipOffers',
      description:
        'S-184, S-185, S-188. Clips offers and adds them to My List. What is clipped stays so; a refusal of one offer leaves the others alone. items[0] decides (S-114).',
      headers: IdempotencyHeaders,
      querystring: Type.Object({ storeId }),
      body: ClipBody,
      response: { 200: Type.Ref('ClipAnswer'), ...refusals },
    },
  },
  unclip: {
    method: 'POST',
    url: '/unclip',
    schema: {
      operationId: 'unclipOffers',
      description:
        "S-187, S-188. By a clip's id, unclips; by a list item's, takes it off My List and leaves it clipped.",
      headers: IdempotencyHeaders,
      body: UnclipBody,
      response: { 200: Type.Ref('UnclipAnswer'), ...refusals },
    },
  },
  offerNames: {
    method: 'GET',
    url: '/names',
    schema: {
      operationId: 'offerNames',
      description:
        'What offers are called, for carts and orders that name them (N-42), whatever has become of them since; an unknown offer is left out.',
      querystring: Type.Object({ offerId: offerIds }),
      response: { 200: Type.Ref('OfferNames'), ...refusals },
    },
  },
  disclaimers: {
    method: 'GET',
    url: '/disclaimers',
    schema: {
      operationId: 'offerDisclaimers',
      description:
        'S-193, N-73. What is said below offers, by program, with {brand}, {limit}, and {endDate} to fill in.',
      response: {
        200: Type.Object({ disclaimers: Type.Record(Type.String(), Type.String()) }),
        ...refusals,
      },
    },
  },
  dealsDepartments: {
    method: 'GET',
    url: '/departments',
    schema: {
      operationId: 'dealsDepartments',
      description: 'S-195. Departments with current offers at a store.',
      querystring: Type.Object({ storeId, key: random }),
      response: {
        200: Type.Object({
          departments: Type.Array(
            Type.Object({ departmentId: Type.String(), name: Type.String(), offers: Type.Integer() }),
          ),
        }),
        ...refusals,
      },
    },
  },
} as const;
