import type { ColumnType, GeneratedAlways, Kysely, Selectable } from 'kysely';
import type { Language } from '../../../../server-kit/language.ts';
import type { Database, PlatformTables } from '../../platform/database/database.ts';
import type { EarningRule } from '../rules/earning.ts';
import type { GameConfigDocument } from '../contract/game-config.ts';
import type { ProgramTexts } from '../contract/game-texts.ts';
import type { OptInAnswer } from '../contract/opt-in.ts';
import type { Program } from '../contract/programs.ts';
import type { prizeTypes, RewardKind } from '../rules/prizes/prize-types.ts';
import type { ProgramType } from '../rules/minimum-age.ts';
import type { PrizeDetails } from '../rules/prizes/prize-details.ts';
import type { PrizeTables } from './tables-prizes.ts';

export type PrizeType = (typeof prizeTypes)[number];
export type EntryType = 'EARN' | 'PLAY' | 'WIN' | 'REDEEM' | 'ENTRY' | 'ADJUST' | 'WELCOME';
export type EntryStatus = 'PENDING' | 'POSTED' | 'COMPLETED' | 'VOID';
export type WinStatus = 'WON' | 'REDEEMED' | 'EXPIRED' | 'REVOKED';

type Instant = Temporal.Instant;
/** Written as text, read parsed. */
type Json<T> = ColumnType<T, string, string>;

interface ProgramTable {
  code: string;
  type: ProgramType;
  start_at: Instant;
  end_at: Instant;
  post_prog_live_at: Instant;
  episode_days: number | null;
  ui_attributes: Json<Program['uiAttributes']>;
  rules_version: number;
  method: 'ODDS' | 'SEEDED_TIME';
  employees_excluded: boolean;
  welcome_plays: number;
  game: Json<GameConfigDocument>;
  position: number;
  earning: ColumnType<EarningRule, string | undefined, string>;
  /** Otherwise its points make grocery rewards. */
  is_game: ColumnType<boolean, boolean | undefined, boolean>;
}

interface ProgramRulesTable {
  program_code: string;
  version: number;
  hash: string;
  effective_from: Instant;
  minimum_age: number;
  sections: Json<{ title: string; text: string }[]>;
  void_where: string[];
  frozen: boolean;
  /** IANA time zone of the dates in its text; null for versions older than this column. */
  time_zone: string | null;
}

interface PrizeTable {
  prize_id: string;
  program_code: string;
  prize_type: PrizeType;
  reward_kind: RewardKind;
  name: string;
  short_description: string;
  description: string;
  image_id: string;
  cost_points: number;
  quantity_total: number | null;
  issued: number;
  remaining: number | null;
  per_user_limit: number | null;
  per_day_limit: number | null;
  start_at: Instant;
  end_at: Instant;
  redeem_by: Instant;
  arv_cents: number;
  disclaimer: string | null;
  terms: string | null;
  points: number;
  entries: number;
  alternate_rank: number | null;
  /** Minimum age in years; 0 = only the program's minimum. */
  minimum_age: number;
  listed: boolean;
  position: number;
  details: Json<PrizeDetails>;
  draw_at: Instant | null;
  /** For a limited prize: held for households, and no longer in `remaining`. */
  held: number;
}

interface BalanceTable {
  household_id: string;
  program_code: string;
  points: number;
  floor: number;
  entries: number;
  prizes_won: number;
  free_plays: number;
  stamps: number;
  stamps_episode: number;
  nonce: number;
  server_seed: string;
}

interface LedgerTable {
  id: string;
  seq: GeneratedAlways<number>;
  household_id: string;
  program_code: string;
  kind: RewardKind;
  entry_type: EntryType;
  points: number;
  status: EntryStatus;
  source_type: 'ORDER' | 'PLAY' | 'OPTIN' | 'REDEMPTION' | 'AMOE' | 'REVERSAL' | 'EXPIRY' | 'SUPPORT' | 'OFFER';
  source_id: string;
  idempotency_key: string;
  title: string;
  order_number: string | null;
  store_name: string | null;
  prize_id: string | null;
  /** Which offer brought it. */
  offer_id: ColumnType<string | null, string | null | undefined, never>;
  effective_at: Instant;
  posted_at: Instant | null;
  expires_at: Instant | null;
}

interface PlayTable {
  play_id: string;
  receipt: string;
  play_key: string;
  idempotency_key: string;
  household_id: string;
  customer_id: string;
  program_code: string;
  played_at: Instant;
  outcome: 'WIN' | 'NO_WIN';
  odds_index: number | null;
  drawn_prize_id: string | null;
  prize_id: string | null;
  is_alternate: boolean;
  points_spent: number;
  free_play: boolean;
  stamps_before: number | null;
  stamps_after: number | null;
  commitment: string;
  server_seed: string;
  client_seed: string;
  nonce: number;
  roll: number;
}

interface WinTable {
  win_id: string;
  household_id: string;
  program_code: string;
  prize_id: string;
  play_id: string | null;
  status: WinStatus;
  won_at: Instant;
  redeem_by: Instant;
  redeemed_at: Instant | null;
}

interface OptInTable {
  household_id: string;
  program_code: string;
  customer_id: string;
  store_id: string;
  rules_version: number;
  residency_state: string | null;
  marketing_consent: boolean;
  client_request_id: string;
  opted_in_at: Instant;
  answer: Json<OptInAnswer>;
}

interface EarningOrderTable {
  order_number: string;
  household_id: string;
  store_name: string;
  state: string;
  status: 'PLACED' | 'FINALIZED' | 'CANCELLED';
  version: number;
  placed_at: Instant;
  post_by: Instant;
  finalized_at: Instant | null;
  /** IANA time zone of its store, if known. */
  time_zone: string | null;
}

interface OrderEarningTable {
  order_number: string;
  program_code: string;
  eligible_cents: number;
  points: number;
  refunded_cents: number;
  reversed_points: number;
}

/** Tables of the schema `games`. */
export type GamesTables = {
  'games.program': ProgramTable;
  'games.program_division': { program_code: string; division: string };
  'games.division_setting': { division: string; opt_in_enhancements_enabled: boolean };
  'games.program_rules': ProgramRulesTable;
  'games.program_texts': { program_code: string; language: Language; texts: Json<ProgramTexts> };
  'games.prize': PrizeTable;
  'games.winning_moment': {
    id: string;
    program_code: string;
    prize_id: string;
    wins_at: Instant;
    play_id: string | null;
  };
  'games.optin': OptInTable;
  'games.balance': BalanceTable;
  'games.points_ledger': LedgerTable;
  'games.earning_order': EarningOrderTable;
  'games.order_earning': OrderEarningTable;
  'games.order_refund': { order_number: string; refund_id: string; refunded_at: Instant };
  'games.offer_reward': { reward_id: string; household_id: string; posted_at: Instant; returned_at: Instant | null };
  'games.play': PlayTable;
  'games.win': WinTable;
  'games.how_it_works_seen': { household_id: string; program_code: string; seen_at: Instant };
} & PrizeTables;

export type GamesDb = Kysely<PlatformTables & GamesTables>;
export type ProgramRow = Selectable<ProgramTable>;
export type PrizeRow = Selectable<PrizeTable>;
export type BalanceRow = Selectable<BalanceTable>;
export type LedgerRow = Selectable<LedgerTable>;
export type EarningOrderRow = Selectable<EarningOrderTable>;
export type PlayRow = Selectable<PlayTable>;
export type WinRow = Selectable<WinTable>;

/** The same connection or transaction, seen with this service's tables. */
export const gamesDb = (db: Database): GamesDb => db.$extendTables<GamesTables>();
