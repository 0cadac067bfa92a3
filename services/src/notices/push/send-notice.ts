import type { Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { isForLockScreen, kindOf, type PushCode, type StepCode } from '../rules/push-kinds.ts';
import { insertNotice, type NewNotice } from '../store/notices.ts';
import { devicesFor } from '../store/push-devices.ts';

type Deps = Pick<ServiceContext, 'outbox' | 'clock'>;

/** A message to one browser. */
export interface PushMessage {
  deviceId: string;
  code: PushCode;
  /** Path on this site. */
  path: string;
  /** A later message about the same thing takes the place of an earlier one. */
  about: string;
  /** When it happened, ISO 8601. */
  at: string;
}

/** Queue of what leaves for browsers, once the transaction has committed. */
export const pushQueue = 'notices.push';

/**
 * Writes a notice into a household's inbox, in the caller's transaction, and tells the browsers that asked for its kind; only
 * once for the same `once` (N-69).
 */
export async function sendNotice(deps: Deps, trx: Transaction, notice: NewNotice): Promise<void> {
  if (!(await insertNotice(trx, notice))) return;
  const { code } = notice.parts;
  if (isForLockScreen(code)) await push(deps, trx, notice.household_id, { code, path: notice.deep_link });
}

/** Tells a household's browsers of a step that its inbox does without, in the caller's transaction. */
export const tellStep = (
  deps: Deps,
  trx: Transaction,
  { householdId, ...step }: { householdId: string; code: StepCode; path: string },
): Promise<void> => push(deps, trx, householdId, step);

async function push(
  { outbox, clock }: Deps,
  trx: Transaction,
  householdId: string,
  { code, path }: { code: PushCode; path: string },
): Promise<void> {
  const at = clock.now().toString();
  for (const deviceId of await devicesFor(trx, householdId, kindOf(code))) {
    const message: PushMessage = { deviceId, code, path, about: `${kindOf(code)} ${path}`, at };
    await outbox.publish(trx, pushQueue, message);
  }
}
