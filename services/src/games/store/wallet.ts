import { type RawBuilder, sql } from 'kysely';
import { walletWins } from '../../draws/index.ts';
import { choiceDays } from '../rules/redeem.ts';
import { statesOf, type WalletPlace, walletSections, type WalletState } from '../rules/wallet.ts';
import type { GamesDb, PrizeRow } from './tables.ts';
import type { PrizeDetails } from '../rules/prize-details.ts';

/** A prize in a household's wallet, with its place in the list. */
export interface WalletRow extends WalletPlace {
  state: WalletState;
  source: 'WIN' | 'REDEMPTION' | 'HOLD' | 'DRAW';
  programCode: string;
  programTitle: string;
  prizeId: string;
  prizeType: PrizeRow['prize_type'];
  name: string;
  imageId: string;
  details: PrizeDetails;
  at: Temporal.Instant;
  until: Temporal.Instant | null;
  drawId: string | null;
  timeZone: string | null;
}

export interface WalletQuery {
  householdId: string;
  now: Temporal.Instant;
  /** All programs if omitted. */
  programCode?: string | undefined;
  after?: WalletPlace | undefined;
  limit: number;
}

type Of = Pick<WalletQuery, 'householdId' | 'now'>;

const isChoice = sql`(prize.prize_type = 'ALTERNATE_PRIZES' and prize.details -> 'choices' is not null)`;
const facts = sql`prize.prize_id, prize.prize_type, prize.name, prize.image_id, prize.details`;

/** Won by playing and not yet redeemed; a redeemed win appears as its redemption. */
const wins = ({ householdId, now }: Of): RawBuilder<unknown> => sql`
  select 'WIN' as source, 'win-' || win.win_id as item_id, win.program_code, ${facts}, win.won_at as at,
    case when ${isChoice} then least(win.redeem_by, win.won_at + ${choiceDays * 24} * interval '1 hour')
      else win.redeem_by end as until,
    case when win.status = 'REVOKED' then 'REVOKED'
      when win.status = 'EXPIRED' or win.redeem_by < ${now} then 'EXPIRED'
      when ${isChoice} then 'TO_CHOOSE' else 'TO_REDEEM' end as state,
    null as draw_id, null as time_zone
  from games.win as win join games.prize as prize on prize.prize_id = win.prize_id
  where win.household_id = ${householdId} and win.status <> 'REDEEMED'`;

/** What redemptions delivered; entries appear with their draw, and a choice as what was chosen. */
const redemptions = ({ householdId, now }: Of): RawBuilder<unknown> => sql`
  select 'REDEMPTION', 'redemption-' || had.redemption_id, had.program_code, had.prize_id, had.prize_type, had.name,
    had.image_id, had.details, had.redeemed_at, had.until,
    case when had.status = 'PENDING' then 'TO_CHOOSE'
      when had.brought = 'FRESH_PASS' then case when had.until < ${now} then 'USED' else 'RUNNING' end
      when had.brought = 'REWARD' and had.left_cents <= 0 then 'USED'
      when had.until < ${now} then 'EXPIRED' else 'READY' end,
    null, null
  from (
    select redemption.redemption_id, redemption.program_code, ${facts}, redemption.redeemed_at, redemption.status,
      redemption.result ->> 'prizeType' as brought,
      case when redemption.status = 'PENDING' then redemption.choose_by
        when redemption.result ->> 'prizeType' = 'FRESH_PASS' then (redemption.result ->> 'until')::timestamptz
        when redemption.result ->> 'prizeType' = 'VENDOR' then (prize.details -> 'vendor' ->> 'expiresAt')::timestamptz
        else (redemption.result ->> 'expiresAt')::timestamptz end as until,
      case when redemption.result ->> 'prizeType' = 'REWARD' then (
        select sum(ledger.value_cents) from games.reward_ledger as ledger
        where (redemption.result ->> 'rewardId')::uuid in (ledger.id, ledger.of_reward)
          and ledger.household_id = redemption.household_id) end as left_cents
    from games.redemption as redemption join games.prize as prize on prize.prize_id = redemption.prize_id
    where redemption.household_id = ${householdId} and redemption.result ->> 'prizeType' <> 'SWEEPSTAKES'
      and (redemption.status = 'PENDING' or redemption.result ->> 'prizeType' <> 'ALTERNATE_PRIZES')
  ) as had`;

const holds = ({ householdId, now }: Of): RawBuilder<unknown> => sql`
  select 'HOLD', 'hold-' || hold.hold_id, hold.program_code, ${facts}, hold.held_at, hold.expires_at, 'HELD', null, null
  from games.prize_hold as hold join games.prize as prize on prize.prize_id = hold.prize_id
  where hold.household_id = ${householdId} and hold.status = 'HELD' and hold.expires_at > ${now}`;

/** The whole wallet, each prize with its section and its sort key there: the deadline, or newest first. */
const wallet = (of: Of): RawBuilder<unknown> => sql`
  select had.*, program.game ->> 'title' as program_title, program.position,
    case ${sql.join(
      walletSections.map((section, index) => sql`when had.state = any(${statesOf(section)}) then ${index}::int`),
      sql` `,
    )} end as section,
    case when had.state = any(${[...statesOf('NEEDS_YOU'), ...statesOf('READY')]})
      then coalesce((extract(epoch from had.until) * 1000)::bigint, 8640000000000000)
      else -(extract(epoch from had.at) * 1000)::bigint end::float8 as rank
  from (${wins(of)} union all ${redemptions(of)} union all ${holds(of)} union all ${walletWins(of)}) as had
  join games.program as program on program.code = had.program_code`;

/** One page of a household's wallet, and whether there is more. */
export async function walletPage(
  db: GamesDb,
  { programCode, after, limit, ...of }: WalletQuery,
): Promise<{ rows: WalletRow[]; hasMore: boolean }> {
  const { rows } = await sql<WalletRow>`
    with wallet as (${wallet(of)})
    select section, rank, item_id as "itemId", state, source, program_code as "programCode",
      program_title as "programTitle", prize_id as "prizeId", prize_type as "prizeType", name, image_id as "imageId",
      details, at, until, draw_id as "drawId", time_zone as "timeZone"
    from wallet where true
      ${programCode === undefined ? sql`` : sql`and program_code = ${programCode}`}
      ${after === undefined ? sql`` : sql`and (section, rank, item_id) > (${after.section}::int, ${after.rank}::float8, ${after.itemId})`}
    order by section, rank, item_id limit ${limit + 1}`.execute(db);
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** How many prizes a household has in each section of each program. */
export async function walletCounts(
  db: GamesDb,
  of: Of,
): Promise<{ code: string; title: string; section: number; count: number }[]> {
  const { rows } = await sql<{ code: string; title: string; section: number; count: number }>`
    with wallet as (${wallet(of)})
    select program_code as code, program_title as title, section, count(*)::int as count from wallet
    group by program_code, program_title, section, position order by position, program_code`.execute(db);
  return rows;
}

/** Names of prizes, by id. */
export async function prizeNames(db: GamesDb, prizeIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (prizeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('games.prize')
    .select(['prize_id', 'name'])
    .where('prize_id', 'in', prizeIds)
    .execute();
  return new Map(rows.map((row) => [row.prize_id, row.name]));
}
