import { smartBasketPageSize } from '../../constants.ts';
import Type, { type Static } from 'typebox';
import { literals, LocalDate, maxInteger, Nullable, refusals } from '../../platform/http/contract.ts';
import { gridSorts } from '../rules/grid.ts';

const channels = ['DELIVERY', 'PICKUP', 'IN_STORE', 'SHIPPING'] as const;

/** So many products are told as bought before. */
export const mostBought = 100;

const pageNo = Type.Integer({ minimum: 1, maximum: 1000, default: 1 });
const pageSize = Type.Integer({ minimum: 1, maximum: 100, default: smartBasketPageSize });
const storeId = Type.String({ minLength: 1, maxLength: 64 });
const paged = { pageNo: Type.Integer(), pageSize: Type.Integer(), total: Type.Integer() };
const pounds = Type.Integer({ description: 'Hundredths of a pound of a package; null unless sold by weight.' });

const bought = {
  itemId: Type.String(),
  lastBought: Type.Unsafe<string>({ ...LocalDate, description: "The store's day." }),
  suggestedQty: Type.Integer({ description: 'Packages of a usual purchase.' }),
  selectedWeight: Nullable(pounds),
  available: Nullable(Type.Boolean({ description: 'null if nobody asked for it.' })),
};

export const SmartBasket = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        ...bought,
        score: Type.Number({ description: 'Days since the last purchase in cadences: 1 is due today.' }),
        cadenceDays: Type.Integer({ description: 'Median days between purchases.' }),
        dueInDays: Type.Integer({ description: 'Negative is late.' }),
        reason: Type.String({ description: 'For people: due in 2 days.' }),
      }),
    ),
    ...paged,
  },
  { $id: 'SmartBasket', description: 'What a household buys again and again, the most overdue first (N-67).' },
);
export type SmartBasket = Static<typeof SmartBasket>;

export const ProductGrid = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        ...bought,
        timesBought: Type.Integer(),
        cadenceDays: Nullable(Type.Integer({ description: 'null until it was bought twice.' })),
        onSale: Type.Boolean(),
        departmentId: Nullable(Type.String()),
      }),
    ),
    departments: Type.Array(Type.Object({ departmentId: Type.String(), name: Type.String(), count: Type.Integer() }), {
      description: 'Of everything that was bought, in the order of the store.',
    }),
    ...paged,
  },
  { $id: 'ProductGrid', description: 'Everything a household has bought (N-67).' },
);
export type ProductGrid = Static<typeof ProductGrid>;

export const ProductGridBody = Type.Object(
  {
    filter: Type.Optional(
      Type.Object(
        {
          departments: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 50 })),
          onSale: Type.Optional(Type.Boolean()),
          inStock: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
    ),
    sort: Type.Optional(literals(gridSorts)),
    pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: maxInteger, default: 1 })),
    pageSize: Type.Optional(pageSize),
    storeId,
    channel: Type.Optional(literals(channels)),
  },
  { additionalProperties: false },
);
export type ProductGridBody = Static<typeof ProductGridBody>;

export const BoughtBefore = Type.Object(
  { itemIds: Type.Array(Type.String(), { maxItems: mostBought }) },
  { $id: 'BoughtBefore', description: 'What a household has bought, what it bought most often first.' },
);

export const purchaseHistoryRoutes = {
  boughtBefore: {
    method: 'GET',
    url: '/purchasehistory/bought',
    schema: {
      operationId: 'boughtBefore',
      description: `What the bearer's household has bought, at most ${mostBought}; 404 STORE_NOT_FOUND.`,
      querystring: Type.Object({ storeId }),
      response: { 200: Type.Ref('BoughtBefore'), ...refusals },
    },
  },
  smartBasket: {
    method: 'GET',
    url: '/purchasehistory/smartbasket/:hhid',
    schema: {
      operationId: 'smartBasket',
      description:
        'What the household is due to buy, by how often it does (S-210, S-257). 403 for another household; 404 STORE_NOT_FOUND.',
      params: Type.Object({ hhid: Type.String({ maxLength: 64, description: "The bearer's own." }) }),
      querystring: Type.Object({
        storeId,
        availabilityCheck: Type.Optional(Type.Boolean()),
        excludeCartItems: Type.Optional(Type.Boolean()),
        pageNo: Type.Optional(pageNo),
        pageSize: Type.Optional(pageSize),
        placement: Type.Optional(Type.String({ maxLength: 32 })),
        channel: Type.Optional(literals(channels)),
      }),
      response: { 200: Type.Ref('SmartBasket'), ...refusals },
    },
  },
  productGrid: {
    method: 'POST',
    url: '/purchasehistory/product-grid',
    schema: {
      operationId: 'purchaseHistory',
      description: 'Everything the household has bought, filtered and in an order (S-209). 404 STORE_NOT_FOUND.',
      body: ProductGridBody,
      response: { 200: Type.Ref('ProductGrid'), ...refusals },
    },
  },
} as const;

export const purchaseHistoryModels = [BoughtBefore, SmartBasket, ProductGrid];
