import { type ImportProgress, type ReadLine, readFileInto } from '../../platform/imports/read-file.ts';
import { recordFile } from '../../platform/imports/record-file.ts';
import { type Candidate, stageOnce, type Taken } from '../../platform/imports/staging.ts';
import type { Written } from '../../platform/imports/versions.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { type KnownBanner, storeIdIn } from '../rules/imports/address-in.ts';
import { fieldOf, flatLine, type Given, kindsOf } from '../rules/imports/fields.ts';
import { wholeStoreIn } from '../rules/imports/whole-store-in.ts';
import type { WholeStore } from '../rules/store.ts';
import { closedStores } from '../store/closed-stores.ts';
import { wholeStores } from '../store/whole-stores.ts';
import { publish, type StagedStore } from './publish.ts';

export interface StoresImport extends Written {
  /** Null when the stores were already as the file says. */
  version: number | null;
  /** Lines, in the file of rejected lines. */
  rejected: number;
  unusedColumns: readonly string[];
}

type Context = Pick<ServiceContext, 'db' | 'clock'>;
interface Options {
  file: string;
  rejectedFile: string;
  /** Named in the version. */
  source: string;
  /** Banners that stores can belong to. */
  banners: readonly KnownBanner[];
  /** The banner of the stores that name none. */
  banner?: string | undefined;
}

/**
 * Imports stores from a CSV or JSON Lines file: read into a staging table first, then published in one transaction, as a new
 * version. One that is interrupted at any moment resumes from there; importing a file again changes nothing. A store that is
 * new isn't open yet.
 * @throws ServiceError 400 HEADER_INVALID or ENCODING_INVALID, 409 IMPORT_UNDER_WAY, 409 STORES_CHANGED
 */
export async function importStores(
  { db, clock }: Context,
  { file, rejectedFile, source, banners, banner }: Options,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<StoresImport> {
  const content = await recordFile(file, { fieldOf, kindsOf, flatLine });
  const { at, progress } = await readFileInto<Given>(
    db,
    {
      schema: 'stores',
      file,
      rejectedFile,
      content,
      draftsOf: (text) => {
        const record = content.read(text);
        if (typeof record === 'string') return record;
        const said = Object.fromEntries(record.pairs.map(([name, value]) => [name, value.trim()])) as Given;
        return [banner === undefined || said.banner ? said : { ...said, banner }];
      },
      take: (trx, importId, lines) => takeStores(trx, importId, lines, banners),
    },
    onProgress,
  );
  const published = await publish({ db, clock }, at, { source, onProgress: (done) => onProgress(progress(done)) });
  return { ...published, rejected: at.rejected, unusedColumns: content.unused };
}

/** Stages what lines make of the stores that are there. */
async function takeStores(
  trx: Database,
  importId: string,
  lines: readonly ReadLine<Given>[],
  banners: readonly KnownBanner[],
): Promise<Taken> {
  const named = [...new Set(lines.flatMap(({ drafts }) => drafts.map(storeIdIn)))];
  const known = new Map((await wholeStores(trx, named)).map((whole) => [whole.store.storeId, whole]));
  const closed = await closedStores(trx);
  const taken: Taken = { staged: 0, rejected: [] };
  const stores: Candidate[] = [];
  const defaults: Candidate[] = [];
  for (const { line, text, drafts } of lines)
    for (const given of drafts) {
      const before = known.get(storeIdIn(given)) ?? null;
      const whole = wholeStoreIn(given, before, banners);
      const problem = typeof whole === 'string' ? whole : bannerProblem(whole, before, closed);
      if (typeof whole === 'string' || problem !== null) {
        taken.rejected.push({ line, reason: problem ?? '', text });
        continue;
      }
      const { store, isDefault } = whole;
      const content = { whole, before } satisfies StagedStore;
      stores.push({ row: { kind: 'store', key: store.storeId, line, content }, text });
      if (isDefault && given.default !== undefined)
        defaults.push({ row: { kind: 'default', key: store.banner, line, content: { storeId: store.storeId } }, text });
    }
  const chosen = await stageOnce(trx, 'stores', importId, defaults);
  const twice = new Map(chosen.rejected.map((each) => [each.line, { ...each, reason: `default: ${each.reason}` }]));
  const staged = await stageOnce(
    trx,
    'stores',
    importId,
    stores.filter(({ row }) => !twice.has(row.line)),
  );
  return { staged: staged.staged, rejected: [...taken.rejected, ...twice.values(), ...staged.rejected] };
}

/** Carts, orders, and shoppers of an open store are its banner's. */
function bannerProblem(whole: WholeStore, before: WholeStore | null, closed: ReadonlySet<string>): string | null {
  if (before === null || before.store.banner === whole.store.banner || closed.has(whole.store.storeId)) return null;
  return `banner "${whole.store.banner}" differs: store ${whole.store.storeId} is open as ${before.store.banner}`;
}
