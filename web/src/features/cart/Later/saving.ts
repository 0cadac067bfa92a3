import type { laterTexts } from '../../../messages/en/ordering/later.ts';
import type { CartLine_LineFragment as Line } from '../CartLine/CartLine.generated.ts';
import type { CartKeeper } from '../keeper/keeper.ts';
import { lineIn } from '../keeper/settled.ts';
import type { Wanted } from '../keeper/view.ts';
import type { Wish } from '../keeper/wishes.ts';
import type { SavedLine_LineFragment as Saved } from './SavedLine.generated.ts';

type Texts = typeof laterTexts;
type Spoken = Pick<Line, 'id' | 'productId' | 'name' | 'spokenName'>;

/** Can it be kept for later? What an order has that is being changed can't. */
export const canBeSaved = (keeper: CartKeeper, lineId: string): boolean => {
  const { settled } = keeper.read();
  return !settled?.edit?.cart.lines.some((line) => line.lineId === lineId);
};

/** Takes a line out of the cart and keeps it for later, with as much of it as the shopper wants by now; it can be undone. */
export function saveForLater(keeper: CartKeeper, line: Line, wanted: Wanted | undefined, texts: Texts): void {
  const quantity = wanted?.quantity ?? line.quantity;
  // What the server hasn't heard of yet goes along; else it is a move, which collides with nothing.
  const whole = (to: number) => (quantity === line.quantity ? {} : { quantity: to });
  const saved = line.savedQuantity + quantity;
  keeper.setLine(line.id, { quantity: 0, set: { lineId: line.id, savedQuantity: saved, ...whole(0) } });
  const set = { lineId: line.id, savedQuantity: line.savedQuantity, ...whole(quantity) };
  keeper.notify({
    kind: 'removed',
    name: line.spokenName,
    text: texts.saved(line.name),
    undo: () => change(keeper, line, { quantity, base: 0, set }),
  });
}

/** Puts what is kept for later back into its cart, as far as there is stock; it can be undone. */
export function moveToCart(keeper: CartKeeper, saved: Saved, texts: Texts): void {
  const { id: lineId, inCart, quantity } = saved;
  const all = inCart + quantity;
  change(keeper, saved, { quantity: all, base: inCart, set: { lineId, savedQuantity: 0 } });
  keeper.notify({
    kind: 'removed',
    name: saved.spokenName,
    text: texts.isBack(saved.name),
    undo: () => change(keeper, saved, { quantity: inCart, base: all, set: { lineId, savedQuantity: quantity } }),
  });
}

/** Forgets what is kept for later of a line, as it was seen; it can be undone. */
export function letGo(keeper: CartKeeper, saved: Saved): void {
  const { id: lineId, cartId, version, inCart, quantity } = saved;
  const same = { quantity: inCart, base: inCart, isRemade: true };
  const set = { lineId, quantity: inCart };
  change(keeper, saved, { ...same, of: { cartId, version }, set: { ...set, savedQuantity: 0 } });
  keeper.notify({
    kind: 'removed',
    name: saved.spokenName,
    undo: () => change(keeper, saved, { ...same, set: { ...set, savedQuantity: quantity } }),
  });
}

/** A change of a line that may not be in the cart any more, or not yet. */
function change(
  keeper: CartKeeper,
  line: Spoken & { comments?: string | null },
  to: Pick<Wish, 'quantity' | 'base' | 'isRemade' | 'of' | 'set'>,
) {
  keeper.dismiss();
  const { base, ...rest } = to;
  if (lineIn(keeper.read().settled, line.id)) return keeper.setLine(line.id, rest);
  const { id: lineId, productId, name, comments } = line;
  return keeper.wish({ target: lineId, lineId, productId, name, base, ...(comments ? { comments } : {}), ...rest });
}
