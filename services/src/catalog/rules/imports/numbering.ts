import type { Draft } from './record.ts';

/** Which product has which number, of the catalog and of the lines so far. */
export interface Numbers {
  bpnOf: Map<string, string>;
  gtinOf: Map<string, string>;
}

export type Numbered = { value: string; problem: null } | { value: ''; problem: string };
const refused = (problem: string): Numbered => ({ value: '', problem });

/**
 * A draft's product number, or why it has none, in words. A new product's number is noted, so that a later line
 * can name it. @param free numbers that no product has, taken from the front
 */
export function bpnOf(draft: Draft, numbers: Numbers, free: string[]): Numbered {
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

/** Why a draft can't be taken because of its store, in words: prices and stock need theirs. @param isStore is there a store with this id? */
export const storeProblem = (draft: Draft, isStore: (storeId: string) => boolean): string | null =>
  draft.kind === 'product' || draft.kind === 'photo' || isStore(draft.storeId)
    ? null
    : `there is no store ${draft.storeId}`;
