import type { Amount, Wanted as Addition } from '../known/known-carts.ts';
import { baseOf, type Queue } from './queue.ts';
import { lineIn, plainLineOf, type Settled } from './settled.ts';
import type { Wish } from './wishes.ts';

/** What a shopper may change of a line. */
export type LineChange = Partial<
  Pick<
    Wish,
    | 'quantity'
    | 'weight'
    | 'substitution'
    | 'substituteId'
    | 'options'
    | 'comments'
    | 'isExact'
    | 'isRemade'
    | 'set'
    | 'of'
  >
>;

/** A product, or more of it, as a wish. Options or a note make a line of its own. */
export function addition(
  queue: Queue,
  settled: Settled | null,
  { productId, name, quantity = 1, weight, options = [], comments = '' }: Addition,
  newId: () => string,
): Wish {
  const isOwn = options.length > 0 || comments !== '';
  const line = isOwn ? null : plainLineOf(settled, productId);
  const target = line?.lineId ?? (isOwn ? newId() : `+${productId}`);
  const base = baseOf(queue, settled, target);
  const wanted = queue.waiting.find((each) => each.target === target)?.quantity ?? base.quantity;
  return {
    target,
    productId,
    name,
    lineId: line?.lineId ?? null,
    base: base.quantity,
    quantity: weight === undefined ? wanted + quantity : 1,
    ...(weight === undefined ? {} : { weight, baseWeight: base.weight }),
    ...(isOwn ? { options, comments } : {}),
    isAloud: true,
  };
}

/** How much of a product's plain line there is to be, as a wish. */
export function amountOf(
  queue: Queue,
  settled: Settled | null,
  { productId, name }: Pick<Wish, 'productId' | 'name'>,
  { quantity = 1, weight, isExact }: Amount,
): Wish {
  const line = plainLineOf(settled, productId);
  const target = line?.lineId ?? `+${productId}`;
  const base = baseOf(queue, settled, target);
  return {
    target,
    productId,
    name,
    lineId: line?.lineId ?? null,
    base: base.quantity,
    quantity,
    ...(weight === undefined ? {} : { weight, baseWeight: base.weight }),
    ...(isExact ? { isExact } : {}),
  };
}

/** A change of a line, as a wish; null if there is no such line. */
export function lineChange(queue: Queue, settled: Settled | null, lineId: string, to: LineChange): Wish | null {
  const line = lineIn(settled, lineId)?.line;
  if (!line) return null;
  const base = baseOf(queue, settled, lineId);
  const before = queue.waiting.find(({ target }) => target === lineId);
  return {
    target: lineId,
    productId: line.productId,
    name: line.name,
    lineId,
    base: base.quantity,
    baseWeight: base.weight,
    quantity: before?.quantity ?? base.quantity,
    ...(before?.weight === undefined ? {} : { weight: before.weight }),
    ...(line.options.length > 0 ? { options: before?.options ?? line.options } : {}),
    ...(line.comments || before?.comments ? { comments: before?.comments ?? line.comments ?? '' } : {}),
    ...(before?.isRemade || to.options || to.comments !== undefined ? { isRemade: true } : {}),
    ...to,
  };
}
