/** How many baskets a product was in, and in how many of them with each other product. */
export interface Together {
  baskets: number;
  partners: ReadonlyMap<string, number>;
}

/** Partners of a product that are kept: the most frequent. A rarer one is forgotten, and counted anew when it comes again. */
export const partnersKept = 500;
/** Products of a basket that are counted; what a restaurant buys says nothing about dinners. */
export const largestBasket = 60;

type Counts = { baskets: number; partners: Map<string, number> };

/** Counts baskets, each a list of products that it holds once. */
export function countTogether(baskets: Iterable<readonly string[]>): Map<string, Counts> {
  const counted = new Map<string, Counts>();
  for (const basket of baskets) {
    const items = basket.length > largestBasket ? basket.toSorted().slice(0, largestBasket) : basket;
    for (const item of items) {
      let own = counted.get(item);
      if (!own) counted.set(item, (own = { baskets: 0, partners: new Map() }));
      own.baskets++;
      for (const other of items) if (other !== item) own.partners.set(other, (own.partners.get(other) ?? 0) + 1);
    }
  }
  return counted;
}

/** What was counted before and what was counted now, with the most frequent partners; of equal ones the smaller number. */
export function addedTogether(before: Together | undefined, now: Together): Together {
  const partners = new Map(before?.partners);
  for (const [item, count] of now.partners) partners.set(item, (partners.get(item) ?? 0) + count);
  const kept = [...partners].toSorted(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
  return { baskets: (before?.baskets ?? 0) + now.baskets, partners: new Map(kept.slice(0, partnersKept)) };
}

/** Fewer baskets than this are chance. */
const leastBaskets = 2;
/** Takes the weight of what few baskets say. */
const doubt = 3;

/** A product that goes with another. */
export interface Partner {
  itemId: string;
  score: number;
  /** Baskets with both. */
  baskets: number;
}

/**
 * What goes with a product: in baskets with both far more often than by chance (cosine of the two, less for few baskets).
 * @param baskets of each partner; one without is left out
 */
export function partnersOf(of: Together, baskets: ReadonlyMap<string, number>): Partner[] {
  return [...of.partners]
    .flatMap(([itemId, both]) => {
      const its = baskets.get(itemId);
      if (its === undefined || both < leastBaskets) return [];
      const score = (both / Math.sqrt(of.baskets * Math.max(its, both))) * (both / (both + doubt));
      return [{ itemId, score, baskets: both }];
    })
    .toSorted((one, other) => other.score - one.score || (one.itemId < other.itemId ? -1 : 1));
}
