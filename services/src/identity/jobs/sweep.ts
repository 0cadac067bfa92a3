import type { ServiceContext } from '../../platform/service.ts';
import { deleteEnded } from '../store/sweep.ts';
import { identityTables } from '../store/tables.ts';

/** Deletes what has expired: codes, messages and limits after an hour, sessions after their month. */
export async function sweep({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteEnded(identityTables(db), now, now.subtract({ hours: 1 }));
}
