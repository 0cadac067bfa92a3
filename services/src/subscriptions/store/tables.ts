import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { Database, PlatformTables } from '../../platform/database/database.ts';
import type { Language } from '../../../../server-kit/language.ts';
import type { RunLine } from '../rules/run-lines.ts';

type SubscriptionTables = {
  'subscriptions.plan': {
    household_id: string;
    customer_id: string;
    banner: string;
    store_id: string;
    channel: 'PICKUP' | 'DELIVERY';
    minute: number;
    address_id: string | null;
    zip_code: string | null;
    phone: string | null;
    payment_id: string;
    reminded_through: string | null;
    language: Language;
    updated_at: Temporal.Instant;
  };
  'subscriptions.subscription': {
    subscription_id: string;
    household_id: string;
    item_id: string;
    quantity: number;
    weeks: number;
    anchor_date: string;
    next_run_date: string | null;
    last_run_date: string | null;
    skip_dates: ColumnType<string[], string[], string[]>;
    is_substitutable: boolean;
    status: 'ACTIVE' | 'PAUSED' | 'CANCELLED';
    accepted_cents: number;
    version: Generated<number>;
    created_at: Temporal.Instant;
    updated_at: Temporal.Instant;
  };
  'subscriptions.one_time_item': {
    household_id: string;
    run_date: string;
    item_id: string;
    quantity: number;
    added_at: Temporal.Instant;
  };
  'subscriptions.run': {
    household_id: string;
    run_date: string;
    state: 'OPEN' | 'ORDERED' | 'FAILED' | 'EMPTY';
    lines: ColumnType<RunLine[], string, string>;
    order_number: string | null;
    reason: string | null;
    decided_at: Temporal.Instant;
    priced_at: ColumnType<Temporal.Instant | null, Temporal.Instant | undefined, Temporal.Instant>;
    watched_at: ColumnType<Temporal.Instant | null, Temporal.Instant | undefined, Temporal.Instant>;
  };
};
export type PlanRow = Selectable<SubscriptionTables['subscriptions.plan']>;
export type SubscriptionRow = Selectable<SubscriptionTables['subscriptions.subscription']>;
export type OneTimeRow = Selectable<SubscriptionTables['subscriptions.one_time_item']>;
export type RunRow = Selectable<SubscriptionTables['subscriptions.run']>;

export const subscriptionDb = (db: Database): Kysely<PlatformTables & SubscriptionTables> =>
  db.$extendTables<SubscriptionTables>();
