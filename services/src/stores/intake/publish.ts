import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { forgetImport, type ImportRow, isImportAt } from '../../platform/imports/progress.ts';
import { importUnderWay } from '../../platform/imports/read-file.ts';
import { stagedContents } from '../../platform/imports/staging.ts';
import {
  beginVersion,
  endVersion,
  keepBefore,
  keptBefore,
  markTakenBack,
  newestVersions,
  type VersionRow,
  versionToTakeBack,
  type Written,
} from '../../platform/imports/versions.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { isSameStore } from '../rules/imports/store-line.ts';
import type { WholeStore } from '../rules/store.ts';
import { closeStores } from '../store/closed-stores.ts';
import { wholeStores, writeStores } from '../store/whole-stores.ts';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** A store as a file makes it of the one that was there when the file was read. */
export type StagedStore = { whole: WholeStore; before: WholeStore | null };

/** How many versions can be taken back. */
const keptVersions = 5;
const storesAtOnce = 500;
/** Held by whoever publishes a version, or takes one back. */
const versionLock = 'larder stores version';

/** Publishes what an import staged, in one transaction, as a new version; none when nothing differed. */
export async function publish(
  { db, clock }: Context,
  at: ImportRow,
  { source, onProgress }: { source: string; onProgress: (done: number) => void },
): Promise<Written & { version: number | null }> {
  const { import_id: importId, staged } = at;
  try {
    return await inTransaction(db, async (trx) => {
      await lockUntilCommit(trx, versionLock);
      if (!(await isImportAt(trx, 'stores', at))) throw importUnderWay();
      const version = await beginVersion(trx, 'stores', source, clock.now());
      let rows = 0;
      const written = await writeStagedStores(trx, { importId, version, now: clock.now() }, (more) =>
        onProgress((rows += more) / Math.max(staged, 1)),
      );
      const isNew = await endVersion(trx, 'stores', { version, kept: keptVersions }, written);
      await forgetImport(trx, 'stores', importId);
      return { ...written, version: isNew ? version : null };
    });
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'STORES_CHANGED') await forgetImport(db, 'stores', importId);
    throw error;
  }
}

async function writeStagedStores(
  trx: Transaction,
  { importId, version, now }: { importId: string; version: number; now: Temporal.Instant },
  onProgress: (rows: number) => void,
): Promise<Written> {
  const known = new Map((await wholeStores(trx, null)).map((whole) => [whole.store.storeId, whole]));
  const claims = await defaultsNamed(trx, importId);
  const all: Written = { added: 0, changed: 0, unchanged: 0 };
  const write = async (stores: readonly StagedStore[]): Promise<void> => {
    const differing = stores.filter(({ whole, before }) => before === null || !isSameStore(whole, before));
    const fresh = differing.filter(({ before }) => before === null).map(({ whole }) => whole.store.storeId);
    await writeStores(
      trx,
      differing.map(({ whole }) => whole),
    );
    await closeStores(trx, fresh, now);
    await keepBefore(
      trx,
      'stores',
      version,
      differing.map(({ whole, before }) => ({ kind: 'store', key: whole.store.storeId, before })),
    );
    all.added += fresh.length;
    all.changed += differing.length - fresh.length;
    all.unchanged += stores.length - differing.length;
  };
  const replaced = new Map(
    [...known].filter(([id, { store, isDefault }]) => isDefault && (claims.get(store.banner) ?? id) !== id),
  );
  for (let after = ''; ;) {
    const rows = await stagedContents(trx, 'stores', importId, { kind: 'store', after, limit: storesAtOnce });
    const staged = rows.map(({ content }) => content as unknown as StagedStore);
    if (!staged.every(({ whole, before }) => isAsRead(known.get(whole.store.storeId) ?? null, before)))
      throw storesChanged();
    await write(
      staged.map(({ whole, before }) => {
        const { storeId, banner } = whole.store;
        replaced.delete(storeId);
        return {
          whole: { ...whole, isDefault: (claims.get(banner) ?? storeId) === storeId && whole.isDefault },
          before,
        };
      }),
    );
    onProgress(rows.length);
    after = rows.at(-1)?.key ?? '';
    if (rows.length < storesAtOnce) break;
  }
  await write([...replaced.values()].map((before) => ({ whole: { ...before, isDefault: false }, before })));
  return all;
}

/** The stores that a file names as the default ones of their banners. */
async function defaultsNamed(trx: Transaction, importId: string): Promise<Map<string, string>> {
  const rows = await stagedContents(trx, 'stores', importId, { kind: 'default', after: '', limit: storesAtOnce });
  return new Map(rows.map(({ key, content }) => [key, String(content['storeId'])]));
}

const isAsRead = (current: WholeStore | null, before: WholeStore | null): boolean =>
  current === null || before === null ? current === before : isSameStore(current, before);

const storesChanged = () =>
  new ServiceError(409, 'STORES_CHANGED', 'The stores have changed since the file was read. Import it again.');

/**
 * Takes the newest version back: stores that it changed are again as they were. One that it added closes, since shoppers may
 * have chosen it.
 * @returns the version, how many stores are as they were, and how many closed
 * @throws ServiceError 409 NOTHING_TO_ROLL_BACK
 */
export async function rollBackStores({
  db,
  clock,
}: Context): Promise<{ version: number; rows: number; closed: number }> {
  return inTransaction(db, async (trx) => {
    await lockUntilCommit(trx, versionLock);
    const newest = await versionToTakeBack(trx, 'stores');
    if (!newest)
      throw new ServiceError(409, 'NOTHING_TO_ROLL_BACK', 'There is no version whose stores can be taken back.');
    const { version } = newest;
    const changes = await keptBefore<WholeStore>(trx, 'stores', version);
    const before = changes.flatMap((change) => change.before ?? []);
    await writeStores(trx, before);
    const added = changes.filter((change) => change.before === null).map(({ key }) => key);
    await closeStores(trx, added, clock.now());
    await markTakenBack(trx, 'stores', version, clock.now());
    return { version, rows: before.length, closed: added.length };
  });
}

/** The newest versions of the stores, newest first. */
export const newestStoreVersions = (db: Database, limit: number): Promise<VersionRow[]> =>
  newestVersions(db, 'stores', limit);
