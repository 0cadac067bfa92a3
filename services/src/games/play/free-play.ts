import { storeById } from '../../stores/index.ts';
import type { Principal } from '../../platform/http/auth.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { ProgramPoints } from '../contract/points.ts';
import { noProgram, optInRefused, playRefused } from '../rules/refusals.ts';
import { mayTakeFreePlay } from '../rules/free-play.ts';
import { setBalance } from '../store/balances.ts';
import { lockBalance, standings } from '../store/households.ts';
import { append, ledgerEntry } from '../store/ledger.ts';
import { gameByCode } from '../store/programs.ts';
import { gamesDb } from '../store/tables.ts';
import { pointsView } from '../views/programs.ts';

type Deps = Pick<ServiceContext, 'db' | 'clock' | 'random'>;

/**
 * Grants a household one play without a purchase, like the smallest paid way, within the same daily and game limits (N-28).
 * While one is waiting, another request changes nothing.
 * @throws ServiceError 409 with the reason of `playability`, 403 EMPLOYEE_EXCLUDED, 404 PROGRAM_NOT_FOUND
 */
export async function takeFreePlay(
  { db, clock, random }: Deps,
  shopper: Principal,
  programCode: string,
  once: Once,
): Promise<{ programCode: string; points: ProgramPoints }> {
  const store = await storeById(db, shopper.storeId);
  const timeZone = store?.timeZone ?? 'UTC';
  return inTransaction(db, (trx) =>
    once.run(trx, async () => {
      const games = gamesDb(trx);
      const now = clock.now();
      const program = await gameByCode(games, programCode);
      if (!program) throw noProgram();
      if (program.employees_excluded && shopper.customerType === 'E') throw optInRefused('EMPLOYEE_EXCLUDED');
      const key = { household_id: shopper.householdId, program_code: program.code };
      const locked = await lockBalance(games, key.household_id, key.program_code);
      const standing = async () => {
        const [found] = await standings(games, key.household_id, [program], now, timeZone);
        if (!found) throw noProgram();
        return found;
      };
      const { reason } = (await standing()).playability;
      if (!locked || !mayTakeFreePlay(reason)) throw playRefused(reason ?? 'NOT_OPTED_IN');
      if (locked.free_plays === 0) {
        await setBalance(games, key, { free_plays: 1 });
        const id = random.uuid();
        await append(games, [
          ledgerEntry({
            ...key,
            id,
            kind: 'EARN',
            entry_type: 'WELCOME',
            points: 0,
            status: 'COMPLETED',
            source_type: 'AMOE',
            source_id: id,
            idempotency_key: `FREE_PLAY:${id}`,
            title: 'Free play',
            effective_at: now,
          }),
        ]);
      }
      return { programCode: program.code, points: pointsView(await standing(), now) };
    }),
  );
}
