import type { CartKind, Channel } from '../../../graphql/schema-types.ts';
import { centsOf } from '../../../ui/cents.ts';
import type { CartSummary_CartFragment, CartSummary_CartsFragment } from './CartSummary.generated.ts';
import { guest } from '../../../storage/whose.ts';

/** A line as the server has it. */
export interface SettledLine {
  lineId: string;
  productId: string;
  name: string;
  /** Packages. */
  quantity: number;
  /** Pounds, if it's sold by weight. */
  weight: number | null;
  options: readonly string[];
  comments: string | null;
  /** What it costs, in cents. */
  amountCents: number;
  isAvailable: boolean;
}

/** A cart as the server has it. */
export interface SettledCart {
  cartId: string;
  kind: CartKind;
  /** Its seller; null unless it's a marketplace cart. */
  sellerId: string | null;
  version: number;
  storeId: string;
  channel: Channel;
  /** What its goods cost, in cents; an order that is being changed, what all of it would cost. */
  totalCents: number;
  itemCount: number;
  lines: readonly SettledLine[];
}

/** The visitor's carts as the server has them. */
export interface Settled {
  /** Whose they are, as the server says: the shopper's id, or `guest`. */
  owner: string;
  carts: readonly SettledCart[];
  /** The order that is being changed. */
  edit: { orderNumber: string; path: string; saveByText: string; cart: SettledCart } | null;
  /** Packages in all carts. */
  itemCount: number;
  /** Packages and carts that can be had (S-76). */
  availableItemCount: number;
  availableCartCount: number;
  /** What the carts cost together, as each of them says, in cents (S-76). */
  totalCents: number;
  /** When the server said so, in epoch milliseconds. */
  updatedAt: number;
}

const cartOf = (cart: CartSummary_CartFragment): SettledCart => ({
  cartId: cart.id,
  kind: cart.kind,
  sellerId: cart.seller?.id ?? null,
  version: cart.version,
  storeId: cart.store.id,
  channel: cart.channel,
  totalCents: centsOf(cart.goodsTotal),
  itemCount: cart.itemCount,
  lines: cart.lines.map((line) => ({
    lineId: line.id,
    productId: line.productId,
    name: line.name,
    quantity: line.quantity,
    weight: line.weight === null ? null : Number(line.weight),
    options: line.optionIds,
    comments: line.comments,
    amountCents: centsOf(line.amount),
    isAvailable: line.availability.state !== 'UNAVAILABLE',
  })),
});

/** The server's answer, in short. */
export const settledOf = (carts: CartSummary_CartsFragment, now: number): Settled => ({
  owner: carts.ownerId ?? guest,
  carts: carts.carts.map(cartOf),
  edit: carts.edit && {
    orderNumber: carts.edit.id,
    path: carts.edit.path,
    saveByText: carts.edit.saveByText,
    // With the order's fee and tip, as its page says.
    cart: { ...cartOf(carts.edit.cart), totalCents: centsOf(carts.edit.totalAfter) },
  },
  itemCount: carts.itemCount,
  availableItemCount: carts.availableItemCount,
  availableCartCount: carts.availableCartCount,
  totalCents: centsOf(carts.total),
  updatedAt: now,
});

/** Every cart, that of the order being changed first: groceries are looked for there. */
export const allCarts = ({ edit, carts }: Settled): readonly SettledCart[] => (edit ? [edit.cart, ...carts] : carts);

/** A line and its cart, by the line's id. */
export function lineIn(settled: Settled | null, lineId: string): { line: SettledLine; cart: SettledCart } | null {
  for (const cart of settled ? allCarts(settled) : []) {
    const line = cart.lines.find((each) => each.lineId === lineId);
    if (line) return { line, cart };
  }
  return null;
}

/** Is it the line that a card of the product stands for: without options and without a note? */
export const isPlain = ({ options, comments }: SettledLine): boolean => options.length === 0 && !comments;

/** The line that a card of the product stands for. While an order is being changed, what it sells is looked for there only. */
export function plainLineOf(settled: Settled | null, productId: string): SettledLine | null {
  if (!settled) return null;
  const others = settled.edit ? settled.carts.filter(({ kind }) => kind !== settled.edit?.cart.kind) : settled.carts;
  for (const { lines } of settled.edit ? [settled.edit.cart, ...others] : others) {
    const line = lines.find((each) => each.productId === productId && isPlain(each));
    if (line) return line;
  }
  return null;
}

/** Every product with a plain line, and that line. */
export function plainLines(settled: Settled | null): Map<string, SettledLine> {
  const lines = new Map<string, SettledLine>();
  for (const cart of settled ? allCarts(settled) : [])
    for (const { productId } of cart.lines) {
      const line = lines.has(productId) ? null : plainLineOf(settled, productId);
      if (line) lines.set(productId, line);
    }
  return lines;
}
