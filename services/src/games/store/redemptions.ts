import { CompiledQuery } from 'kysely';
import { columnsOf, entryColumns, type EntryDraft } from './ledger.ts';
import type { GamesDb, PrizeRow } from './tables.ts';
import type { RedemptionRow } from './tables-prizes.ts';

/** A redemption with its prize, and what was chosen. */
export type RedemptionWithPrize = RedemptionRow &
  Pick<PrizeRow, 'prize_type' | 'name' | 'image_id' | 'details' | 'draw_at'> & { chosen_id: string | null };

function withPrize(db: GamesDb) {
  return db
    .selectFrom('games.redemption as redemption')
    .innerJoin('games.prize as prize', 'prize.prize_id', 'redemption.prize_id')
    .leftJoin('games.redemption as chosen', 'chosen.chosen_from', 'redemption.redemption_id')
    .selectAll('redemption')
    .select(['prize.prize_type', 'prize.name', 'prize.image_id', 'prize.details', 'prize.draw_at'])
    .select('chosen.redemption_id as chosen_id');
}

/** The redemption made by a household's client request. */
export async function redemptionByRequest(
  db: GamesDb,
  householdId: string,
  clientRequestId: string,
): Promise<RedemptionWithPrize | undefined> {
  return withPrize(db)
    .where('redemption.household_id', '=', householdId)
    .where('redemption.client_request_id', '=', clientRequestId)
    .executeTakeFirst();
}

/** A household's redemption; undefined for another household's. */
export async function redemptionById(
  db: GamesDb,
  householdId: string,
  redemptionId: string,
): Promise<RedemptionWithPrize | undefined> {
  return withPrize(db)
    .where('redemption.household_id', '=', householdId)
    .where('redemption.redemption_id', '=', redemptionId)
    .executeTakeFirst();
}

/** The redemption of a household's win. */
export async function redemptionOfWin(
  db: GamesDb,
  householdId: string,
  winId: string,
): Promise<RedemptionWithPrize | undefined> {
  return withPrize(db)
    .where('redemption.household_id', '=', householdId)
    .where('redemption.win_id', '=', winId)
    .executeTakeFirst();
}

/** A household's redemptions of a prize, newest first, at most 100. */
export async function redemptionsOf(db: GamesDb, householdId: string, prizeId: string): Promise<RedemptionWithPrize[]> {
  return withPrize(db)
    .where('redemption.household_id', '=', householdId)
    .where('redemption.prize_id', '=', prizeId)
    .orderBy('redemption.redeemed_at', 'desc')
    .orderBy('redemption.redemption_id')
    .limit(100)
    .execute();
}

const columns = columnsOf([
  'redemption_id',
  'receipt',
  'household_id',
  'customer_id',
  'program_code',
  'prize_id',
  'source',
  'win_id',
  'chosen_from',
  'client_request_id',
  'idempotency_key',
  'fingerprint',
  'quantity',
  'points_spent',
  'points_left',
  'status',
  'choose_by',
  'redeemed_at',
  'result',
] satisfies (keyof RedemptionRow)[]);

// Without a redemption, because its receipt number is taken, nothing else is written either.
const writing = `
with redemption as (
  insert into games.redemption (${columns})
  select ${columns} from jsonb_populate_record(null::games.redemption, $1::jsonb)
  on conflict on constraint redemption_receipt do nothing
  returning *
), entry as (
  insert into games.points_ledger (${entryColumns})
  select ${entryColumns} from jsonb_populate_record(null::games.points_ledger, $2::jsonb)
  where exists (select from redemption)
)
select * from redemption`;

/**
 * Writes a redemption and its ledger row with one statement, under an unused receipt number.
 * @param receipt draws a new number on each call
 */
export async function writeRedemption(
  db: GamesDb,
  { redemption, entry, prize }: { redemption: Omit<RedemptionRow, 'receipt'>; entry: EntryDraft; prize: PrizeRow },
  receipt: () => string,
): Promise<RedemptionWithPrize> {
  for (;;) {
    const values = [{ ...redemption, receipt: receipt() }, entry].map((each) => JSON.stringify(each));
    const { rows } = await db.executeQuery<RedemptionRow>(CompiledQuery.raw(writing, values));
    const [written] = rows;
    const { prize_type, name, image_id, details, draw_at } = prize;
    if (written) return { ...written, prize_type, name, image_id, details, draw_at, chosen_id: null };
  }
}

/** Closes an open choice; false if it was already made. */
export async function closeChoice(db: GamesDb, redemptionId: string): Promise<boolean> {
  const closed = await db
    .updateTable('games.redemption')
    .set({ status: 'COMPLETED' })
    .where('redemption_id', '=', redemptionId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return closed.numUpdatedRows === 1n;
}

/** Choices not made in time, 100 at a time. */
export async function overdueChoices(db: GamesDb, now: Temporal.Instant): Promise<RedemptionRow[]> {
  return db
    .selectFrom('games.redemption')
    .selectAll()
    .where('status', '=', 'PENDING')
    .where('choose_by', '<', now)
    .orderBy('choose_by')
    .limit(100)
    .execute();
}

/** A redemption's prize and program, whichever household owns it. */
export function prizeOfRedemption(db: GamesDb, redemptionId: string) {
  return db
    .selectFrom('games.redemption')
    .select(['prize_id', 'program_code'])
    .where('redemption_id', '=', redemptionId)
    .executeTakeFirst();
}
