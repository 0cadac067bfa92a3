import Type, { type Static } from 'typebox';
import { channels, Promo, VolumePrice } from '../../catalog/index.ts';
import { Instant, literals, Nullable } from '../../platform/http/contract.ts';
import { cartCategories, cartPrograms } from '../rules/kinds.ts';
import { lineReasons, lineRefusals, messageCodes, substitutionKinds } from '../rules/refusals.ts';
import { CartQuote } from './quotes.ts';

const CartLineModel = Type.Object(
  {
    entryId: Type.String({ description: 'Stays the same when the line is removed and added again.' }),
    itemId: Type.String({ description: 'Product number.' }),
    name: Type.String({ description: 'As it was added.' }),
    quantity: Type.Integer({ description: 'Packages.' }),
    savedQty: Type.Optional(
      Type.Integer({ description: 'Packages of it that are kept for later besides; they are in no sum.' }),
    ),
    selectedWeight: Nullable(
      Type.Integer({ description: 'Of each package, in hundredths of a pound; null unless sold by weight.' }),
    ),
    comments: Nullable(Type.String()),
    options: Type.Array(Type.Object({ upcId: Type.String(), name: Type.String(), priceDeltaCents: Type.Integer() }), {
      description: 'S-180.',
    }),
    substitution: Type.Object({ kind: literals(substitutionKinds), itemId: Nullable(Type.String()) }),
    maxPurchaseQty: Type.Integer(),
    departmentId: Type.String(),
    preparationMinutes: Type.Optional(Type.Integer({ description: '0 unless it is made to order.' })),
    available: Type.Boolean({ description: "A line that can't be had stays, and doesn't count in any sum." }),
    reasonCode: Nullable(literals(lineReasons)),
    leftQuantity: Type.Optional(
      Nullable(Type.Integer({ description: 'Packages that are left, if it asks for more; null if there are enough.' })),
    ),
    unitCents: Type.Integer({ description: 'Regular price with its options: per package, or per pound.' }),
    saleCents: Nullable(Type.Integer({ description: 'The sale price in its place; null if there is none.' })),
    promo: Nullable(Type.Ref('Promo')),
    volume: Type.Optional(Nullable(Type.Ref('VolumePrice'))),
    regularCents: Type.Integer({ description: 'All packages at the regular price.' }),
    netCents: Type.Integer({ description: 'What they cost after promos and coupons.' }),
    savings: Type.Optional(
      Type.Array(
        Type.Object({
          offerId: Type.String(),
          savingsCents: Type.Integer(),
          isDisplayed: Type.Boolean({
            description: 'Is it to be shown on the line? The offer is complete then (S-123).',
          }),
        }),
        { description: 'What coupons and offers take off, promos aside (S-80).' },
      ),
    ),
    depositCents: Type.Integer({ description: 'All packages.' }),
    snapEligible: Type.Boolean(),
    containsAlcohol: Type.Boolean(),
    placedQuantity: Nullable(Type.Integer({ description: 'While an order is changed: as placed, 0 if new.' })),
    placedWeight: Nullable(Type.Integer()),
  },
  { $id: 'CartLine', description: 'S-80.' },
);

const CartMessage = Type.Object(
  {
    code: literals(messageCodes),
    entryId: Nullable(Type.String()),
    itemId: Nullable(Type.String()),
    facts: Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer()]), {
      description:
        'name; fromCents, toCents (PRICE_CHANGED); reasonCode (LINE_UNAVAILABLE); quantity (MERGE_CAPPED, MERGE_SHORT); count (MERGED); storeId, channel (MOVED).',
    }),
  },
  { $id: 'CartMessage', description: 'What has changed without the shopper. Told once.' },
);

const CartModel = Type.Object(
  {
    cartId: Type.String(),
    cartCategory: literals(cartCategories),
    program: literals(cartPrograms),
    sellerId: Nullable(Type.String()),
    version: Type.Integer({ description: 'Counts its changes; send it as If-Match (N-58).' }),
    storeId: Type.String(),
    channel: literals(channels),
    zipCode: Nullable(Type.String()),
    updatedAt: Instant,
    lines: Type.Array(Type.Ref('CartLine'), { description: 'First added first.' }),
    quote: Type.Ref('CartQuote'),
    minimumCents: Nullable(Type.Integer({ description: 'N-60; null for a marketplace seller.' })),
    missingCents: Type.Integer({ description: 'What is missing of the minimum; 0 once it is reached.' }),
    shippingCents: Nullable(
      Type.Integer({ description: "A marketplace seller's shipping, 0 once it is free; null for other carts." }),
    ),
    freeShipping: Type.Optional(
      Type.Union(
        [
          Type.Object({
            fromCents: Type.Integer({ description: 'What the cart must reach, after price promos.' }),
            missingCents: Type.Integer({ description: 'What is missing of it; 0 once it is reached.' }),
          }),
          Type.Null(),
        ],
        { description: 'How far a marketplace cart is from free shipping (N-63); null where nothing ships free.' },
      ),
    ),
    rewards: Type.Optional(
      Type.Union(
        [
          Type.Object({
            availableCents: Type.Integer({ description: 'Grocery rewards that the household can spend now.' }),
            isUsed: Type.Boolean({ description: 'Does this cart spend them?' }),
          }),
          Type.Null(),
        ],
        { description: 'null if it can spend none: guests, sellers, and other shops.' },
      ),
    ),
    earns: Type.Array(Type.Object({ programCode: Type.String(), programName: Type.String(), points: Type.Integer() }), {
      description: "Estimated points in the household's games; empty for guests.",
    }),
    cartSummary: Type.Object(
      {
        itemCount: Type.Integer({ description: 'Lines that can be had.' }),
        totalItemQuantity: Type.Integer({ description: 'Packages, also of lines that cannot be had.' }),
        availableItemQuantity: Type.Integer({
          description: 'Packages that can be had: of a line that is short, those that are left.',
        }),
        finalTransactionTotal: Type.Integer({ description: 'Goods after all discounts, before tax and deposits.' }),
        totalEstimatedPrice: Type.Integer({ description: 'With tax, deposits, and shipping.' }),
        transactionTotal: Type.Integer({ description: 'Goods at their regular price.' }),
      },
      { description: 'S-81, in cents.' },
    ),
    messages: Type.Array(Type.Ref('CartMessage')),
  },
  { $id: 'Cart', description: 'One for each kind and seller (S-78, N-63).' },
);

