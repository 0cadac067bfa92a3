import { inTransaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { ProfileMessages } from '../../profile/index.ts';
import { countDeed } from '../rewarding/count-deed.ts';

/** Completes challenges by what profiles tell (S-122, N-46). */
export const startDeeds = ({ db, jobs, random, outbox }: Pick<ServiceContext, 'db' | 'jobs' | 'random' | 'outbox'>) =>
  jobs.listen<ProfileMessages['profile.did']>('profile.did', 'offers.did', async ({ at, ...done }) => {
    await inTransaction(db, (trx) => countDeed(trx, { random, outbox }, { ...done, at: Temporal.Instant.from(at) }));
  });
