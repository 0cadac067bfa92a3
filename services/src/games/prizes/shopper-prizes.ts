import type { Static } from 'typebox';
import type { Principal } from '../../platform/http/auth.ts';
import { iso } from '../../platform/clock.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type * as contract from '../contract/prizes.ts';
import { personIn } from '../play/prize-eligibility.ts';
import { holdView } from './holds.ts';
import type { Person } from '../rules/prizes/prize-eligibility.ts';
import { rewardExpiry } from '../rules/expiry.ts';
import { type PrizeUse, unavailableReason } from '../rules/prizes/prize.ts';
import { canBeHeld, redeemability } from '../rules/prizes/redeem.ts';
import { givenOut, stockLeft } from '../rules/prizes/stock.ts';
import { type StoreDay, storeDay } from '../../platform/store-day.ts';
import { lapsedHolds, liveHolds } from '../store/holds.ts';
import { balancesOf } from '../store/households.ts';
import { factsOf, prizeUse, useOfEntries } from '../store/prizes.ts';
import { programsByCode } from '../store/programs.ts';
import { recipesById, unlockedBy } from '../store/recipes.ts';
import { waitsFor } from '../store/stock-alerts.ts';
import { codePools } from '../store/vendor-codes.ts';
import { type DrawnPrize, withDraws } from './sweepstakes-prizes.ts';
import { type BalanceRow, gamesDb, type PrizeRow, type ProgramRow } from '../store/tables.ts';
import type { HoldRow, RecipeRow } from '../store/tables-prizes.ts';
import { recipeView } from '../views/programs.ts';

interface Facts {
  person: Person;
  now: Temporal.Instant;
  day: StoreDay;
  use: PrizeUse;
  balance: BalanceRow | undefined;
  hold: HoldRow | undefined;
  program: ProgramRow | undefined;
  recipe: RecipeRow | undefined;
  isUnlocked: boolean;
  stockAlert: boolean;
  givenOut: number | null;
  timeZone: string;
}

/** Prizes as a shopper sees them now: live stock, limits, holds, missing points (N-25). @param timeZone the store's */
export async function prizeViews(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  shopper: Principal,
  timeZone: string,
  given: readonly PrizeRow[],
): Promise<Static<typeof contract.Prize>[]> {
  const { householdId } = shopper;
  const db = gamesDb(context.db);
  const prizes = await withDraws(db, given);
  const now = context.clock.now();
  const day = storeDay(now, timeZone);
  const codes = [...new Set(prizes.map((prize) => prize.program_code))];
  const idsOf = (which: (prize: PrizeRow) => boolean) => prizes.filter(which).map((prize) => prize.prize_id);
  const recipePrizes = idsOf((prize) => prize.details.recipeId !== undefined);
  const mayBeGone = idsOf((prize) => prize.remaining === 0 || prize.prize_type === 'VENDOR');
  const vendors = idsOf((prize) => prize.prize_type === 'VENDOR');
  const [useOf, balances, holds, lapsed, pools, programs, recipes, unlocked, alerts] = await Promise.all([
    prizeUse(db, householdId, codes, day.start),
    balancesOf(db, householdId, codes),
    liveHolds(db, householdId, codes, now),
    lapsedHolds(
      db,
      idsOf((prize) => prize.held > 0),
      now,
    ),
    codePools(db, vendors),
    programsByCode(db, codes),
    recipesById(
      db,
      prizes.flatMap(({ details }) => details.recipeId ?? []),
    ),
    unlockedBy(db, householdId, recipePrizes),
    waitsFor(db, householdId, mayBeGone),
  ]);
  const persons = new Map(
    await Promise.all(
      programs.map(async (program): Promise<[string, Person]> => {
        const own = prizes.filter((prize) => prize.program_code === program.code);
        return [program.code, await personIn(db, shopper, program, own, day.date)];
      }),
    ),
  );
  return prizes.map((row) => {
    const pool = pools.get(row.prize_id) ?? { left: 0, given: 0 };
    const remaining = stockLeft({
      prizeType: row.prize_type,
      remaining: row.remaining,
      lapsed: lapsed.get(row.prize_id) ?? 0,
      codes: pool.left,
    });
    const prize = { ...row, remaining };
    const inProgram = (each: { program_code: string }) => each.program_code === prize.program_code;
    return view(prize, {
      person: persons.get(prize.program_code) ?? { employee: false, meetsAge: () => false },
      now,
      day,
      use: useOf(prize.prize_id),
      balance: balances.find(inProgram),
      hold: holds.find(inProgram),
      program: programs.find((each) => each.code === prize.program_code),
      recipe: recipes.get(prize.details.recipeId ?? ''),
      isUnlocked: unlocked.has(prize.prize_id),
      stockAlert: alerts.has(prize.prize_id),
      timeZone,
      givenOut: givenOut({
        prizeType: row.prize_type,
        total: row.quantity_total,
        issued: row.issued,
        codes: pool.given,
      }),
    });
  });
}

