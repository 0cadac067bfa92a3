import { type NoticeParts, sendNotice } from '../../notices/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';

/** Puts a notice about a household's subscriptions into its inbox, once for the same occasion (N-69). */
export async function tell(
  trx: Transaction,
  deps: Pick<ServiceContext, 'random' | 'clock' | 'outbox'>,
  notice: { householdId: string; parts: NoticeParts; at: Temporal.Instant; occasion: string; deepLink: string },
): Promise<void> {
  const { householdId, parts, at, occasion, deepLink } = notice;
  await sendNotice(deps, trx, {
    parts,
    notice_id: deps.random.uuid(),
    household_id: householdId,
    type: 'SUB_REMINDER',
    deep_link: deepLink,
    created_at: at,
    once: `SUB_REMINDER:${householdId}:${occasion}`,
  });
}
