import type { ClipRefusal } from './clipping.ts';

/** Most things on a household's list, most of one, and the longest that may be written. */
export const listLimits = { items: 200, quantity: 99, text: 80 } as const;

/** A change of My List. The shopper's device names an item as it adds it. */
export type ListChange =
  | { op: 'ADD'; id: string; thing: ListedThing; quantity: number }
  | { op: 'SET'; id: string; quantity?: number | undefined; checked?: boolean | undefined }
  | { op: 'REMOVE'; id: string };

/** What is on the list: an offer, a product, or what the shopper wrote. */
export type ListedThing = { offerId: string } | { bpn: string } | { text: string };

/** An item of a household's list. */
export interface ListEntry {
  id: string;
  thing: ListedThing;
  quantity: number;
  checked: boolean;
}

/** Why a change isn't made. */
export type ListRefusal =
  | ClipRefusal
  | 'EMPTY_TEXT'
  | 'TOO_LONG'
  | 'LIST_FULL'
  | 'ITEM_NOT_FOUND'
  | 'PRODUCT_NOT_FOUND';

/** What a shopper wrote, on one line and without what can't be seen. */
export const writtenText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Cc}+|\s+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim();

/** Why a text can't be on the list; null if it can. @param text of `writtenText` */
export function textRefusal(text: string): 'EMPTY_TEXT' | 'TOO_LONG' | null {
  if (text === '') return 'EMPTY_TEXT';
  return Array.from(text).length > listLimits.text ? 'TOO_LONG' : null;
}

/** What is the same for a shopper: an offer, a product, a text however it is written. */
export function keyOf(thing: ListedThing): string {
  if ('offerId' in thing) return `offer ${thing.offerId}`;
  return 'bpn' in thing ? `product ${thing.bpn}` : `text ${thing.text.toLowerCase()}`;
}

/** A list after changes. */
export interface ChangedList {
  entries: ReadonlyMap<string, ListEntry>;
  refused: readonly { id: string; code: ListRefusal }[];
}

/**
 * A list with changes, made in their order; each stands for itself. What is there already isn't added again: it is back to
 * be bought if it was checked off. Done twice, every change leaves what it left the first time, so what a device repeats does
 * no harm (I-8).
 * @param entries by id
 * @param refusalOf why a thing can't be on the list; null if it can
 */
export function changedList(
  entries: ReadonlyMap<string, ListEntry>,
  changes: readonly ListChange[],
  refusalOf: (thing: ListedThing) => ListRefusal | null,
): ChangedList {
  const next = new Map(entries);
  const refused: { id: string; code: ListRefusal }[] = [];
  for (const change of changes) {
    const code = change.op === 'ADD' ? added(next, change, refusalOf) : altered(next, change);
    if (code !== null) refused.push({ id: change.id, code });
  }
  return { entries: next, refused };
}

function added(
  entries: Map<string, ListEntry>,
  { id, thing, quantity }: ListChange & { op: 'ADD' },
  refusalOf: (thing: ListedThing) => ListRefusal | null,
): ListRefusal | null {
  if (entries.has(id)) return null;
  const key = keyOf(thing);
  const same = [...entries.values()].find((each) => keyOf(each.thing) === key);
  if (same) {
    if (same.checked) entries.set(same.id, { ...same, checked: false, quantity });
    return null;
  }
  const refusal = refusalOf(thing);
  if (refusal !== null) return refusal;
  if (entries.size >= listLimits.items) return 'LIST_FULL';
  entries.set(id, { id, thing, quantity, checked: false });
  return null;
}

function altered(entries: Map<string, ListEntry>, change: Exclude<ListChange, { op: 'ADD' }>): ListRefusal | null {
  const entry = entries.get(change.id);
  if (change.op === 'REMOVE') {
    entries.delete(change.id);
    return null;
  }
  if (!entry) return 'ITEM_NOT_FOUND';
  const { quantity = entry.quantity, checked = entry.checked } = change;
  entries.set(entry.id, { ...entry, quantity, checked });
  return null;
}
