import type { Cart, CartEstimate, CartLine, Carts, PlacedOrder, SavedLine } from '../../generated/rest.ts';
import type { QuotedLine } from './rules/quoted.ts';

/** A visitor's carts, as the service answered. */
export interface CartsModel {
  answer: Pick<Carts, 'carts' | 'savedForLater' | 'multiCartSummary' | 'edit'>;
}

/** A cart, and the order that it would change, if it's one of those. */
export interface CartModel {
  cart: Cart;
}

/** A line, and what the quote says of it; null for a line that can't be had. */
export interface CartLineModel {
  line: CartLine;
  quoted: QuotedLine | null;
  cart: Pick<Cart, 'storeId' | 'channel' | 'zipCode' | 'program'>;
}

/** What is kept for later of a line; it is in no quote. */
export interface SavedLineModel extends CartLineModel {
  cart: CartLineModel['cart'] & Pick<SavedLine, 'cartId' | 'version'>;
  /** Packages of it in the cart besides. */
  inCart: number;
}

/** What to do if an item is out. */
export interface SubstitutionModel {
  substitution: CartLine['substitution'];
  cart: CartLineModel['cart'];
}

/** An order that is being changed: as placed, and as it would be. */
export interface OrderEditModel {
  order: PlacedOrder;
  cart: Cart;
}

/** What lines would cost in a cart, as the service answered. */
export type CartEstimateModel = CartEstimate;
/** One of them. */
export type EstimateLineModel = CartLine;
