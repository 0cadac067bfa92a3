import type { Database } from '../../platform/database/database.ts';
import { chosenPoints, demandKeptDays, demandPlaces, placesWithin } from '../rules/demand.ts';
import { demandRows } from '../store/demand/choices.ts';

/** What comes before others that match as well, by the number of a product. */
type Places = ReadonlyMap<number, number>;

/**
 * What is in demand at a store for what is searched for, and what the household has bought before (N-55): of days that are over,
 * so that every page of a list is in one order. @param words as choices are counted by
 */
export async function placesFor(
  db: Database,
  { storeId, words, day, usuals }: { storeId: string; words: string; day: string; usuals: readonly number[] },
): Promise<Places> {
  const since = Temporal.PlainDate.from(day).subtract({ days: demandKeptDays }).toString();
  const { choices, sold } = await demandRows(db, { storeId, words, before: day, since });
  const demand = demandPlaces(chosenPoints(choices, day), new Map(sold.map(({ bpn, points }) => [bpn, points])));
  const places = new Map([...demand].map(([bpn, place]) => [Number(bpn), place]));
  for (const number of usuals) places.set(number, (places.get(number) ?? 0) + placesWithin.usual);
  return places;
}
