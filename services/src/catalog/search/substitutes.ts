import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { addedAllergens, type StatedAllergen } from '../rules/allergens.ts';
import { canBeHad, type Channel } from '../rules/product.ts';
import { substitutesFor } from '../rules/substitutes.ts';
import { shelfPlaces } from '../store/departments.ts';
import { type At, availableOnShelf, productsByBpn, type StockedProduct } from '../store/products.ts';
import { catalogDb } from '../store/tables.ts';
import { productsInOrder, storeToday, viewsOf } from './products-of.ts';

/** What can take a product's place now, the closest first, each with the reason (N-79). @throws ServiceError 404 */
export async function substitutesOf(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  { bpn, ...asked }: Omit<At, 'today'> & { bpn: string },
) {
  const { db } = context;
  const at = await storeToday(context, asked);
  const [wanted] = await productsByBpn(catalogDb(db), [bpn], at);
  const shelf = wanted && (await shelfPlaces(db)).get(wanted.product.shelfId)?.shelf;
  if (!shelf) throw new ServiceError(404, 'PRODUCT_NOT_FOUND', 'There is no such product.');
  const others = await availableOnShelf(catalogDb(db), shelf.shelfId, at);
  const chosen = substitutesFor(substitutable(wanted), others.map(substitutable), shelf.comparisonUnit);
  const byBpn = new Map(others.map((other) => [other.product.bpn, other]));
  const views = await viewsOf(
    db,
    chosen.flatMap((each) => byBpn.get(each.bpn) ?? []),
  );
  const reasons = new Map(chosen.map((each) => [each.bpn, each.reason]));
  return {
    productsinfo: views.flatMap((product) => {
      const reason = reasons.get(product.bpn);
      return reason ? [{ product, reason }] : [];
    }),
  };
}

const substitutable = ({ product, price }: StockedProduct) => ({ ...product, priceCents: price?.priceCents ?? null });

/** A product as it is packed in another's place. */
export interface PackedSubstitute {
  itemId: string;
  name: string;
  size: string;
  /** Per package, or per pound. */
  cents: number;
  isSnapEligible: boolean;
}

/** A product that is out, and how many packages of it were ordered. */
interface Wanted {
  bpn: string;
  /** What the shopper chose in its place; null for the closest. */
  named: string | null;
  quantity: number;
  storeId: string;
  channel: Channel;
}

/**
 * What a store packs in a product's place: the one that is named, or the closest that adds no allergen. It is sold the same way, by package
 * or by weight, and there is enough of it. Null if there is none.
 */
export const packedInstead = async (
  context: { db: Database; now: Temporal.Instant },
  wanted: Wanted,
): Promise<PackedSubstitute | null> => (await packableInstead(context, wanted))[0] ?? null;

/** Allergens that a product would add in the place of another, which only its shopper may choose (N-60). */
export async function allergensOfSwap(
  { db, now }: { db: Database; now: Temporal.Instant },
  { bpn, instead, ...asked }: Omit<At, 'today'> & { bpn: string; instead: string },
): Promise<StatedAllergen[]> {
  const at = await storeToday({ db, clock: { now: () => now } }, asked);
  const [wanted, other] = await productsInOrder(db, [bpn, instead], at);
  return wanted && other ? addedAllergens(other.product, wanted.product) : [];
}

/** All that a store could pack in a product's place, the closest first; only the named one, if one is named. */
export async function packableInstead(
  { db, now }: { db: Database; now: Temporal.Instant },
  { bpn, named, quantity, ...asked }: Wanted,
): Promise<PackedSubstitute[]> {
  const at = await storeToday({ db, clock: { now: () => now } }, asked);
  const [wanted, other] = await productsInOrder(db, [bpn, ...(named === null ? [] : [named])], at);
  const shelf = wanted && (await shelfPlaces(db)).get(wanted.product.shelfId)?.shelf;
  if (!wanted || !shelf) return [];
  const isWeighed = wanted.product.minimumWeight !== null;
  const fits = (one: StockedProduct) =>
    canBeHad(one, at.channel) &&
    (one.product.minimumWeight !== null) === isWeighed &&
    (one.inventory?.channels[at.channel] ?? 0) >= quantity;
  const found = named === null ? await availableOnShelf(catalogDb(db), shelf.shelfId, at) : other ? [other] : [];
  const fitting = new Map(found.filter(fits).map((each) => [each.product.bpn, each]));
  const chosen =
    named === null
      ? substitutesFor(substitutable(wanted), [...fitting.values()].map(substitutable), shelf.comparisonUnit).map(
          (each) => each.bpn,
        )
      : [...fitting.keys()];
  return chosen.flatMap((each) => {
    const { product, price } = fitting.get(each)!;
    const { bpn: itemId, name, size, snapEligible: isSnapEligible } = product;
    return price ? [{ itemId, name, size, cents: price.priceCents, isSnapEligible }] : [];
  });
}
