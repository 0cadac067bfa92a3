import Type from 'typebox';
import { literals, LocalDate, Nullable, refusals } from '../../platform/http/contract.ts';
import { allergens, channels, diets, productStatuses, programs, promoTypes, wineBodies } from '../rules/product.ts';
import { photoRoles } from '../rules/photos/photo.ts';
import { sortKeys } from '../rules/sorts.ts';
import { comparisonUnits, unitCodes } from '../rules/units.ts';

const perChannel = <T extends Type.TSchema>(schema: T) =>
  Type.Object({ DELIVERY: schema, PICKUP: schema, IN_STORE: schema, SHIPPING: schema });
const Minutes = Type.Integer({ minimum: 0, maximum: 1440, description: 'Minutes since midnight, store time.' });
const Hours = Type.Object({ start: Minutes, end: Minutes });
const Milligrams = Type.Integer({ description: 'Milligrams per serving.' });

export const UnitPrice = Type.Object(
  {
    tenths: Type.Integer({ description: 'Tenths of a cent.' }),
    unit: literals(comparisonUnits),
  },
  { $id: 'UnitPrice', description: 'N-49.' },
);
export const Promo = Type.Object(
  {
    type: literals(promoTypes),
    text: Type.String(),
    description: Type.String(),
    endsOn: Type.String({ format: 'date', description: 'The last day, store time (S-113).' }),
    terms: Type.Optional(
      Nullable(
        Type.Object(
          {
            buy: Nullable(Type.Integer()),
            free: Nullable(Type.Integer()),
            quantity: Nullable(Type.Integer({ description: 'Packages in a full group.' })),
            priceCents: Nullable(Type.Integer({ description: 'What a full group costs.' })),
            group: Nullable(Type.String({ description: 'Products that count together.' })),
          },
          {
            description:
              'B: buy and free; M: quantity and priceCents. null for P. A B or M without them is shown to nobody (N-33).',
          },
        ),
      ),
    ),
  },
  { $id: 'Promo', description: 'S-64.' },
);
export const VolumePrice = Type.Object(
  {
    quantity: Type.Integer({ description: 'From so many packages on, every one of them costs less.' }),
    priceCents: Nullable(Type.Integer({ description: 'What each costs then; null with rate.' })),
    rate: Nullable(
      Type.Integer({ description: 'What comes off each, in hundredths of a percent; null with priceCents.' }),
    ),
    group: Nullable(Type.String({ description: 'Products that count together.' })),
  },
  { $id: 'VolumePrice', description: 'By the case for businesses, and by six bottles in the wine shop.' },
);
export const ProductPrice = Type.Object(
  {
    priceCents: Type.Integer(),
    basePriceCents: Type.Integer(),
    previousBasePriceCents: Nullable(Type.Integer()),
    unitPrice: Nullable(Type.Ref('UnitPrice')),
    promo: Nullable(Type.Ref('Promo')),
    volume: Type.Optional(Nullable(Type.Ref('VolumePrice'))),
  },
  {
    $id: 'ProductPrice',
    description:
      'S-63. Per package, or per pound if sold by weight, today in the store: after the last day of a sale, the regular price.',
  },
);
export const ProductPictures = Type.Object(
  {
    thumb: Type.String(),
    card: Type.String(),
    page: Type.String(),
    centimeters: Type.Optional(
      Nullable(
        Type.Integer({
          minimum: 1,
          maximum: 200,
          description: 'How long an edge of the picture is where products stand together to scale; null if unknown.',
        }),
      ),
    ),
  },
  { $id: 'ProductPictures', description: 'Paths under this service; the picture at a path never changes.' },
);
const Pixels = Type.Integer({ minimum: 1, maximum: 8192 });
export const ProductPhoto = Type.Object(
  {
    photoId: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'Made of what it shows.' }),
    role: literals(photoRoles),
    alt: Nullable(
      Type.Object(
        { en: Type.Optional(Type.String()), es: Type.Optional(Type.String()) },
        { description: "What it shows, in the retailer's words." },
      ),
    ),
    width: Pixels,
    height: Pixels,
    color: Nullable(
      Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'At its edges; null if one can see through them.' }),
    ),
    widths: Type.Array(Pixels, {
      minItems: 1,
      maxItems: 12,
      description: 'Of its files, ascending: `/photos/{photoId}-{width}.avif` and `.webp`.',
    }),
  },
  {
    $id: 'ProductPhoto',
    description: 'A photograph, upright. Its preview for other sites: `/photos/{photoId}-share.jpg`.',
  },
);
export const Nutrition = Type.Object(
  {
    serving: Type.String(),
    calories: Type.Integer(),
    fat: Milligrams,
    saturatedFat: Nullable(Milligrams),
    sodium: Nullable(Milligrams),
    carbohydrate: Milligrams,
    fiber: Nullable(Milligrams),
    sugars: Nullable(Milligrams),
    protein: Milligrams,
  },
  { $id: 'Nutrition', description: "Weights the manufacturer doesn't state are null." },
);
const Wine = Type.Object(
  {
    body: Nullable(literals(wineBodies)),
    grape: Nullable(Type.String()),
    region: Nullable(Type.String()),
    style: Nullable(Type.String({ description: 'How it tastes, in a word: dry.' })),
    notes: Type.Array(Type.String({ description: 'What it tastes of: cherry.' })),
  },
  { $id: 'Wine', description: 'As far as its maker says; null for what is no wine.' },
);
export const Product = Type.Object(
  {
    bpn: Type.String(),
    upc: Nullable(Type.String({ description: 'Twelve digits; null if the GTIN has no UPC-A.' })),
    gtin: Type.String({ description: 'Fourteen digits, check digit included (N-51).' }),
    name: Type.String(),
    nameEs: Type.Optional(
      Nullable(
        Type.Object(
          {
            text: Type.String(),
            isComposed: Type.Boolean({ description: 'Made of the English name, and not written by who sells it.' }),
          },
          { description: 'Its name in Spanish.' },
        ),
      ),
    ),
    brand: Nullable(Type.Ref('Brand')),
    sellerId: Nullable(Type.String()),
    program: literals(programs),
    departmentId: Type.String(),
    aisleId: Type.String(),
    shelfId: Type.String(),
    departmentName: Type.String(),
    aisleName: Type.String(),
    shelfName: Type.String(),
    status: literals(productStatuses),
    size: Type.String(),
    packageQuantity: Type.Number(),
    packageUnit: literals(unitCodes),
    sizeQuantity: Type.Integer({ description: 'Units per pack: 12 in a 12-pack.' }),
    price: Nullable(Type.Ref('ProductPrice', { description: "null when the store doesn't carry it." })),
    inventoryAvailable: literals(['0', '1', '2']),
    channelInventory: perChannel(Type.Integer()),
    channelEligibility: perChannel(Type.Boolean()),
    nextDeliveryOn: Nullable(LocalDate),
    isMtoProduct: Type.Boolean(),
    isCustomizable: Type.Boolean(),
    multiCustomizations: Type.Boolean(),
    orderPreparation: Type.Boolean({ description: "S-141: the department's flag." }),
    preparationMinutes: Type.Integer(),
    isPreOrderItem: Type.Boolean(),
    itemEffectiveStartDate: Nullable(LocalDate),
    sellByWeight: Type.Boolean(),
    minimumWeight: Nullable(Type.Integer({ description: 'Hundredths of a pound.' })),
    snapEligible: Type.Boolean(),
    diets: Type.Array(literals(diets)),
    containsAlcohol: Type.Boolean(),
    alcoholVolumePct: Nullable(Type.Number()),
    wine: Nullable(Type.Ref('Wine')),
    restrictedValue: Type.Integer({ description: 'Above 0: not for unattended delivery (S-144).' }),
    prop65: Nullable(Type.String({ description: 'The warning, shown before the price (N-53).' })),
    maximumQuantity: Type.Integer(),
    pictures: Nullable(Type.Ref('ProductPictures')),
    photos: Type.Optional(
      Type.Array(Type.Ref('ProductPhoto'), { description: 'In the order they are shown: fronts first.' }),
    ),
  },
  { $id: 'Product', description: 'S-63 to S-72.' },
);
export const ProductDetails = Type.Object(
  {
    product: Type.Ref('Product'),
    description: Type.String(),
    descriptionEs: Type.Optional(
      Nullable(Type.String({ description: 'In Spanish, as who sells it writes it; null where nobody has.' })),
    ),
    ingredients: Nullable(Type.String()),
    allergens: Type.Array(literals(allergens)),
    nutrition: Nullable(Type.Ref('Nutrition')),
    fulfillment: Nullable(
      Type.Object({ ...Hours.properties, saturday: Type.Optional(Hours), sunday: Type.Optional(Hours) }),
    ),
  },
  { $id: 'ProductDetails' },
);
const ProductList = Type.Object(
  {
    items: Type.Array(Type.Ref('Product')),
    total: Type.Integer(),
    nextPageToken: Nullable(Type.String()),
  },
  { $id: 'ProductList', description: 'In-stock items come first in every sort.' },
);
const PriceList = Type.Object(
  {
    prices: Type.Array(Type.Object({ upcId: Type.String(), bpn: Type.String(), price: Type.Ref('ProductPrice') })),
    unknown: Type.Array(Type.String(), { description: 'Numbers the store has no price for.' }),
  },
  { $id: 'PriceList', description: 'S-179.' },
);
const Customizations = Type.Object(
  {
    groups: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        min: Type.Integer(),
        max: Type.Integer(),
        options: Type.Array(
          Type.Object({
            upcId: Type.String(),
            name: Type.String(),
            priceDeltaCents: Type.Integer(),
            default: Type.Boolean(),
            available: Type.Boolean({ description: 'false while the store is out of it.' }),
            art: Nullable(Type.String({ description: 'What its picture is drawn from: `bread-sourdough`.' })),
          }),
        ),
      }),
    ),
    preparationTime: Type.Integer({ description: 'Minutes.' }),
  },
  { $id: 'Customizations', description: 'S-180, N-57.' },
);
export const productModels = [
  UnitPrice,
  Promo,
  VolumePrice,
  ProductPrice,
  ProductPictures,
  ProductPhoto,
  Nutrition,
  Wine,
  Product,
  ProductDetails,
  ProductList,
  PriceList,
  Customizations,
];

