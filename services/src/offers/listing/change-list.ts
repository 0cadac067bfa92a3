import { goodsAt, shelfOfWords } from '../../catalog/index.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { lockClips } from '../clipping/clip.ts';
import { dayOf, knownStore } from '../reading/offers-at.ts';
import { clipRefusal } from '../rules/clipping.ts';
import {
  changedList,
  type ListChange,
  type ListedThing,
  type ListEntry,
  type ListRefusal,
  textRefusal,
} from '../rules/list-changes.ts';
import { clipsOf } from '../store/clips.ts';
import { type KeptItem, listItemsOf, writeList } from '../store/list-items.ts';
import { offersById } from '../store/offers.ts';

/** Who changes their list, where, and when. */
export interface ListRequest {
  householdId: string;
  storeId: string;
  changes: readonly ListChange[];
  now: Temporal.Instant;
}

/** What the catalog knows of what is added: names of products, and where things stand. */
export interface ListFacts {
  products: ReadonlyMap<string, { name: string; shelfId: string }>;
  /** Where what was written stands, by the text. */
  shelves: ReadonlyMap<string, string | null>;
}

/** So many texts of one request are looked up; the others have no place. */
const mostLookups = 30;

/** What the catalog knows of what is to be added; asked before the list is held. @throws ServiceError 404 STORE_NOT_FOUND */
export async function listFacts(
  db: Database,
  { storeId, changes, now }: Pick<ListRequest, 'storeId' | 'changes' | 'now'>,
): Promise<ListFacts> {
  const { timeZone } = await knownStore(db, storeId);
  const things = changes.flatMap((change) => (change.op === 'ADD' ? [change.thing] : []));
  const bpns = [...new Set(things.flatMap((thing) => ('bpn' in thing ? [thing.bpn] : [])))];
  const goods = await goodsAt(db, bpns, { storeId, channel: 'IN_STORE' }, now);
  const texts = [...new Set(things.flatMap((thing) => ('text' in thing ? [thing.text] : [])))];
  const shelves = new Map<string, string | null>();
  for (const text of texts.slice(0, mostLookups))
    if (textRefusal(text) === null)
      shelves.set(text, await shelfOfWords(db, text, { storeId, today: dayOf(now, timeZone) }));
  return {
    products: new Map([...goods].map(([bpn, { product }]) => [bpn, { name: product.name, shelfId: product.shelfId }])),
    shelves,
  };
}

/**
 * Changes a household's list: one request at a time, each change for itself (I-8). An offer goes on it as with a clip's L
 * item: clipped first, if it has to be (S-124, S-188). @returns what was refused, by the item's id
 */
export async function changeList(
  trx: Transaction,
  { householdId, storeId, changes, now }: ListRequest,
  facts: ListFacts,
): Promise<readonly { id: string; code: ListRefusal }[]> {
  await lockClips(trx, householdId);
  const before = await listItemsOf(trx, householdId);
  const offerRefusals = await refusedOffers(trx, { householdId, storeId, changes, now });
  const refusalOf = (thing: ListedThing): ListRefusal | null => {
    if ('offerId' in thing) return offerRefusals.get(thing.offerId) ?? null;
    if ('bpn' in thing) return facts.products.has(thing.bpn) ? null : 'PRODUCT_NOT_FOUND';
    return textRefusal(thing.text);
  };
  const { entries, refused } = changedList(before, changes, refusalOf);
  await writeList(trx, { householdId, at: now }, differenceOf(before, entries, facts));
  return refused;
}

async function refusedOffers(
  trx: Transaction,
  { householdId, storeId, changes, now }: ListRequest,
): Promise<ReadonlyMap<string, ListRefusal>> {
  const offerIds = changes.flatMap((change) =>
    change.op === 'ADD' && 'offerId' in change.thing ? [change.thing.offerId] : [],
  );
  if (offerIds.length === 0) return new Map();
  const at = { ...(await knownStore(trx, storeId)), now };
  const [offers, kept] = [await offersById(trx, offerIds), await clipsOf(trx, householdId, offerIds)];
  return new Map(
    offerIds.flatMap((offerId) => {
      const held = kept.get(offerId) ?? { isClipped: false, uses: 0, isAllocated: false };
      const refusal = clipRefusal(offers.get(offerId), { clips: false, lists: true }, held, at);
      return refusal === null ? [] : [[offerId, refusal]];
    }),
  );
}

/** What changes from one list to the next, each new item with its name and its place. */
export function differenceOf(
  before: ReadonlyMap<string, KeptItem>,
  after: ReadonlyMap<string, ListEntry>,
  { products, shelves }: ListFacts,
) {
  const isSame = (entry: ListEntry, kept: KeptItem) =>
    entry.quantity === kept.quantity && entry.checked === kept.checked;
  const isNew = ({ id, thing }: ListEntry) => before.get(id)?.thing !== thing;
  const entries = [...after.values()];
  return {
    // What was removed and added again under its id is written anew.
    removed: [...before.keys()].filter((id) => !after.has(id) || isNew(after.get(id)!)),
    altered: entries.filter((entry) => !isNew(entry) && !isSame(entry, before.get(entry.id)!)),
    added: entries.filter(isNew).map((entry) => {
      const { thing } = entry;
      if ('offerId' in thing) return { ...entry, title: null, shelfId: null };
      if ('text' in thing) return { ...entry, title: thing.text, shelfId: shelves.get(thing.text) ?? null };
      const product = products.get(thing.bpn);
      return { ...entry, title: product?.name ?? thing.bpn, shelfId: product?.shelfId ?? null };
    }),
  };
}
