import type { ColumnType, Selectable } from 'kysely';

type Instant = Temporal.Instant;
/** Written as text, read parsed. */
type Json<T> = ColumnType<T, string, string>;

interface PrizeHoldTable {
  hold_id: string;
  household_id: string;
  program_code: string;
  prize_id: string;
  status: 'HELD' | 'RELEASED' | 'REDEEMED' | 'LAPSED';
  held_at: Instant;
  expires_at: Instant;
}

interface RedemptionTable {
  redemption_id: string;
  receipt: string;
  household_id: string;
  customer_id: string;
  program_code: string;
  prize_id: string;
  source: 'POINTS' | 'WIN' | 'CHOICE';
  win_id: string | null;
  chosen_from: string | null;
  client_request_id: string;
  idempotency_key: string;
  fingerprint: string;
  quantity: number;
  points_spent: number;
  points_left: number;
  status: 'COMPLETED' | 'PENDING';
  choose_by: Instant | null;
  redeemed_at: Instant;
  result: Json<StoredResult>;
}

/** What a redemption delivered, as stored: codes and recipes have their own tables. */
export type StoredResult =
  | { prizeType: 'B4U_OFFER'; offerId: string; expiresAt: string }
  | { prizeType: 'REWARD'; rewardId: string; valueCents: number; expiresAt: string }
  | { prizeType: 'FRESH_PASS'; subscriptionId: string; start: string; until: string }
  | { prizeType: 'VENDOR' }
  | { prizeType: 'ALTERNATE_PRIZES' }
  | { prizeType: 'RECIPE'; recipeId: string }
  | { prizeType: 'SWEEPSTAKES'; entryIds: string[]; count: number; myEntries: number };

interface RecipeTable {
  recipe_id: string;
  title: string;
  image_id: string;
  servings: number;
  minutes: number;
  ingredients: Json<{ quantity: string; name: string }[]>;
  steps: Json<string[]>;
}

interface RewardLedgerTable {
  id: string;
  household_id: string;
  kind: 'EARN' | 'BURN' | 'RETURN';
  value_cents: number;
  title: string;
  source_id: string;
  /** Which prize or offer brought the credit. */
  prize_id: ColumnType<string | null, string | undefined, never>;
  offer_id: ColumnType<string | null, string | undefined, never>;
  of_reward: string | null;
  /** Of the order that spent it. */
  order_number: string | null;
  at: Instant;
  expires_at: Instant | null;
}

/** Tables of wins, redemptions, and what they deliver. */
export type PrizeTables = {
  'games.prize_hold': PrizeHoldTable;
  'games.redemption': RedemptionTable;
  'games.vendor_code': { code_id: string; prize_id: string; sealed_code: string; redemption_id: string | null };
  'games.recipe': RecipeTable;
  'games.stock_alert': { prize_id: string; household_id: string; asked_at: Instant };
  'games.reward_ledger': RewardLedgerTable;
};

export type RedemptionRow = Selectable<RedemptionTable>;
export type HoldRow = Selectable<PrizeHoldTable>;
export type RecipeRow = Selectable<RecipeTable>;
