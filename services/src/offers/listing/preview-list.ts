import type { Database } from '../../platform/database/database.ts';
import { offersAt } from '../reading/offers-at.ts';
import { changedList, type ListedThing, type ListRefusal, textRefusal } from '../rules/list-changes.ts';
import type { KeptItem } from '../store/list-items.ts';
import { differenceOf, listFacts, type ListRequest } from './change-list.ts';

/**
 * A list that is kept nowhere here, as it is after changes, the newest first: with the offers that every visitor sees (N-6,
 * S-160). @throws ServiceError 404 STORE_NOT_FOUND
 */
export async function previewList(
  db: Database,
  { storeId, changes, now }: Omit<ListRequest, 'householdId'>,
): Promise<{ kept: readonly KeptItem[]; refused: readonly { id: string; code: ListRefusal }[] }> {
  const facts = await listFacts(db, { storeId, changes, now });
  const { all } = await offersAt(db, { storeId, householdId: null, now });
  const seen = new Set(all.map(({ offer }) => offer.offerId));
  const refusalOf = (thing: ListedThing): ListRefusal | null => {
    if ('offerId' in thing) return seen.has(thing.offerId) ? null : 'OFFER_NOT_FOUND';
    if ('bpn' in thing) return facts.products.has(thing.bpn) ? null : 'PRODUCT_NOT_FOUND';
    return textRefusal(thing.text);
  };
  const { entries, refused } = changedList(new Map(), changes, refusalOf);
  const { added } = differenceOf(new Map(), entries, facts);
  // One after the other, so that the order in which they were put on the list stays known.
  const kept = added.map((entry, index) => ({ ...entry, addedAt: now.add({ milliseconds: index }) }));
  return { kept: kept.toReversed(), refused };
}
