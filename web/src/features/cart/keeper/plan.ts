import type { AddToCart, ChangeCartInput, SetCartLine } from '../../../graphql/schema-types.ts';
import { lineIn, type Settled } from './settled.ts';
import type { Wish } from './wishes.ts';

/** One request: what it says, and the wishes that it fulfills. */
export interface Planned {
  input: Omit<ChangeCartInput, 'clientRequestId'>;
  wishes: readonly Wish[];
}

/** Most changes in one request. */
const most = 100;

/** A weight as it travels: with two decimals. */
const pounds = (weight: number): string => weight.toFixed(2);

const addition = (wish: Wish, quantity: number): AddToCart => ({
  productId: wish.productId,
  quantity,
  ...(wish.weight === undefined ? {} : { weight: pounds(wish.weight) }),
  ...(wish.options?.length ? { options: [...wish.options] } : {}),
  ...(wish.comments ? { comments: wish.comments } : {}),
});

/**
 * More of the same is a delta, which never collides with what another tab or device does (N-58). What was typed is set, and
 * wins over what came before it; anything else is set by the version that the shopper saw. A line of a cart is set while an order is being changed: what is added goes there.
 */
function changeOf(wish: Wish, settled: Settled | null): { add?: AddToCart; set?: SetCartLine; remove?: string } {
  if (wish.set) return { set: wish.set };
  const found = wish.lineId === null ? null : lineIn(settled, wish.lineId);
  // Less of a line that is gone is nothing; more of it is what was added (T-64).
  if (!found) {
    const more = wish.weight !== undefined && wish.quantity > 0 ? 1 : wish.quantity - (wish.isExact ? 0 : wish.base);
    return more > 0 ? { add: addition(wish, more) } : {};
  }
  const { line, cart } = found;
  if (wish.quantity === 0) return { remove: line.lineId };
  const { weight, substitution, substituteId, isRemade, isExact } = wish;
  const isHere = settled?.edit ? settled.edit.cart.cartId === cart.cartId : true;
  if (
    isHere &&
    !isRemade &&
    !isExact &&
    weight === undefined &&
    substitution === undefined &&
    wish.quantity > wish.base
  ) {
    const { options, comments, weight: each } = line;
    const same = { ...wish, options, ...(comments ? { comments } : {}), ...(each === null ? {} : { weight: each }) };
    return { add: addition(same, wish.quantity - wish.base) };
  }
  return {
    set: {
      lineId: line.lineId,
      ...(weight !== undefined && (isExact || weight !== wish.baseWeight) ? { weight: pounds(weight) } : {}),
      ...((isExact && weight === undefined) || wish.quantity !== wish.base ? { quantity: wish.quantity } : {}),
      ...(isRemade ? { options: [...(wish.options ?? [])], comments: wish.comments ?? '' } : {}),
      ...(substitution === undefined ? {} : { substitution }),
      ...(substituteId === undefined ? {} : { substituteId }),
    },
  };
}

/**
 * The next request: as many of the oldest wishes as can go together. A request bears one cart's version, or none, so what is
 * set and removed is of one cart, and all of it typed or none. null if there is nothing to say.
 */
export function planned(wishes: readonly Wish[], settled: Settled | null): Planned | null {
  const add: AddToCart[] = [];
  const set: SetCartLine[] = [];
  const remove: string[] = [];
  const taken: Wish[] = [];
  let cart: Wish['of'];
  let isExact: boolean | undefined;
  for (const wish of wishes) {
    if (taken.length === most) break;
    const change = changeOf(wish, settled);
    const of = wish.of ?? lineIn(settled, wish.lineId ?? '')?.cart;
    if (of && (change.set ?? change.remove)) {
      cart ??= of;
      isExact ??= Boolean(wish.isExact);
      if (of.cartId !== cart.cartId || isExact !== Boolean(wish.isExact)) continue;
    }
    taken.push(wish);
    if (change.add) add.push(change.add);
    if (change.set) set.push(change.set);
    if (change.remove) remove.push(change.remove);
  }
  if (taken.length === 0) return null;
  return {
    input: {
      ...(add.length > 0 ? { add } : {}),
      ...(set.length > 0 ? { set } : {}),
      ...(remove.length > 0 ? { remove } : {}),
      ...(cart && !isExact ? { version: cart.version } : {}),
    },
    wishes: taken,
  };
}

/** Does a request say anything at all? */
export const isEmpty = ({ input }: Planned): boolean => !input.add && !input.set && !input.remove;

/**
 * The wishes that came while others about the same lines were on their way, as they look after the answer: they are about
 * the line that there is now, and begin where the server stands.
 */
export const rebased = (wishes: readonly Wish[], sent: readonly Wish[], settled: Settled): readonly Wish[] =>
  wishes.flatMap((wish) => {
    if (!sent.some(({ target }) => target === wish.target)) return [wish];
    const line = wish.lineId
      ? lineIn(settled, wish.lineId)?.line
      : settled.carts
          .concat(settled.edit ? [settled.edit.cart] : [])
          .flatMap(({ lines }) => lines)
          .find((each) => each.productId === wish.productId && each.options.length === 0);
    const base = line?.quantity ?? 0;
    if (!line) return wish.quantity > 0 ? [{ ...wish, lineId: null, base: 0 }] : [];
    if (
      wish.quantity === base &&
      !wish.isExact &&
      (wish.weight === undefined || wish.weight === line.weight) &&
      !wish.substitution
    )
      return [];
    return [{ ...wish, target: line.lineId, lineId: line.lineId, base, baseWeight: line.weight }];
  });
