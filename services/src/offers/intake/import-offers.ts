import { goodsForOffers } from '../../catalog/index.ts';
import { iso } from '../../platform/clock.ts';
import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { forgetImport, type ImportRow, isImportAt } from '../../platform/imports/progress.ts';
import { type ImportProgress, importUnderWay, type ReadLine, readFileInto } from '../../platform/imports/read-file.ts';
import { recordFile } from '../../platform/imports/record-file.ts';
import { type Candidate, stageOnce, type Taken } from '../../platform/imports/staging.ts';
import { beginVersion, endVersion, type Written, writeStaged } from '../../platform/imports/versions.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { fieldOf, fieldsFrom, kindsOf } from '../rules/imports/fields.ts';
import { knownGoods } from '../rules/imports/goods-in.ts';
import { type ImportedOffer, offerDraft } from '../rules/imports/offer-draft.ts';
import { offerRow } from '../store/offers.ts';
import { targets, type UsedLimits, usedLimits } from '../store/versions.ts';

export interface OffersImport extends Written {
  /** Null when the offers were already as the file says. */
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
}

/** How many versions can be taken back. */
const keptVersions = 5;
/** Held by whoever publishes a version, or takes one back. */
export const versionLock = 'larder offers version';

/**
 * Imports offers from a CSV or JSON Lines file, those of GS1's coupon codes included: read into a staging table first, then
 * published in one transaction, as a new version. One that is interrupted at any moment resumes from there; importing a file
 * again changes nothing, and moves no offer's last day (T-11).
 * @throws ServiceError 400 HEADER_INVALID or ENCODING_INVALID, 409 IMPORT_UNDER_WAY, 409 OFFERS_CHANGED
 */
export async function importOffers(
  { db, clock }: Context,
  { file, rejectedFile, source }: Options,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<OffersImport> {
  const content = await recordFile(file, { fieldOf, kindsOf });
  const goods = knownGoods(await goodsForOffers(db));
  const { at, progress } = await readFileInto<ImportedOffer>(
    db,
    {
      schema: 'offers',
      file,
      rejectedFile,
      content,
      draftsOf: (text) => {
        const record = content.read(text);
        const draft = typeof record === 'string' ? record : offerDraft(fieldsFrom(record.pairs), goods);
        return typeof draft === 'string' ? draft : [draft];
      },
      take: takeOffers,
    },
    onProgress,
  );
  const published = await publish({ db, clock }, at, { source, onProgress: (done) => onProgress(progress(done)) });
  return { ...published, rejected: at.rejected, unusedColumns: content.unused };
}

/** Stages offers, and the limits of those that have or had any. */
async function takeOffers(
  trx: Transaction,
  importId: string,
  lines: readonly ReadLine<ImportedOffer>[],
): Promise<Taken> {
  const used = await usedLimits(
    trx,
    lines.flatMap(({ drafts }) => drafts.map(({ offerId }) => offerId)),
  );
  const taken: Taken = { staged: 0, rejected: [] };
  const candidates: Candidate[] = [];
  for (const { line, text, drafts } of lines)
    for (const draft of drafts) {
      const { offerId: key } = draft;
      const reason = limitProblem(draft, used.get(key));
      if (reason !== null) taken.rejected.push({ line, reason, text });
      else candidates.push({ row: { kind: 'offer', key, line, content: offerRow(draft) }, text });
    }
  const staged = await stageOnce(trx, 'offers', importId, candidates);
  const isTaken = ({ line }: { line: number }) =>
    ![...taken.rejected, ...staged.rejected].some((each) => each.line === line);
  const limits = lines.filter(isTaken).flatMap(({ line, text, drafts }) =>
    drafts.flatMap(({ offerId: key, clipLimit, budgetCents }): Candidate[] =>
      clipLimit === null && budgetCents === null && !used.has(key)
        ? []
        : [
            {
              row: {
                kind: 'allowance',
                key,
                line,
                content: { offer_id: key, clip_limit: clipLimit, budget_cents: budgetCents },
              },
              text,
            },
          ],
    ),
  );
  await stageOnce(trx, 'offers', importId, limits);
  return { staged: staged.staged, rejected: [...taken.rejected, ...staged.rejected] };
}

/** A limit can't be lower than what is used of it. */
function limitProblem({ clipLimit, budgetCents }: ImportedOffer, used: UsedLimits | undefined): string | null {
  if (!used) return null;
  if (clipLimit !== null && used.clips > clipLimit)
    return `clipLimit is ${clipLimit}, and ${used.clips} households have clipped it`;
  return budgetCents !== null && used.cents > budgetCents ? 'budget is less than what is used of it' : null;
}

async function publish(
  { db, clock }: Context,
  at: ImportRow,
  { source, onProgress }: { source: string; onProgress: (done: number) => void },
): Promise<Written & { version: number | null }> {
  const { import_id: importId, staged } = at;
  try {
    return await inTransaction(db, async (trx) => {
      await lockUntilCommit(trx, versionLock);
      if (!(await isImportAt(trx, 'offers', at))) throw importUnderWay();
      const now = clock.now();
      const version = await beginVersion(trx, 'offers', source, now);
      let rows = 0;
      const written = await writeStaged(
        trx,
        'offers',
        { importId, version, targets, stamp: { changed_at: iso(now) } },
        { onProgress: (more) => onProgress((rows += more) / Math.max(staged, 1)) },
      );
      const isNew = await endVersion(trx, 'offers', { version, kept: keptVersions }, written);
      await forgetImport(trx, 'offers', importId);
      return { ...written, version: isNew ? version : null };
    });
  } catch (error) {
    if (!['23503', '23514'].includes((error as { code?: string }).code ?? '')) throw error;
    await forgetImport(db, 'offers', importId);
    throw new ServiceError(409, 'OFFERS_CHANGED', 'The offers have changed since the file was read. Import it again.');
  }
}
