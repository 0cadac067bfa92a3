import { passkeyStopped, type PasskeyStopped } from '../../identity/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { insertNotice } from '../store/notices.ts';

/** Tells a household in its inbox of a passkey that was stopped, once. */
export async function startSecurityJobs({ db, jobs, random }: ServiceContext): Promise<void> {
  await jobs.listen<PasskeyStopped>(passkeyStopped, 'notices.passkey-stopped', async (stopped) => {
    await inTransaction(db, (trx) =>
      insertNotice(trx, {
        parts: { code: 'PASSKEY_STOPPED', name: stopped.name },
        notice_id: random.uuid(),
        household_id: stopped.householdId,
        type: 'SECURITY',
        deep_link: '/account/security.html',
        created_at: Temporal.Instant.from(stopped.at),
        once: `SECURITY:${stopped.credentialId}`,
      }),
    );
  });
}