function view(prize: DrawnPrize, facts: Facts): Static<typeof contract.Prize> {
  const { now, day, balance, hold, program, recipe } = facts;
  const isEntry = prize.prize_type === 'SWEEPSTAKES';
  const entriesEach = isEntry ? Math.max(prize.entries, 1) : null;
  const use = useOfEntries(prize, facts.use, balance?.entries ?? 0);
  const own = hold?.prize_id === prize.prize_id ? hold : undefined;
  // Where there is no game, nobody has to opt in.
  const points = balance?.points ?? (program?.is_game === false ? 0 : null);
  const { reason, againFrom } = redeemability({
    prize: { ...factsOf(prize), listed: prize.listed, costPoints: prize.cost_points },
    use,
    quantity: entriesEach ?? 1,
    cost: prize.cost_points,
    points,
    person: facts.person,
    held: own !== undefined,
    now,
    day,
  });
  const unavailable = unavailableReason(factsOf(prize), use, now, entriesEach ?? 1);
  const line = program?.game.odds.find((each) => each.prizeId === prize.prize_id);
  return {
    prizeId: prize.prize_id,
    programCode: prize.program_code,
    prizeType: prize.prize_type,
    rewardKind: prize.reward_kind,
    name: prize.name,
    shortDescription: prize.short_description,
    description: prize.description,
    imageId: prize.image_id,
    costPoints: prize.cost_points,
    quantityTotal: prize.quantity_total,
    quantityLeft: prize.remaining,
    givenOut: facts.givenOut,
    perUserLimit: prize.per_user_limit,
    perDayLimit: prize.per_day_limit,
    userRedeemed: facts.use.ever,
    redeemedToday: facts.use.today,
    available: unavailable === null,
    unavailableReason: unavailable,
    cannotRedeemReason: reason,
    againFrom: againFrom && iso(againFrom),
    canHold:
      (reason === null || reason === 'INSUFFICIENT_POINTS') &&
      hold === undefined &&
      (prize.remaining ?? 0) > 0 &&
      canBeHeld(prize, prize.cost_points, points),
    hold: own ? holdView(own) : null,
    stockAlert: facts.stockAlert,
    minimumAge: prize.minimum_age,
    startDate: iso(prize.start_at),
    endDate: iso(prize.end_at),
    redeemBy: iso(prize.redeem_by),
    arvCents: prize.arv_cents,
    oneIn: line?.oneIn ?? null,
    disclaimer: prize.disclaimer,
    terms: prize.terms,
    drawDate: prize.draw_at && iso(prize.draw_at),
    drawPrizeName: prize.draw_prize_name ?? null,
    entriesEach,
    myEntries: isEntry ? (balance?.entries ?? 0) : null,
    offerId: prize.details.offerId ?? null,
    vendorName: prize.details.vendor?.name ?? null,
    rewardUntil: prize.prize_type === 'REWARD' ? iso(rewardExpiry(now, facts.timeZone)) : null,
    recipe: recipe ? recipeView(recipe, facts.isUnlocked) : null,
    choiceIds: prize.details.choices?.prizeIds ?? [],
    defaultChoiceId: prize.details.choices?.defaultId ?? null,
  };
}