const SavedLineModel = Type.Object(
  {
    cartId: Type.String({ description: 'The cart that it moves back into.' }),
    cartCategory: literals(cartCategories),
    program: literals(cartPrograms),
    sellerId: Nullable(Type.String()),
    version: Type.Integer({ description: "The cart's; as for a line of it (N-58)." }),
    storeId: Type.String(),
    channel: literals(channels),
    zipCode: Nullable(Type.String()),
    inCart: Type.Integer({ description: 'Packages of the same line that are in the cart besides.' }),
    line: Type.Ref('CartLine', {
      description: '`quantity` is what is kept for later; it costs what its packages cost now, coupons aside.',
    }),
  },
  { $id: 'SavedLine', description: 'Kept for later: it is in no sum, and no order takes it.' },
);

const EditCart = Type.Object(
  {
    orderNumber: Type.String(),
    storeId: Type.String(),
    cart: Type.Ref('Cart'),
    removed: Type.Optional(
      Type.Array(Type.Ref('CartLine'), { description: 'As placed; an ADD with the entryId brings one back.' }),
    ),
  },
  { $id: 'EditCart', description: 'A pending order as it would be, until it is saved.' },
);

const carts = {
  carts: Type.Array(Type.Ref('Cart'), { description: 'With at least one line, the grocery cart first.' }),
  multiCartSummary: Type.Object(
    {
      finalTransactionTotal: Type.Integer({ description: 'Cents.' }),
      totalAvailableCarts: Type.Integer(),
      totalAvailableItems: Type.Integer({ description: 'Lines.' }),
      totalAvailableQuantity: Type.Integer({ description: 'Packages.' }),
    },
    { description: 'S-76: what can be had.' },
  ),
  savedForLater: Type.Optional(
    Type.Array(Type.Ref('SavedLine'), {
      description: 'Of all carts, first added first; also of carts with nothing else.',
    }),
  ),
  guestCartId: Nullable(Type.String({ description: "A guest's cart; keep it secret. null for a signed-in shopper." })),
  edit: Nullable(Type.Ref('EditCart')),
};

const Carts = Type.Object(carts, { $id: 'Carts' });
const CartResult = Type.Object(
  {
    index: Type.Integer({ description: 'Position in the request.' }),
    itemId: Type.String({ description: 'Empty if nothing is known of the line.' }),
    entryId: Nullable(Type.String()),
    name: Nullable(Type.String()),
    done: Type.Boolean(),
    quantity: Nullable(Type.Integer({ description: 'Packages of the line now; null if there is no such line.' })),
    reasonCode: Nullable(literals(lineRefusals)),
    maximum: Nullable(
      Type.Integer({
        description: 'TOO_MANY, TOO_MANY_LINES: the limit. NOT_ENOUGH: what is left; so many of it the cart has now.',
      }),
    ),
  },
  { $id: 'CartResult', description: 'N-68: what can be done is done.' },
);
const ChangedCarts = Type.Object({ ...carts, results: Type.Array(Type.Ref('CartResult')) }, { $id: 'ChangedCarts' });

export type CartView = Omit<Static<typeof CartModel>, 'quote' | 'lines' | 'messages'> & {
  quote: Static<typeof CartQuote>;
  lines: (Omit<Static<typeof CartLineModel>, 'promo' | 'volume'> & {
    promo: Static<typeof Promo> | null;
    volume: Static<typeof VolumePrice> | null;
  })[];
  messages: Static<typeof CartMessage>[];
};
export type CartLineView = CartView['lines'][number];
export type CartMessageView = Static<typeof CartMessage>;
export type CartResultView = Static<typeof CartResult>;
export type SavedLineView = Omit<Static<typeof SavedLineModel>, 'line'> & { line: CartLineView };
export type CartsView = Omit<Static<typeof Carts>, 'carts' | 'edit' | 'savedForLater'> & {
  carts: CartView[];
  savedForLater: SavedLineView[];
  edit: { orderNumber: string; storeId: string; cart: CartView; removed: CartView['lines'] } | null;
};

export const cartModels = [
  CartQuote,
  CartLineModel,
  CartMessage,
  CartModel,
  SavedLineModel,
  EditCart,
  Carts,
  CartResult,
  ChangedCarts,
];
