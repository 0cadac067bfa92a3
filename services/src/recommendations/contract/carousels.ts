import { crossSellMost } from '../../constants.ts';
import { languages } from '../../../../server-kit/language.ts';
import Type, { type Static } from 'typebox';
import { literals, Nullable, refusals } from '../../platform/http/contract.ts';

/** Products of a carousel. */
export const carouselMost = 24;
const channels = ['DELIVERY', 'PICKUP', 'IN_STORE', 'SHIPPING'] as const;
const itemId = Type.String({ pattern: '^\\d{1,14}$' });
const ignored = (maxLength: number) => Type.Optional(Type.String({ maxLength, description: "Isn't kept." }));

const Reason = Type.Object({
  code: literals(['BOUGHT_TOGETHER', 'DUE', 'POPULAR'] as const),
  withItemId: Nullable(Type.String()),
  withName: Nullable(Type.String({ description: 'The shelf of that product: Pasta.' })),
  dueInDays: Nullable(Type.Integer({ description: 'Negative is late.' })),
  cadenceDays: Nullable(Type.Integer()),
  text: Type.String({ description: 'For people: Often bought with pasta.' }),
});

export const RecommendedItem = Type.Object(
  {
    itemId: Type.String(),
    name: Type.String(),
    score: Type.Number(),
    reason: Reason,
    offer: Nullable(Type.String({ description: 'Its promotion; null without one, or if nobody asked.' })),
  },
  { $id: 'RecommendedItem' },
);
export type RecommendedItem = Static<typeof RecommendedItem>;

export const CrossSell = Type.Object(
  { response: Type.Object({ docs: Type.Array(Type.Ref('RecommendedItem')) }) },
  { $id: 'CrossSell', description: 'What goes with a product, at most 8 (N-79).' },
);
export const Carousel = Type.Object(
  { items: Type.Array(Type.Ref('RecommendedItem')) },
  { $id: 'Carousel', description: 'What a shopper is recommended, the likeliest first (S-207).' },
);
export const ZoneContent = Type.Object(
  {
    zone: Type.String(),
    blocks: Type.Array(
      Type.Object({
        type: Type.Literal('DEPARTMENT'),
        title: Type.String(),
        image: Nullable(Type.String({ description: 'Path under the services.' })),
        href: Type.String({ description: 'Path of the department under the catalog.' }),
      }),
    ),
  },
  { $id: 'ZoneContent', description: 'N-79.' },
);
export type ZoneContent = Static<typeof ZoneContent>;

export const PopularSearches = Type.Object(
  { queries: Type.Array(Type.String({ description: 'bananas' })) },
  { $id: 'PopularSearches', description: 'What many buy that the store has now, as searches for it.' },
);

const cartItems = Type.Optional(Type.Array(Type.Object({ bpn: itemId }), { maxItems: 200 }));

export const CarouselBody = Type.Object(
  {
    storeId: Type.String({ minLength: 1, maxLength: 64 }),
    banner: Type.Optional(Type.String({ maxLength: 32 })),
    assortmentChannel: Type.Optional(literals(channels)),
    cartItems,
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: carouselMost })),
    bruid: ignored(128),
    host: ignored(253),
    pageURL: ignored(2048),
    sessionId: ignored(128),
    tntId: ignored(128),
    marketingCloudVisitorId: ignored(128),
    mboxMCSDID: ignored(128),
    edgeHost: ignored(253),
  },
  { additionalProperties: false },
);
export type CarouselBody = Static<typeof CarouselBody>;

export const carouselRoutes = {
  crossSell: {
    method: 'GET',
    url: '/crosssell',
    schema: {
      operationId: 'crossSell',
      description:
        'What is often bought with a product (S-204, S-248). Needs store, category, and bpn (S-146). 404 STORE_NOT_FOUND.',
      querystring: Type.Object({
        storeid: Type.String({ minLength: 1, maxLength: 64 }),
        bpn: itemId,
        'category-id': Type.String({ minLength: 1, maxLength: 64 }),
        'max-result': Type.Optional(Type.Integer({ minimum: 1, maximum: crossSellMost })),
        'exclude-bpn': Type.Optional(Type.String({ maxLength: 2000, pattern: '^\\d{1,14}(,\\d{1,14})*$' })),
        channel: Type.Optional(literals(channels)),
        banner: Type.Optional(Type.String({ maxLength: 32 })),
        pagename: ignored(64),
        userid: ignored(128),
        featuredsessionid: ignored(128),
        screenwidth: ignored(8),
      }),
      response: { 200: Type.Ref('CrossSell'), ...refusals },
    },
  },
  popularSearches: {
    method: 'GET',
    url: '/popularsearches',
    schema: {
      operationId: 'popularSearches',
      description: 'What shoppers look for most: what they buy most, each once. 404 STORE_NOT_FOUND.',
      querystring: Type.Object({
        storeId: Type.String({ minLength: 1, maxLength: 64 }),
        channel: Type.Optional(literals(channels)),
        language: Type.Optional(literals(languages)),
      }),
      response: { 200: Type.Ref('PopularSearches'), ...refusals },
    },
  },
  carousel: {
    method: 'POST',
    url: '/carousel',
    schema: {
      operationId: 'carousel',
      description:
        "What the visitor is recommended: by the bearer's habits, by what goes with the cart, and by what many buy (S-207). 404 STORE_NOT_FOUND.",
      querystring: Type.Object({ includeOffer: Type.Optional(Type.Boolean()) }),
      body: CarouselBody,
      response: { 200: Type.Ref('Carousel'), ...refusals },
    },
  },
  zone: {
    method: 'POST',
    url: '/zone',
    schema: {
      operationId: 'zoneContent',
      description: 'Departments that go with the cart, or that many buy from (S-208, N-79). 404 STORE_NOT_FOUND.',
      headers: Type.Object({
        zone: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
        storeid: Type.String({ minLength: 1, maxLength: 64 }),
        banner: Type.Optional(Type.String({ maxLength: 32 })),
      }),
      body: Type.Object({ screenName: Type.Literal('landing-pages'), cartItems }, { additionalProperties: false }),
      response: { 200: Type.Ref('ZoneContent'), ...refusals },
    },
  },
} as const;

export const carouselModels = [RecommendedItem, CrossSell, PopularSearches, Carousel, ZoneContent];
