import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { Database, PlatformTables } from '../../platform/database/database.ts';
import type { OfferCard, OfferRule } from '../rules/record.ts';
import type { OfferType, UsageType } from '../rules/offer.ts';
import type { Prototype } from '../../../../pricing/offer.ts';

type Json<T> = ColumnType<T, string, string>;

export type CouponTables = {
  'offers.offer': {
    offer_id: string;
    external_id: string | null;
    pgm: 'PD' | 'CC';
    offer_type: OfferType;
    sub_pgm: string | null;
    program_type: string;
    program_sub_type: string | null;
    proto: Prototype;
    funding: 'MF' | 'STORE';
    stack_group: string | null;
    usage_type: UsageType;
    orders_each: number | null;
    orders_a_day: number | null;
    banners: string[] | null;
    divisions: string[] | null;
    stores: string[] | null;
    channels: string[] | null;
    starts_on: string;
    ends_on: string;
    department_id: string;
    category: string;
    events: string[];
    upcs: string[];
    rule: Json<OfferRule>;
    card: Json<OfferCard>;
    purchase_rank: number | null;
    arrival_rank: number | null;
    changed_at: Temporal.Instant;
  };
  'offers.allowance': {
    offer_id: string;
    clip_limit: number | null;
    clips: Generated<number>;
    budget_cents: number | null;
    used_cents: Generated<number>;
  };
  'offers.clip': {
    household_id: string;
    offer_id: string;
    clip_id: string;
    status: 'C' | 'U';
    is_counted: boolean;
    clipped_at: Temporal.Instant;
    uses: Generated<number>;
  };
  'offers.list_item': {
    item_id: string;
    household_id: string;
    offer_id: string | null;
    bpn: string | null;
    title: string | null;
    quantity: Generated<number>;
    shelf_id: string | null;
    source: string | null;
    is_checked: Generated<boolean>;
    added_at: Temporal.Instant;
  };
  'offers.list': { household_id: string; version: number; changed_at: Temporal.Instant };
  'offers.use': {
    order_number: string;
    offer_id: string;
    household_id: string;
    cents: number;
    state: 'RESERVED' | 'REDEEMED' | 'RETURNED';
    used_on: string;
    at: Temporal.Instant;
  };
  'offers.progress_event': {
    household_id: string;
    offer_id: string;
    source_id: string;
    order_number: string | null;
    added: number;
    at: Temporal.Instant;
  };
  'offers.reward': {
    reward_id: string;
    household_id: string;
    offer_id: string;
    order_number: string | null;
    points: number;
    value_cents: number;
    earned_at: Temporal.Instant;
    returned_at: Temporal.Instant | null;
  };
  'offers.progress': { household_id: string; offer_id: string; reached: number; rewards: Generated<number> };
  'offers.personal_offer': {
    offer_id: string;
    household_id: string;
    campaign_offer_id: string | null;
    title: string;
    description: string;
    image_id: string;
    value_cents: number;
    status: 'U' | 'C';
    in_my_list: boolean;
    source_id: string;
    clipped_at: Temporal.Instant | null;
    expires_at: Temporal.Instant;
    /** null if it isn't for goods of a cart. */
    department_id: string | null;
    order_number: ColumnType<string | null, string | undefined, string | null>;
    redeemed_at: ColumnType<Temporal.Instant | null, Temporal.Instant | undefined, Temporal.Instant | null>;
    /** The prize that it is. */
    prize_id: ColumnType<string | null, string | undefined, never>;
  };
};

export type CouponDb = Kysely<PlatformTables & CouponTables>;
export type OfferRow = Selectable<CouponTables['offers.offer']>;

export const couponDb = (db: Database): CouponDb => db.$extendTables<CouponTables>();
