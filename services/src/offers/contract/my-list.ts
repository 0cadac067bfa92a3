import Type, { type Static } from 'typebox';
import { IdempotencyHeaders, Instant, literals, Nullable, refusals } from '../../platform/http/contract.ts';
import { listLimits, type ListRefusal } from '../rules/list-changes.ts';
import { offerTypes } from '../rules/offer.ts';
import { clipErrors } from './clips.ts';

const listKinds = ['OFFER', 'PRODUCT', 'TEXT'] as const;
const itemTypes = [...offerTypes, 'PRODUCT', 'TEXT'] as const;
const listErrors = [
  ...clipErrors,
  'EMPTY_TEXT',
  'TOO_LONG',
  'LIST_FULL',
  'ITEM_NOT_FOUND',
  'PRODUCT_NOT_FOUND',
] as const satisfies readonly ListRefusal[];

const quantity = Type.Integer({ minimum: 1, maximum: listLimits.quantity });

/** An item of My List (S-101): an offer, a product, or what the shopper wrote. */
export const MyListItem = Type.Object(
  {
    id: Type.String(),
    kind: literals(listKinds),
    referenceId: Nullable(Type.String({ description: "The offer's id, or the product's bpn." })),
    itemType: literals(itemTypes),
    upc: Nullable(Type.String({ description: 'Of the one product that an offer is on; null if it is on several.' })),
    brand: Nullable(Type.String({ description: "An offer's; null if it has none." })),
    title: Type.String(),
    description: Type.String({ description: 'Empty unless it is an offer.' }),
    savingsValue: Type.String({ description: 'Empty unless it is an offer.' }),
    deal: Type.Optional(Nullable(Type.Ref('CouponDeal'))),
    translations: Type.Optional(Type.Ref('OfferTranslations')),
    imageId: Nullable(Type.String({ description: 'Key of an emoji.' })),
    pictureId: Nullable(Type.String()),
    photo: Type.Optional(Type.Ref('ProductPhoto')),
    quantity,
    category: Nullable(Type.String({ description: "Its department's name." })),
    categoryType: Nullable(Type.String({ description: "Its department's id; null if nobody knows where it stands." })),
    place: Nullable(
      Type.Object({
        department: Type.Integer({ description: "Its department's place on the way through the store, from 1." }),
        shelf: Type.Integer({ description: "Its shelf's; 0 if only the department is known." }),
      }),
    ),
    checked: Type.Boolean(),
    addedAt: Instant,
    startDate: Nullable(Instant),
    endDate: Nullable(Instant),
  },
  { $id: 'MyListItem' },
);
export type MyListItem = Static<typeof MyListItem>;

const version = Type.Optional(Type.Integer({ description: 'Rises with each change; `/live/changes` tells it.' }));

const MyList = Type.Object(
  { shoppingLists: Type.Array(Type.Object({ items: Type.Array(Type.Ref('MyListItem')), version })) },
  { $id: 'MyList', description: 'One list; the newest first (S-101, S-189).' },
);

const ListChange = Type.Object({
  op: literals(['ADD', 'SET', 'REMOVE']),
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$', description: 'Of the item; the client names it as it adds it.' }),
  offerId: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })),
  bpn: Type.Optional(Type.String({ pattern: '^\\d{9}$' })),
  text: Type.Optional(Type.String({ maxLength: 4 * listLimits.text })),
  quantity: Type.Optional(quantity),
  checked: Type.Optional(Type.Boolean()),
});
const ListChanges = Type.Object({
  changes: Type.Array(ListChange, {
    minItems: 1,
    maxItems: 100,
    description: 'In this order. ADD names one of offerId, bpn, and text; SET a quantity, or checked, or both.',
  }),
});
export type ListChanges = Static<typeof ListChanges>;

const ListAnswer = Type.Object(
  {
    refused: Type.Array(Type.Object({ id: Type.String(), code: literals(listErrors) })),
    items: Type.Array(Type.Ref('MyListItem'), { description: 'The list as it is now, the newest first.' }),
    version,
  },
  { $id: 'ChangedMyList' },
);

export const listModels = [MyListItem, MyList, ListAnswer];

const storeId = Type.String({ minLength: 1, maxLength: 32 });
const random = Type.Optional(Type.String({ maxLength: 64, description: 'Passes caches by; means nothing.' }));

/** My List: prefix `/offers`. */
export const listRoutes = {
  myList: {
    method: 'GET',
    url: '/mylist',
    schema: {
      operationId: 'myList',
      description: 'S-189. What is in My List: offers, products, and what the shopper wrote.',
      querystring: Type.Object({ storeId, rand: random, timestamp: random }),
      response: { 200: Type.Ref('MyList'), ...refusals },
    },
  },
  previewMyList: {
    method: 'POST',
    url: '/mylist/preview',
    schema: {
      operationId: 'previewMyList',
      description:
        "What a new list would be after these changes, for whoever has none here: a visitor's, kept elsewhere (N-6). Nothing is kept.",
      querystring: Type.Object({ storeId }),
      body: ListChanges,
      response: { 200: Type.Ref('ChangedMyList'), ...refusals },
    },
  },
  changeMyList: {
    method: 'POST',
    url: '/mylist/changes',
    schema: {
      operationId: 'changeMyList',
      description:
        'Adds, checks off, counts, and removes, each change for itself. What is done twice is done once. An offer that is removed stays clipped (S-116).',
      headers: IdempotencyHeaders,
      querystring: Type.Object({ storeId }),
      body: ListChanges,
      response: { 200: Type.Ref('ChangedMyList'), ...refusals },
    },
  },
} as const;
