import type { Settled, SettledCart, SettledLine } from '../keeper/settled.ts';

/** A line of a cart; its id is its product's unless told otherwise. */
export const line = (productId: string, changes: Partial<SettledLine> = {}): SettledLine => ({
  lineId: productId,
  productId,
  name: productId,
  quantity: 1,
  weight: null,
  options: [],
  comments: null,
  amountCents: 100,
  isAvailable: true,
  ...changes,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** A grocery cart with these lines. */
export const cart = (lines: readonly SettledLine[], changes: Partial<SettledCart> = {}): SettledCart => ({
  cartId: 'c1',
  kind: 'GROCERY',
  sellerId: null,
  version: 1,
  storeId: '2910',
  channel: 'PICKUP',
  totalCents: sum(lines.map(({ amountCents }) => amountCents)),
  itemCount: sum(lines.map(({ quantity }) => quantity)),
  lines,
  ...changes,
});

/** All carts of a visitor. */
export const settled = (carts: readonly SettledCart[], changes: Partial<Settled> = {}): Settled => ({
  owner: 'c1',
  carts,
  edit: null,
  itemCount: sum(carts.map(({ itemCount }) => itemCount)),
  availableItemCount: sum(carts.map(({ itemCount }) => itemCount)),
  availableCartCount: carts.length,
  totalCents: sum(carts.map(({ totalCents }) => totalCents)),
  updatedAt: 1000,
  ...changes,
});
