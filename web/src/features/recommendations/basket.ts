import type { EstimateLineInput } from '../../graphql/schema-types.ts';
import type { QuickAddItem } from '../../storage/quick-add-basket.ts';
import { centsOf } from '../../ui/cents.ts';
import type {
  UsualRow_ItemFragment as Asked,
  UsualRow_ProductFragment as Product,
} from './UsualRow/UsualRow.generated.ts';

/** Something that is bought again and again, and that the store sells. */
export type Item = Asked & { product: Product };

/** As much of a usual as its amount and its price depend on. */
interface Priced extends Pick<Asked, 'suggestedQuantity' | 'selectedWeight'> {
  product: Pick<Product, 'isCustomizable' | 'minimumWeight' | 'maximumQuantity'> & {
    price: { amount: { amount: string }; was?: { amount: string } | null } | null;
    availability: Pick<Product['availability'], 'state'>;
  };
}

/** Those that the store sells. */
export const soldHere = (items: readonly Asked[]): Item[] =>
  items.flatMap(({ product, ...item }) => (product ? { ...item, product } : []));

/** A page of usuals as it is shown: what is due first. */
export const shownItems = ({
  dueNow,
  later,
}: {
  dueNow: readonly Asked[];
  later: readonly Asked[];
}): { item: Item; isDue: boolean }[] => [
  ...soldHere(dueNow).map((item) => ({ item, isDue: true })),
  ...soldHere(later).map((item) => ({ item, isDue: false })),
];

/** One of a shopper's usuals, with what they have chosen of it. */
export interface Usual {
  item: Item;
  /** Late, or due within a week. */
  isDue: boolean;
  /** Packages; 1 of what is sold by weight. */
  quantity: number;
  /** Pounds, with two decimals; null unless it's sold by weight (S-100, S-261). */
  weight: number | null;
  isSelected: boolean;
}

/** Can it be added from here? What is made to order is put together on its page. */
export const canBeAdded = ({ product }: Pick<Priced, 'product'>): boolean =>
  product.availability.state !== 'UNAVAILABLE' && !product.isCustomizable && product.price !== null;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The pounds of an item that is sold by weight, from its smallest weight on; null for any other (S-100). */
function weightOf({ product, selectedWeight }: Priced, chosen: QuickAddItem | undefined): number | null {
  if (product.minimumWeight === null) return null;
  const least = Number(product.minimumWeight);
  const wanted = chosen?.selectedWeight ?? Number(selectedWeight ?? least);
  return Math.round(within(wanted, least, Math.max(least, product.maximumQuantity)) * 100) / 100;
}

function amountOf(item: Priced, chosen?: QuickAddItem): Pick<Usual, 'quantity' | 'weight'> {
  const weight = weightOf(item, chosen);
  const wanted = chosen?.qty ?? item.suggestedQuantity;
  return { quantity: weight === null ? within(wanted, 1, Math.max(1, item.product.maximumQuantity)) : 1, weight };
}

/**
 * The usuals as they are shown: as the shopper has chosen, or else what is due is selected, as much of it as they usually
 * buy. What can't be had is never selected.
 */
export const usualsOf = (items: readonly { item: Item; isDue: boolean }[], kept: readonly QuickAddItem[]): Usual[] =>
  items.map(({ item, isDue }) => {
    const chosen = kept.find(({ itemId }) => itemId === item.id);
    return {
      item,
      isDue,
      ...amountOf(item, chosen),
      isSelected: canBeAdded(item) && (chosen?.selected ?? isDue),
    };
  });

/** What the shopper has chosen, as it's kept (S-100). */
export const keptOf = (usuals: readonly Usual[]): QuickAddItem[] =>
  usuals.map(({ item, quantity, weight, isSelected }) => ({
    itemId: item.id,
    qty: quantity,
    selected: isSelected,
    ...(weight === null ? {} : { selectedWeight: weight }),
  }));

/** What so much of a product costs at the shelf's price, and at the regular one, in cents. */
export function centsFor(
  { price }: Pick<Priced['product'], 'price'>,
  { quantity, weight }: Pick<Usual, 'quantity' | 'weight'>,
): { now: number; regular: number } {
  if (!price) return { now: 0, regular: 0 };
  const times = (cents: number) => Math.round(cents * (weight ?? 1)) * quantity;
  const now = times(centsOf(price.amount));
  return { now, regular: price.was ? Math.max(now, times(centsOf(price.was))) : now };
}

/** Those that can be added, as the services price them: what is selected counts. */
export const estimateLines = (usuals: readonly Usual[]): EstimateLineInput[] =>
  usuals
    .filter(({ item }) => canBeAdded(item))
    .map(({ item, isSelected, ...amount }) => lineOf(item.id, amount, isSelected));

/** What is due and can be had, as much of it as is usually bought. */
export const dueLines = (
  items: readonly (Omit<Priced, 'product'> & { id: string; product: Priced['product'] | null })[],
): EstimateLineInput[] =>
  items.flatMap(({ product, ...item }) =>
    product && canBeAdded({ product }) ? lineOf(item.id, amountOf({ ...item, product }), true) : [],
  );

const lineOf = (
  productId: string,
  { quantity, weight }: Pick<Usual, 'quantity' | 'weight'>,
  counts: boolean,
): EstimateLineInput => ({
  productId,
  quantity,
  ...(weight === null ? {} : { weight: weight.toFixed(2) }),
  counts,
});
