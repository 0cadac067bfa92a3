import Type from 'typebox';
import { languages } from '../../../../server-kit/language.ts';
import { literals, Nullable, refusals } from '../../platform/http/contract.ts';
import { avoidedKinds } from '../rules/asked/avoided.ts';
import { facetKinds } from '../rules/facets.ts';
import { channels, programs } from '../rules/product.ts';
import { sortKeys } from '../rules/sorts.ts';
import { substituteReasons } from '../rules/substitutes.ts';

export const Facet = Type.Object(
  {
    kind: literals(facetKinds),
    totalWithout: Nullable(
      Type.Integer({
        description:
          "How many products there are without its choices, and with the other facets'; null of everything on sale, of which the rest isn't counted.",
      }),
    ),
    values: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        count: Type.Integer({ description: "Products it leaves, with the other facets' choices but not its own." }),
        chosen: Type.Boolean(),
      }),
    ),
  },
  { $id: 'Facet', description: 'Values of one facet widen, facets narrow.' },
);
const ProductSearch = Type.Object(
  {
    items: Type.Array(Type.Ref('Product')),
    total: Type.Integer(),
    totalUnfiltered: Type.Integer({
      description: 'How many there are without filters; with what is sold out if AVAILABILITY:ALL is chosen.',
    }),
    nextPageToken: Nullable(Type.String()),
    facets: Type.Array(Type.Ref('Facet')),
    sort: literals(sortKeys),
    sorts: Type.Array(Type.Object({ key: literals(sortKeys), label: Type.String() })),
    didYouMean: Nullable(Type.String({ description: 'What finds more: another spelling, or fewer of the words.' })),
    nearest: Nullable(
      Type.String({
        description: 'When nothing is found, nor anything like it: a search for the nearest type that the store has.',
      }),
    ),
    corrected: Type.Boolean({ description: 'The items are those of didYouMean: what was typed finds nothing.' }),
    insteadOf: Nullable(
      Type.String({
        description: 'A brand or a kind that was typed and the store doesn’t have: the items are the nearest to it.',
      }),
    ),
    price: Nullable(
      Type.Object(
        {
          low: Nullable(Type.Integer({ description: 'In cents, included.' })),
          high: Nullable(Type.Integer({ description: 'In cents, included.' })),
          textWithout: Type.String({ description: 'What was typed, without the price.' }),
        },
        { description: 'What the items cost at the store, as in "under $5".' },
      ),
    ),
    excluded: Type.Array(Type.Object({ kind: literals(avoidedKinds), name: Type.String() }), {
      description: 'What the items don’t have, and how it was typed: "nut free", "sin gluten".',
    }),
    unstated: Type.Integer({
      description: 'Products that match otherwise and don’t state what is in them: they are left out.',
    }),
    relatedDepartments: Type.Array(Type.String(), {
      description: 'When nothing is found: departments that come close.',
    }),
    otherStores: Type.Array(Type.Object({ storeId: Type.String(), total: Type.Integer() }), {
      description:
        'When nothing is found here, or none of it can be had: stores of the same banner that have some, nearest first.',
    }),
  },
  {
    $id: 'ProductSearch',
    description:
      'N-55. Items that can’t be had come last in every sort; those that are sold out are left out, unless AVAILABILITY:ALL is chosen or nothing else is left (S-263).',
  },
);
const ProductSuggestions = Type.Object(
  {
    queries: Type.Array(Type.String(), {
      description: 'Searches that may be meant, for something that the store has: types of products first, then names.',
    }),
    scopes: Type.Array(
      Type.Object({
        departmentId: Type.String(),
        departmentName: Type.String(),
        productCount: Type.Integer({ description: 'How many products a search for it finds there.' }),
      }),
      { description: 'Departments to search in, when several have some of it.' },
    ),
    brands: Type.Array(Type.Ref('Brand')),
    products: Type.Array(Type.Ref('Product')),
    total: Type.Integer({ description: 'How many products a search for it finds.' }),
  },
  { $id: 'ProductSuggestions', description: 'S-250.' },
);
const Substitutes = Type.Object(
  {
    productsinfo: Type.Array(Type.Object({ product: Type.Ref('Product'), reason: literals(substituteReasons) })),
  },
  { $id: 'Substitutes', description: 'N-79. Available now, the closest first.' },
);
const StoresWithProduct = Type.Object(
  { stores: Type.Array(Type.Object({ storeId: Type.String() })) },
  { $id: 'StoresWithProduct', description: 'Stores of the same banner that have a product now, nearest first.' },
);
const Collections = Type.Object(
  {
    collections: Type.Array(
      Type.Object({
        collectionId: Type.String(),
        title: Type.String(),
        subtitle: Nullable(Type.String()),
        scope: Nullable(
          Type.Object(
            { departmentId: Type.Optional(Type.String()), filters: Type.Optional(Type.String()) },
            { description: 'What a search for all of it takes; null if there is no more.' },
          ),
        ),
        items: Type.Array(Type.Ref('Product')),
      }),
    ),
  },
  { $id: 'Collections', description: 'Shelves for the home page, each with what the store has.' },
);
export const searchModels = [Facet, ProductSearch, ProductSuggestions, Substitutes, StoresWithProduct, Collections];

