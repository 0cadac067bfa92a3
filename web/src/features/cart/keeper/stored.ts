import type { CartKind, Channel } from '../../../graphql/schema-types.ts';
import { type AbCart, defaultProgram, type StoredCart } from '../../../storage/ab-cart.ts';
import type { Settled, SettledCart } from './settled.ts';

/** Program of each kind, as carts are stored (S-78). */
const programs = {
  GROCERY: defaultProgram,
  WINE: '1P_WINE',
  SUBSCRIPTION: '1P_SNS',
  BUSINESS: '1P_B2B',
  MARKETPLACE: 'mkp',
} as const satisfies Record<CartKind, string>;
/** The category that its items bear (S-77). */
const categories = {
  GROCERY: '1P',
  WINE: '1P_Wine',
  SUBSCRIPTION: '1P_SNS',
  BUSINESS: '1P_B2B',
  MARKETPLACE: '3P_MARKETPLACE',
} as const satisfies Record<CartKind, string>;
const kindOf = (program: string): CartKind =>
  (Object.keys(programs) as CartKind[]).find((kind) => programs[kind] === program) ?? 'MARKETPLACE';

const channels = { PICKUP: 'pickup', DELIVERY: 'delivery', IN_STORE: 'instore', SHIPPING: 'shipping' } as const;
const channelOf = (stored: string): Channel =>
  (Object.keys(channels) as Channel[]).find((channel) => channels[channel] === stored) ?? 'PICKUP';
/** A channel as carts are stored with it (S-75). */
export const storedChannel = (channel: Channel): string => channels[channel];

const storedCart = (cart: SettledCart): StoredCart => ({
  cartId: cart.cartId,
  program: cart.sellerId ?? programs[cart.kind],
  cartItems: cart.lines.map((line) => ({
    id: line.productId,
    itemId: line.productId,
    entryId: line.lineId,
    name: line.name,
    quantity: line.quantity,
    selectedWeight: line.weight,
    totalPrice: line.amountCents / 100,
    isAvailable: line.isAvailable,
    comments: line.comments,
    modifierOptionUPCs: line.options,
    cartSource: 'ABS',
    cartCategory: categories[cart.kind],
  })),
  branchId: cart.storeId,
  channel: channels[cart.channel],
  cartPrice: cart.totalCents / 100,
  cartQty: cart.itemCount,
  version: cart.version,
  erumsStore: cart.storeId,
  isWYSIWYGEnabled: true,
  isMTOOrder: false,
  mtoMaxPrepTime: null,
  guestCartId: null,
});

const settledCart = (cart: StoredCart): SettledCart => ({
  cartId: cart.cartId,
  kind: kindOf(cart.program),
  sellerId: kindOf(cart.program) === 'MARKETPLACE' ? cart.program : null,
  version: cart.version,
  storeId: cart.branchId,
  channel: channelOf(cart.channel),
  totalCents: Math.round(cart.cartPrice * 100),
  itemCount: cart.cartQty,
  lines: cart.cartItems.map((item) => ({
    lineId: item.entryId,
    productId: item.itemId,
    name: item.name,
    quantity: item.quantity,
    weight: item.selectedWeight,
    options: item.modifierOptionUPCs,
    comments: item.comments,
    amountCents: Math.round(item.totalPrice * 100),
    isAvailable: item.isAvailable,
  })),
});

/** The carts as they are stored. @param owner the shopper's id, or `guest` */
export const toStored = (settled: Settled, owner: string): AbCart => ({
  owner,
  carts: Object.fromEntries(settled.carts.map((cart) => [cart.sellerId ?? programs[cart.kind], storedCart(cart)])),
  orderNumber: settled.edit?.orderNumber ?? null,
  order: settled.edit && {
    cart: storedCart(settled.edit.cart),
    path: settled.edit.path,
    saveByText: settled.edit.saveByText,
  },
  multiCartSummary: {
    finalTransactionTotal: settled.totalCents / 100,
    totalAvailableCarts: settled.availableCartCount,
    totalAvailableItems: settled.carts.flatMap(({ lines }) => lines).filter(({ isAvailable }) => isAvailable).length,
    totalAvailableQuantity: settled.availableItemCount,
  },
  cartQty: settled.itemCount,
  updatedTime: settled.updatedAt,
});

/** The carts as they were stored. */
export const fromStored = ({
  owner,
  carts,
  order,
  orderNumber,
  multiCartSummary,
  cartQty,
  updatedTime,
}: AbCart): Settled => ({
  owner,
  carts: Object.values(carts).map(settledCart),
  edit:
    order && orderNumber !== null
      ? { orderNumber, path: order.path, saveByText: order.saveByText, cart: settledCart(order.cart) }
      : null,
  itemCount: cartQty,
  availableItemCount: multiCartSummary.totalAvailableQuantity,
  availableCartCount: multiCartSummary.totalAvailableCarts,
  totalCents: Math.round(multiCartSummary.finalTransactionTotal * 100),
  updatedAt: updatedTime,
});