const storeId = Type.String({ minLength: 1, maxLength: 32 });
const channel = Type.Optional(literals(channels));
const At = Type.Object({ storeId, channel });
const Bpn = Type.String({ pattern: '^\\d{9}$' });
const Typed = Type.String({ maxLength: 20, description: 'A UPC-A, UPC-E, EAN, or GTIN-14.' });

/** Products, their prices, and their options: prefix `/catalog`, public. */
export const productRoutes = {
  productByBpn: {
    method: 'GET',
    url: '/products/:bpn',
    schema: {
      operationId: 'productByBpn',
      params: Type.Object({ bpn: Bpn }),
      querystring: At,
      response: { 200: Type.Ref('ProductDetails'), ...refusals },
    },
  },
  productByUpc: {
    method: 'GET',
    url: '/products/upc/:upc',
    schema: {
      operationId: 'productByUpc',
      params: Type.Object({ upc: Typed }),
      querystring: At,
      response: { 200: Type.Ref('ProductDetails'), ...refusals },
    },
  },
  productByGtin: {
    method: 'GET',
    url: '/products/gtin/:gtin',
    schema: {
      operationId: 'productByGtin',
      params: Type.Object({ gtin: Typed }),
      querystring: At,
      response: { 200: Type.Ref('ProductDetails'), ...refusals },
    },
  },
  productsByBpn: {
    method: 'GET',
    url: '/products',
    schema: {
      operationId: 'productsByBpn',
      description: 'Several at once, in the order requested; unknown ones are left out.',
      querystring: Type.Object({
        bpns: Type.String({ maxLength: 1024, pattern: '^\\d{9}(,\\d{9})*$' }),
        storeId,
        channel,
      }),
      response: { 200: Type.Object({ items: Type.Array(Type.Ref('Product')) }), ...refusals },
    },
  },
  departmentProducts: {
    method: 'GET',
    url: '/departments/:departmentId/products',
    schema: {
      operationId: 'departmentProducts',
      params: Type.Object({ departmentId: Type.String({ maxLength: 64 }) }),
      querystring: Type.Object({
        storeId,
        channel,
        aisleId: Type.Optional(Type.String({ maxLength: 200 })),
        shelfId: Type.Optional(Type.String({ maxLength: 300 })),
        sort: Type.Optional(literals(sortKeys)),
        pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        pageToken: Type.Optional(
          Type.String({
            maxLength: 2048,
            pattern: '^[A-Za-z0-9_-]+$',
            description: 'Where the previous page ended; valid for an hour.',
          }),
        ),
      }),
      response: { 200: Type.Ref('ProductList'), ...refusals },
    },
  },
  priceList: {
    method: 'GET',
    url: '/priceList',
    schema: {
      operationId: 'priceList',
      querystring: Type.Object({
        upcIds: Type.String({ maxLength: 2048, pattern: '^[0-9]{8,14}(,[0-9]{8,14})*$' }),
        storeId,
        channel,
      }),
      response: { 200: Type.Ref('PriceList'), ...refusals },
    },
  },
  preferredCustomizations: {
    method: 'GET',
    url: '/product/getPrefCustomizations',
    schema: {
      operationId: 'preferredCustomizations',
      querystring: Type.Object({ bpn: Bpn, storeId }),
      response: { 200: Type.Ref('Customizations'), ...refusals },
    },
  },
  picture: {
    method: 'GET',
    url: '/pictures/:file',
    schema: {
      operationId: 'productPicture',
      description: 'SVG. The picture under a name never changes.',
      params: Type.Object({
        file: Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]{20}-(thumb|card|page)\\.svg$' }),
      }),
      response: { 200: Type.String({ contentMediaType: 'image/svg+xml' }), ...refusals },
    },
  },
  photo: {
    method: 'GET',
    url: '/photos/:file',
    schema: {
      operationId: 'productPhoto',
      description: 'AVIF, WebP, or for previews JPEG. The photograph under a name never changes.',
      params: Type.Object({
        file: Type.String({
          maxLength: 64,
          pattern: '^[A-Za-z0-9_-]{22}-(?:[1-9]\\d{0,3}\\.(?:avif|webp)|share\\.jpg)$',
        }),
      }),
      response: { 200: Type.String({ contentMediaType: 'image/*' }), ...refusals },
    },
  },
} as const;