const At = Type.Object({
  storeId: Type.String({ minLength: 1, maxLength: 32 }),
  channel: Type.Optional(literals(channels)),
});

/** Finding products: prefix `/catalog`, public. */
export const searchRoutes = {
  search: {
    method: 'GET',
    url: '/search',
    schema: {
      operationId: 'searchProducts',
      description: 'Products that match words and filters; without words, everything in scope.',
      querystring: Type.Object({
        ...At.properties,
        q: Type.Optional(Type.String({ maxLength: 200, description: 'Words, a UPC, a GTIN, or a bpn.' })),
        departmentId: Type.Optional(Type.String({ maxLength: 64 })),
        aisleId: Type.Optional(Type.String({ maxLength: 200 })),
        shelfId: Type.Optional(Type.String({ maxLength: 300 })),
        sellerId: Type.Optional(Type.String({ maxLength: 64 })),
        program: Type.Optional(literals(programs)),
        filters: Type.Optional(
          Type.String({
            maxLength: 4096,
            description: 'BRAND:meadow-lane,DIET:ORGANIC: at most 50; a comma within a value is written %2C.',
          }),
        ),
        language: Type.Optional(literals(languages)),
        sort: Type.Optional(literals(sortKeys)),
        usuals: Type.Optional(
          Type.String({
            maxLength: 1000,
            pattern: '^\\d{9}(,\\d{9})*$',
            description: 'What the household has bought before: it comes first among what matches as well.',
          }),
        ),
        pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        pageToken: Type.Optional(
          Type.String({
            maxLength: 4096,
            pattern: '^[A-Za-z0-9_-]+$',
            description: 'Where the previous page of the same search ended; valid for an hour.',
          }),
        ),
      }),
      response: { 200: Type.Ref('ProductSearch'), ...refusals },
    },
  },
  suggestions: {
    method: 'GET',
    url: '/suggestions',
    schema: {
      operationId: 'suggestions',
      description: 'What someone who types this may mean.',
      querystring: Type.Object({
        ...At.properties,
        q: Type.String({ minLength: 1, maxLength: 200 }),
        language: Type.Optional(literals(languages)),
      }),
      response: { 200: Type.Ref('ProductSuggestions'), ...refusals },
    },
  },
  substitutes: {
    method: 'GET',
    url: '/substitutes',
    schema: {
      operationId: 'substitutes',
      querystring: Type.Object({ ...At.properties, bpn: Type.String({ pattern: '^\\d{9}$' }) }),
      response: { 200: Type.Ref('Substitutes'), ...refusals },
    },
  },
  elsewhere: {
    method: 'GET',
    url: '/elsewhere',
    schema: {
      operationId: 'storesWithProduct',
      description: 'Where else a product can be had through the channel.',
      querystring: Type.Object({ ...At.properties, bpn: Type.String({ pattern: '^\\d{9}$' }) }),
      response: { 200: Type.Ref('StoresWithProduct'), ...refusals },
    },
  },
  collections: {
    method: 'GET',
    url: '/collections',
    schema: {
      operationId: 'collections',
      querystring: At,
      response: { 200: Type.Ref('Collections'), ...refusals },
    },
  },
} as const;
