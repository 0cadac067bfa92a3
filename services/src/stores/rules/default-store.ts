import type { Offering } from './offering.ts';

/**
 * Where a visitor shops who has chosen no store: the one its banner names, or else the one that offers most ways to
 * shop, the first of several.
 * @param stores of the banner, in their order
 */
export function defaultStore<S extends { storeId: string }>(
  stores: readonly S[],
  named: string | undefined,
  offering: (storeId: string) => Pick<Offering, 'channels'>,
): S | undefined {
  const ways = ({ storeId }: S) => offering(storeId).channels.length;
  return stores.find(({ storeId }) => storeId === named) ?? stores.toSorted((a, b) => ways(b) - ways(a))[0];
}
