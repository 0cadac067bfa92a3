import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import { type Database, inTransaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import {
  markTakenBack,
  newestVersions,
  takeBack,
  type VersionRow,
  versionToTakeBack,
} from '../../platform/imports/versions.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { endUsedOffers, targets } from '../store/versions.ts';
import { versionLock } from './import-offers.ts';

/**
 * Takes the newest version back: its offers are again as they were before, and those that it added are gone; one of them that
 * a shopper has clipped or used since can't be removed, and ends.
 * @returns the version, how many rows changed, and how many offers ended
 * @throws ServiceError 409 NOTHING_TO_ROLL_BACK
 */
export async function rollBackOffers({
  db,
  clock,
}: Pick<ServiceContext, 'db' | 'clock'>): Promise<{ version: number; rows: number; ended: number }> {
  return inTransaction(db, async (trx) => {
    await lockUntilCommit(trx, versionLock);
    const newest = await versionToTakeBack(trx, 'offers');
    if (!newest)
      throw new ServiceError(409, 'NOTHING_TO_ROLL_BACK', 'There is no version whose offers can be taken back.');
    const { version } = newest;
    const at = clock.now();
    const ended = await endUsedOffers(trx, version, at);
    const rows = await takeBack(trx, 'offers', version, targets);
    await markTakenBack(trx, 'offers', version, at);
    return { version, rows, ended };
  });
}

/** The newest versions of the offers, newest first. */
export const newestOfferVersions = (db: Database, limit: number): Promise<VersionRow[]> =>
  newestVersions(db, 'offers', limit);
