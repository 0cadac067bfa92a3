import type { Language } from '../../../../server-kit/language.ts';
import { canBeHad, type Channel, goodsAt, searchesFor } from '../../catalog/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { storeById } from '../../stores/index.ts';
import { popularItems } from '../store/together.ts';

/** So many of what many buy are looked at. */
const popularMost = 60;
const searchesMost = 8;

/**
 * What many buy that a store has now, as searches for it, each once; alcohol and what isn't a grocery are left out.
 * @throws ServiceError 404 STORE_NOT_FOUND
 */
export async function popularSearches(
  { db, now }: { db: Database; now: Temporal.Instant },
  { storeId, channel, language = 'en' }: { storeId: string; channel?: Channel; language?: Language },
): Promise<string[]> {
  if (!(await storeById(db, storeId)))
    throw new ServiceError(404, 'STORE_NOT_FOUND', 'There is no such store.', 'storeId');
  const bpns = [...(await popularItems(db, popularMost)).keys()];
  const [goods, searches] = await Promise.all([
    goodsAt(db, bpns, { storeId, ...(channel && { channel }) }, now),
    searchesFor(db, bpns, language),
  ]);
  const here = bpns.filter((bpn) => {
    const each = goods.get(bpn);
    return each && canBeHad(each, channel) && each.product.program === 'abs' && !each.product.containsAlcohol;
  });
  return [...new Set(here.flatMap((bpn) => searches.get(bpn) ?? []))].slice(0, searchesMost);
}
