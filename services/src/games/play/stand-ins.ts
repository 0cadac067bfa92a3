import type { Static } from 'typebox';
import type { Store } from '../../identity/directory.ts';
import type { Principal } from '../../platform/auth.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { StandIn } from '../contract/games.ts';
import { notForPerson } from '../rules/person.ts';
import { givingOrder, unavailableReason } from '../rules/prize.ts';
import { type StoreDay, storeDay } from '../rules/store-day.ts';
import { factsOf, prizesOf, prizeUse, restrictedPrizes } from '../store/prizes.ts';
import { gamesDb, type GamesDb, type PrizeRow, type ProgramRow } from '../store/tables.ts';
import { personIn } from './person.ts';

type StandIns = readonly Static<typeof StandIn>[];

/** What plays of this shopper give in place of prizes that are not for them, by program code; most shoppers have none (N-5, T-30). */
export async function standInsOf(
  { db: database, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  shopper: Principal,
  store: Pick<Store, 'timeZone'>,
  programs: readonly ProgramRow[],
): Promise<ReadonlyMap<string, StandIns>> {
  const db = gamesDb(database);
  const now = clock.now();
  const day = storeDay(now, store.timeZone);
  const restricted = await restrictedPrizes(
    db,
    programs.map((program) => program.code),
  );
  const all = programs.map(async (program): Promise<[string, StandIns]> => {
    const own = restricted.filter((prize) => prize.program_code === program.code && isDrawn(program, prize));
    const person = await personIn(db, shopper, program, own, day.date);
    const blocked = own.filter((prize) => notForPerson(factsOf(prize), person) !== null);
    if (blocked.length === 0) return [program.code, []];
    return [program.code, await given(db, { program, blocked, householdId: shopper.householdId, person, now, day })];
  });
  return new Map(await Promise.all(all));
}

/** Can a play come to it? */
const isDrawn = ({ game }: ProgramRow, { prize_id: id }: PrizeRow): boolean =>
  game.odds.some((line) => line.prizeId === id) || (game.board?.gifts ?? []).some((gift) => gift.prizeId === id);

interface Given {
  program: ProgramRow;
  blocked: readonly PrizeRow[];
  householdId: string;
  person: Awaited<ReturnType<typeof personIn>>;
  now: Temporal.Instant;
  day: StoreDay;
}

async function given(db: GamesDb, { program, blocked, householdId, person, now, day }: Given): Promise<StandIns> {
  const prizes = await prizesOf(db, [program.code]);
  const useOf = await prizeUse(db, householdId, [program.code], day.start);
  return blocked.flatMap((prize) => {
    const [first] = givingOrder(factsOf(prize), prizes.map(factsOf), person, (each) =>
      unavailableReason(each, useOf(each.prizeId), now),
    );
    const standIn = prizes.find((each) => each.prize_id === first?.prizeId);
    const reason = notForPerson(factsOf(prize), person);
    if (!standIn || reason === null) return [];
    return [{ prizeId: prize.prize_id, reason, name: standIn.name, imageId: standIn.image_id }];
  });
}
