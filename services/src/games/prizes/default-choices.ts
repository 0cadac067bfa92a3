import { inTransaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { storeById } from '../../stores/index.ts';
import { chooseOnce, type ChoiceRequest } from './choices.ts';
import { inDefaultOrder } from '../rules/prizes/choices.ts';
import { choiceDays } from '../rules/prizes/redeem.ts';
import { optInOf } from '../store/opt-ins.ts';
import { prizeById } from '../store/prizes.ts';
import { overdueChoices, prizeOfRedemption } from '../store/redemptions.ts';
import { forgottenChoices, winById } from '../store/prize-wins.ts';
import { type GamesDb, gamesDb } from '../store/tables.ts';

type Deps = Pick<ServiceContext, 'db' | 'clock' | 'random'>;
type Open = Pick<ChoiceRequest, 'redemptionId' | 'transactionId'> & { householdId: string; id: string };

/** Awards the default for every choice not made in 7 days, each in its own transaction; safe to repeat. */
export async function giveDefaults(context: Deps): Promise<number> {
  const db = gamesDb(context.db);
  const now = context.clock.now();
  const overdue = await overdueChoices(db, now);
  const forgotten = await forgottenChoices(db, now.subtract({ hours: 24 * choiceDays }), now);
  const open: Open[] = [
    ...overdue.map((row) => ({
      householdId: row.household_id,
      id: row.redemption_id,
      redemptionId: row.redemption_id,
    })),
    ...forgotten.map((win) => ({ householdId: win.household_id, id: win.win_id, transactionId: win.win_id })),
  ];
  let given = 0;
  for (const each of open) if (await giveDefault(context, each)) given++;
  return given;
}

async function giveDefault(context: Deps, open: Open): Promise<boolean> {
  return inTransaction(context.db, async (trx) => {
    const db = gamesDb(trx);
    const { prizeIds, programCode } = await choicesOf(db, open);
    const optIn = await optInOf(db, open.householdId, programCode);
    if (!optIn) return false;
    const store = await storeById(trx, optIn.store_id);
    const shopper = {
      householdId: open.householdId,
      customerId: optIn.customer_id,
      customerType: 'C' as const,
      storeId: optIn.store_id,
    };
    const redeemer = { ...context, shopper, timeZone: store?.timeZone ?? 'UTC' };
    const key = `default-choice:${open.id}`;
    const { householdId: _, id: __, ...of } = open;
    for (const choiceId of prizeIds) {
      const request = { ...of, choiceId, clientRequestId: key, idempotencyKey: key };
      if (await succeeded(chooseOnce(db, redeemer, request, true))) return true;
    }
    return false;
  });
}

async function succeeded(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof ServiceError) return false;
    throw error;
  }
}

/** What is open to choose from, the default first. */
async function choicesOf(db: GamesDb, open: Open): Promise<{ programCode: string; prizeIds: string[] }> {
  const row =
    open.redemptionId === undefined
      ? await winById(db, open.householdId, open.id)
      : await prizeOfRedemption(db, open.redemptionId);
  const choices = row && (await prizeById(db, row.prize_id))?.details.choices;
  if (!row || !choices) return { programCode: '', prizeIds: [] };
  return { programCode: row.program_code, prizeIds: inDefaultOrder(choices) };
}
