import type { Static } from 'typebox';
import type { Store } from '../../stores/index.ts';
import type { Principal } from '../../platform/http/auth.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { StandIn } from '../contract/programs.ts';
import { notForPerson } from '../rules/prizes/prize-eligibility.ts';
import { givingOrder, unavailableReason } from '../rules/prizes/prize.ts';
import { type StoreDay, storeDay } from '../../platform/store-day.ts';
import { factsOf, prizesOf, prizeUse } from '../store/prizes.ts';
import { type PublishedPrize, restrictedPrizes } from '../store/published-prizes.ts';
import { gamesDb, type GamesDb, type ProgramRow } from '../store/tables.ts';
import { type Known, personIn } from './prize-eligibility.ts';

type StandIns = readonly Static<typeof StandIn>[];

/** What this shopper's plays award instead of prizes that aren't for them, by program code; most shoppers have none (N-5, T-30). */
export async function standInsOf(
  { db: database, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  shopper: Principal,
  store: Pick<Store, 'timeZone'>,
  programs: readonly ProgramRow[],
  known: () => Promise<Known>,
): Promise<ReadonlyMap<string, StandIns>> {
  const db = gamesDb(database);
  const now = clock.now();
  const day = storeDay(now, store.timeZone);
  const restrictedOf = await restrictedPrizes(db);
  const concerned = programs.flatMap((program) => {
    const own = restrictedOf(program.code).filter((prize) => isDrawn(program, prize));
    return own.length === 0 ? [] : [{ program, own }];
  });
  const all = concerned.map(async ({ program, own }): Promise<[string, StandIns]> => {
    const person = await personIn(db, shopper, program, own, day.date, known);
    const blocked = own.filter((prize) => notForPerson(personFactsOf(prize), person) !== null);
    if (blocked.length === 0) return [program.code, []];
    return [program.code, await given(db, { program, blocked, householdId: shopper.householdId, person, now, day })];
  });
  return new Map(await Promise.all(all));
}

const personFactsOf = (prize: PublishedPrize) => ({ prizeType: prize.prize_type, minimumAge: prize.minimum_age });

/** Can a play award it? */
const isDrawn = ({ game }: ProgramRow, { prize_id: id }: PublishedPrize): boolean =>
  game.odds.some((line) => line.prizeId === id) || (game.board?.gifts ?? []).some((gift) => gift.prizeId === id);

interface Given {
  program: ProgramRow;
  blocked: readonly PublishedPrize[];
  householdId: string;
  person: Awaited<ReturnType<typeof personIn>>;
  now: Temporal.Instant;
  day: StoreDay;
}

async function given(db: GamesDb, { program, blocked, householdId, person, now, day }: Given): Promise<StandIns> {
  const prizes = await prizesOf(db, [program.code]);
  const useOf = await prizeUse(db, householdId, [program.code], day.start);
  return blocked.flatMap((published) => {
    const prize = prizes.find((each) => each.prize_id === published.prize_id);
    if (!prize) return [];
    const [first] = givingOrder(factsOf(prize), prizes.map(factsOf), person, (each) =>
      unavailableReason(each, useOf(each.prizeId), now),
    );
    const standIn = prizes.find((each) => each.prize_id === first?.prizeId);
    const reason = notForPerson(factsOf(prize), person);
    if (!standIn || reason === null) return [];
    return [
      { prizeId: prize.prize_id, reason, awardedId: standIn.prize_id, name: standIn.name, imageId: standIn.image_id },
    ];
  });
}
