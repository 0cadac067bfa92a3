import type { RejectedLine } from '../../platform/files/rejected-lines.ts';
import { type Store, storesById } from '../../stores/index.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ReadLine } from '../../platform/imports/read-file.ts';
import { type Candidate, stagedLines, stageOnce, type Taken } from '../../platform/imports/staging.ts';
import type { Draft } from '../rules/imports/record.ts';
import { nextBpns, productNumbers } from '../store/imports.ts';
import { contentOf, keyOf } from './staged-content.ts';

/** Stores looked up so far, by id; null for an id that none has. */
export type KnownStores = Map<string, Store | null>;

/**
 * Stages what lines hold, or says why not: another line came first, no such product, a number that belongs to another, or a
 * store that is there and differs. New products get their numbers here.
 */
export async function takeLines(
  trx: Database,
  importId: string,
  lines: readonly ReadLine<Draft>[],
  stores: KnownStores,
): Promise<Taken> {
  const drafts = lines.flatMap((each) => each.drafts);
  const numbers = await numbersFor(trx, importId, drafts);
  const fresh = drafts.filter(
    (draft) => draft.kind === 'product' && draft.bpn === null && !numbers.bpnOf.has(draft.gtin),
  );
  const bpns = await freeBpns(trx, importId, fresh.length);
  const staged = await lookUpStores(trx, importId, drafts, stores);

  const taken: Taken = { staged: 0, rejected: [] };
  const reject = (each: RejectedLine) => {
    const last = taken.rejected.at(-1);
    if (last?.line !== each.line || last.reason !== each.reason) taken.rejected.push(each);
  };
  const candidates: Candidate[] = [];
  for (const { line, text, drafts: held } of lines)
    for (const draft of held) {
      const bpn = bpnOf(draft, numbers, bpns);
      const problem = bpn.problem ?? storeProblem(draft, stores, staged);
      if (problem !== null) reject({ line, reason: problem, text });
      else {
        const isKnown = draft.kind === 'store' && Boolean(stores.get(draft.store.storeId));
        const content = contentOf(draft, bpn.value, isKnown);
        candidates.push({ row: { kind: draft.kind, key: keyOf(draft, bpn.value), line, content }, text });
      }
    }

  const staging = await stageOnce(trx, 'catalog', importId, candidates);
  for (const each of staging.rejected) reject(each);
  return { ...taken, staged: staging.staged };
}

interface Numbers {
  bpnOf: Map<string, string>;
  gtinOf: Map<string, string>;
}

async function numbersFor(trx: Database, importId: string, drafts: readonly Draft[]): Promise<Numbers> {
  const gtins = new Set<string>();
  const bpns = new Set<string>();
  for (const draft of drafts) {
    if (draft.kind === 'store') continue;
    const named: { gtin?: string; bpn?: string | null } = draft.kind === 'product' ? draft : draft.product;
    if (named.gtin !== undefined) gtins.add(named.gtin);
    if (named.bpn) bpns.add(named.bpn);
  }
  const found = await productNumbers(trx, importId, { gtins: [...gtins], bpns: [...bpns] });
  return {
    bpnOf: new Map(found.map(({ gtin, bpn }) => [gtin, bpn])),
    gtinOf: new Map(found.map(({ gtin, bpn }) => [bpn, gtin])),
  };
}

/** Numbers that no product has, whoever gave them out. */
async function freeBpns(trx: Database, importId: string, count: number): Promise<string[]> {
  const free: string[] = [];
  while (free.length < count) {
    const next = await nextBpns(trx, count - free.length);
    const used = new Set((await productNumbers(trx, importId, { gtins: [], bpns: next })).map(({ bpn }) => bpn));
    free.push(...next.filter((bpn) => !used.has(bpn)));
  }
  return free;
}

type Numbered = { value: string; problem: null } | { value: ''; problem: string };
const refused = (problem: string): Numbered => ({ value: '', problem });

/** A draft's product number; a new product's is noted, so that a later line of the batch can name it. */
function bpnOf(draft: Draft, numbers: Numbers, free: string[]): Numbered {
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
 * Looks up the stores that drafts name and that haven't been looked up before.
 * @returns those which this import has read, by id
 */
async function lookUpStores(
  trx: Database,
  importId: string,
  drafts: readonly Draft[],
  stores: KnownStores,
): Promise<Set<string>> {
  const named = drafts.flatMap((draft) =>
    draft.kind === 'product' ? [] : [draft.kind === 'store' ? draft.store.storeId : draft.storeId],
  );
  const ids = [...new Set(named)];
  const asked = ids.filter((id) => !stores.has(id));
  const found = new Map(asked.length === 0 ? [] : (await storesById(trx, asked)).map((each) => [each.storeId, each]));
  for (const id of asked) stores.set(id, found.get(id) ?? null);
  const missing = ids.filter((id) => stores.get(id) === null);
  const lines = await stagedLines(
    trx,
    'catalog',
    importId,
    missing.map((key) => ({ kind: 'store', key })),
  );
  return new Set([...lines.keys()].map((name) => name.slice('store '.length)));
}

/** An import adds stores and never changes one; prices and stock need theirs. */
function storeProblem(draft: Draft, stores: KnownStores, staged: Set<string>): string | null {
  if (draft.kind === 'product') return null;
  if (draft.kind !== 'store')
    return stores.get(draft.storeId) || staged.has(draft.storeId) ? null : `there is no store ${draft.storeId}`;
  const { store } = draft;
  const known = stores.get(store.storeId);
  staged.add(store.storeId);
  if (!known) return null;
  const isSame = (Object.keys(store) as (keyof Store)[]).every((field) => store[field] === known[field]);
  return isSame ? null : `store ${store.storeId} is there already, and differs`;
}
