import type { Store } from '../../../stores/index.ts';
import type { Draft } from './record.ts';

/** Which product has which number, of the catalog and of the lines so far. */
export interface Numbers {
  bpnOf: Map<string, string>;
  gtinOf: Map<string, string>;
}

export type Numbered = { value: string; problem: null } | { value: ''; problem: string };
const refused = (problem: string): Numbered => ({ value: '', problem });

/**
 * A draft's product number, or why it has none, in words; a store needs none. A new product's number is noted, so that a later line
 * can name it. @param free numbers that no product has, taken from the front
 */
export function bpnOf(draft: Draft, numbers: Numbers, free: string[]): Numbered {
  if (draft.kind === 'store') return { value: '', problem: null };
  if (draft.kind !== 'product') {
    const { product } = draft;
    const bpn = 'bpn' in product ? product.bpn : (numbers.bpnOf.get(product.gtin) ?? '');
    return numbers.gtinOf.has(bpn)
      ? { value: bpn, problem: null }
      : refused(`there is no product ${'bpn' in product ? product.bpn : product.gtin}`);
  }
  const known = numbers.bpnOf.get(draft.gtin);
  const wished = draft.bpn ?? known ?? free.shift() ?? '';
  if (known !== undefined && known !== wished) return refused(`${draft.gtin} is product ${known}, not ${wished}`);
  const owner = numbers.gtinOf.get(wished);
  if (owner !== undefined && owner !== draft.gtin) return refused(`bpn ${wished} is the product ${owner}`);
  numbers.bpnOf.set(draft.gtin, wished);
  numbers.gtinOf.set(wished, draft.gtin);
  return { value: wished, problem: null };
}

/**
 * Why a draft can't be taken because of its store, in words: an import adds stores and never changes one; prices and stock need theirs.
 * @param known stores that are there, by id; null for an id that none has
 * @param read ids of the stores that this import has read; those of drafts are added
 */
export function storeProblem(draft: Draft, known: ReadonlyMap<string, Store | null>, read: Set<string>): string | null {
  if (draft.kind === 'product' || draft.kind === 'photo') return null;
  if (draft.kind !== 'store')
    return known.get(draft.storeId) || read.has(draft.storeId) ? null : `there is no store ${draft.storeId}`;
  const { store } = draft;
  const before = known.get(store.storeId);
  read.add(store.storeId);
  if (!before) return null;
  const isSame = (Object.keys(store) as (keyof Store)[]).every((field) => store[field] === before[field]);
  return isSame ? null : `store ${store.storeId} is there already, and differs`;
}
