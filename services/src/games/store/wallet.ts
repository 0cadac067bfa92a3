import { preparedRead } from '../../platform/database/prepared-read.ts';
import { walletWins } from '../../draws/index.ts';
import { choiceDays } from '../rules/prizes/redeem.ts';
import { statesOf, type WalletPlace, walletSections, type WalletState } from '../rules/prizes/wallet.ts';
import type { GamesDb, PrizeRow } from './tables.ts';
import type { PrizeDetails } from '../rules/prizes/prize-details.ts';

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

// In all of these, $1 is the household and $2 is now.
const isChoice = `(prize.prize_type = 'ALTERNATE_PRIZES' and prize.details -> 'choices' is not null)`;
const facts = `prize.prize_id, prize.prize_type, prize.name, prize.image_id, prize.details`;

/** Won by playing and not yet redeemed; a redeemed win appears as its redemption. */
const wins = `
  select 'WIN' as source, 'win-' || win.win_id as item_id, win.program_code, ${facts}, win.won_at as at,
    case when ${isChoice} then least(win.redeem_by, win.won_at + ${choiceDays * 24} * interval '1 hour')
      else win.redeem_by end as until,
    case when win.status = 'REVOKED' then 'REVOKED'
      when win.status = 'EXPIRED' or win.redeem_by < $2 then 'EXPIRED'
      when ${isChoice} then 'TO_CHOOSE' else 'TO_REDEEM' end as state,
    null as draw_id, null as time_zone
  from games.win as win join games.prize as prize on prize.prize_id = win.prize_id
  where win.household_id = $1 and win.status <> 'REDEEMED'`;

/** What redemptions delivered; entries appear with their draw, and a choice as what was chosen. */
const redemptions = `
  select 'REDEMPTION', 'redemption-' || had.redemption_id, had.program_code, had.prize_id, had.prize_type, had.name,
    had.image_id, had.details, had.redeemed_at, had.until,
    case when had.status = 'PENDING' then 'TO_CHOOSE'
      when had.brought = 'FRESH_PASS' then case when had.until < $2 then 'USED' else 'RUNNING' end
      when had.brought = 'REWARD' and had.left_cents <= 0 then 'USED'
      when had.until < $2 then 'EXPIRED' else 'READY' end,
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
    where redemption.household_id = $1 and redemption.result ->> 'prizeType' <> 'SWEEPSTAKES'
      and (redemption.status = 'PENDING' or redemption.result ->> 'prizeType' <> 'ALTERNATE_PRIZES')
  ) as had`;

const holds = `
  select 'HOLD', 'hold-' || hold.hold_id, hold.program_code, ${facts}, hold.held_at, hold.expires_at, 'HELD', null, null
  from games.prize_hold as hold join games.prize as prize on prize.prize_id = hold.prize_id
  where hold.household_id = $1 and hold.status = 'HELD' and hold.expires_at > $2`;

const listed = (states: readonly WalletState[]): string => states.map((state) => `'${state}'`).join(', ');

const sections = walletSections.map(
  (section, index) => `when had.state in (${listed(statesOf(section))}) then ${index}`,
);

/** The whole wallet, each prize with its section and what orders it there: the deadline, or back from the newest. */
const wallet = `
  select had.*, program.game ->> 'title' as program_title, program.position, case ${sections.join(' ')} end as section,
    case when had.state in (${listed([...statesOf('NEEDS_YOU'), ...statesOf('READY')])})
      then coalesce((extract(epoch from had.until) * 1000)::bigint, 8640000000000000)
      else -(extract(epoch from had.at) * 1000)::bigint end::float8 as rank
  from (${wins} union all ${redemptions} union all ${holds} union all ${walletWins}) as had
  join games.program as program on program.code = had.program_code`;

/** How many prizes a household has in a section of a program. */
export interface WalletCount {
  code: string;
  title: string;
  section: number;
  count: number;
}

/** Instants as the database puts them into JSON. */
type Listed = Omit<WalletRow, 'at' | 'until'> & { at: string; until: string | null };

const readWallet = preparedRead<{ page: Listed[]; counts: WalletCount[] }>(`
with wallet as (${wallet}), page as (
  select section, rank, item_id as "itemId", state, source, program_code as "programCode",
    program_title as "programTitle", prize_id as "prizeId", prize_type as "prizeType", name, image_id as "imageId",
    details, at, until, draw_id as "drawId", time_zone as "timeZone"
  from wallet
  where ($3::text is null or program_code = $3)
    and ($4::int is null or (section, rank, item_id) > ($4, $5::float8, $6::text))
  order by section, rank, item_id limit $7::int
), counted as (
  select program_code as code, program_title as title, section, count(*)::int as count, position from wallet
  group by program_code, program_title, section, position
)
select
  (select coalesce(jsonb_agg(to_jsonb(page) order by section, rank, "itemId"), '[]') from page) as page,
  (select coalesce(jsonb_agg(to_jsonb(counted) order by position, code), '[]') from counted) as counts`);

/** One page of a household's wallet, whether there is more, and how many prizes all of it holds. */
export async function walletOf(
  db: GamesDb,
  { householdId, now, programCode, after, limit }: WalletQuery,
): Promise<{ rows: WalletRow[]; hasMore: boolean; counts: readonly WalletCount[] }> {
  const place = [after?.section ?? null, after?.rank ?? null, after?.itemId ?? null];
  const [found] = await readWallet(db, [householdId, now, programCode ?? null, ...place, limit + 1]);
  const { page, counts } = found ?? { page: [], counts: [] };
  const rows = page.slice(0, limit).map((row) => ({
    ...row,
    at: Temporal.Instant.from(row.at),
    until: row.until === null ? null : Temporal.Instant.from(row.until),
  }));
  return { rows, hasMore: page.length > limit, counts };
}
