import type { RejectedLine } from '../../platform/files/rejected-lines.ts';
import { storesById } from '../../stores/index.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ReadLine } from '../../platform/imports/read-file.ts';
import { type Candidate, stageOnce, type Taken } from '../../platform/imports/staging.ts';
import { bpnOf, type Numbers, storeProblem } from '../rules/imports/numbering.ts';
import type { Draft } from '../rules/imports/record.ts';
import { nextBpns, productNumbers } from '../store/imports.ts';
import { contentOf, keyOf } from './staged-content.ts';

/** Ids looked up so far: is there such a store? */
export type KnownStores = Map<string, boolean>;

/**
 * Stages what lines hold, or says why not: another line came first, no such product, a number that belongs to another, or no
 * such store. New products get their numbers here.
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
  await lookUpStores(trx, drafts, stores);

  const taken: Taken = { staged: 0, rejected: [] };
  const reject = (each: RejectedLine) => {
    const last = taken.rejected.at(-1);
    if (last?.line !== each.line || last.reason !== each.reason) taken.rejected.push(each);
  };
  const candidates: Candidate[] = [];
  for (const { line, text, drafts: held } of lines)
    for (const draft of held) {
      const bpn = bpnOf(draft, numbers, bpns);
      const problem = bpn.problem ?? storeProblem(draft, (id) => stores.get(id) === true);
      if (problem !== null) reject({ line, reason: problem, text });
      else {
        const content = contentOf(draft, bpn.value);
        candidates.push({ row: { kind: draft.kind, key: keyOf(draft, bpn.value), line, content }, text });
      }
    }

  const staging = await stageOnce(trx, 'catalog', importId, candidates);
  for (const each of staging.rejected) reject(each);
  return { ...taken, staged: staging.staged };
}

async function numbersFor(trx: Database, importId: string, drafts: readonly Draft[]): Promise<Numbers> {
  const gtins = new Set<string>();
  const bpns = new Set<string>();
  for (const draft of drafts) {
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

/** Looks up the stores that drafts name and that haven't been looked up before. */
async function lookUpStores(trx: Database, drafts: readonly Draft[], stores: KnownStores): Promise<void> {
  const named = drafts.flatMap((draft) => ('storeId' in draft ? [draft.storeId] : []));
  const asked = [...new Set(named)].filter((id) => !stores.has(id));
  if (asked.length === 0) return;
  const found = new Set((await storesById(trx, asked)).map(({ storeId }) => storeId));
  for (const id of asked) stores.set(id, found.has(id));
}
