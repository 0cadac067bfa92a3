import type { ColumnType, Generated, Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { QuoteInputs } from '../../../../pricing/receipts/digest.ts';
import type { Courtesy } from '../../../../pricing/courtesy.ts';
import type { Quote } from '../../../../pricing/quote-types.ts';
import type { Database, PlatformTables } from '../../platform/database/database.ts';
import type { HandOverKind, LeaveAt } from '../rules/checkout/checkout.ts';
import type { Journey } from '../rules/journey.ts';
import type { OrderState, PaymentState, SubstitutionKind } from '../rules/order-states.ts';
import type { SwapDecision } from '../rules/swaps.ts';

type Json<T> = ColumnType<T, string, string>;
type WithDefault<T> = ColumnType<T, string | undefined, string>;

/** How an order is handed over. */
export interface KeptHandOver {
  kind: HandOverKind;
  address: {
    addressId: string;
    firstName: string;
    lastName: string;
    address: string;
    address2: string | null;
    city: string;
    state: string;
    zipCode: string;
  } | null;
  leaveAt: LeaveAt | null;
  instructions: string | null;
  zipCode: string;
}

/** Where a driver was, as it is kept. */
export type KeptJourney = Omit<Journey, 'seenAt' | 'arrivesAt'> & { arrivesAt: string };

export type OrderTables = {
  'orders.order': {
    order_number: string;
    household_id: string;
    customer_id: string;
    cart_id: string;
    cart_category: string;
    seller_id: string | null;
    store_id: string;
    store_name: string;
    store_state: string;
    time_zone: string;
    banner: string;
    channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE';
    state: Generated<OrderState>;
    version: Generated<number>;
    slot_id: string | null;
    slot_start: Temporal.Instant | null;
    slot_end: Temporal.Instant | null;
    slot_kind: '1H' | '2H' | 'GREEN4H' | null;
    cutoff_at: Temporal.Instant | null;
    awaits_price: Generated<boolean>;
    hand_over: Json<KeptHandOver>;
    phone: string | null;
    po_number: ColumnType<string | null, string | null | undefined, string | null>;
    inputs: Json<QuoteInputs>;
    quote: Json<Quote>;
    quote_id: string;
    fee_cents: number;
    waived_cents: Generated<number>;
    tip_cents: number;
    total_cents: number;
    placed_total_cents: number;
    confirmed_age: Generated<boolean>;
    placed_at: Temporal.Instant;
    handed_over_at: ColumnType<Temporal.Instant | null, Temporal.Instant | undefined, Temporal.Instant>;
    finalized_at: ColumnType<Temporal.Instant | null, Temporal.Instant | undefined, Temporal.Instant>;
    canceled_at: ColumnType<Temporal.Instant | null, Temporal.Instant | undefined, Temporal.Instant>;
    ordered: ColumnType<{ inputs: QuoteInputs; quote: Quote; totalCents: number } | null, string | undefined, string>;
    courtesy: WithDefault<Courtesy[]>;
    on_way_at: ColumnType<Temporal.Instant | null, Temporal.Instant | undefined, Temporal.Instant>;
    arrived_at: ColumnType<Temporal.Instant | null, Temporal.Instant | undefined, Temporal.Instant>;
    arrived_note: ColumnType<string | null, string | null | undefined, string | null>;
  };
  'orders.journey': {
    order_number: string;
    change_number: number;
    seen_at: Temporal.Instant;
    journey: Json<KeptJourney>;
  };
  'orders.order_line': {
    order_number: string;
    entry_id: string;
    position: number;
    item_id: string;
    name: string;
    size: string;
    department_id: string;
    category: string;
    contains_alcohol: Generated<boolean>;
    restricted_value: Generated<number>;
    ordered_quantity: number;
    ordered_weight: number | null;
    picked_quantity: number | null;
    picked_weight: number | null;
    substitution: SubstitutionKind;
    substitute_item_id: string | null;
    substituted_item_id: string | null;
    substituted_name: string | null;
    comments: string | null;
    options: WithDefault<{ upcId: string; name: string; priceDeltaCents: number }[]>;
    list_cents: number;
    net_cents: number;
    allocation: WithDefault<Quote['lines'][number]['applied']>;
    reserved: Generated<number>;
    refunded_quantity: Generated<number>;
    substituted_cents: number | null;
    /** What was ordered, as it is called beside what was packed instead; null for its name. */
    out_name: ColumnType<string | null, string | null | undefined, string | null>;
    substituted_snap: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
    swap_decision: ColumnType<SwapDecision | null, SwapDecision | null | undefined, SwapDecision | null>;
  };
  'orders.order_event': {
    event_id: Generated<number>;
    order_number: string;
    version: number;
    kind: string;
    at: Temporal.Instant;
    actor: string;
    data: WithDefault<Record<string, unknown>>;
    /** By the database's clock. */
    recorded_at: Generated<Temporal.Instant | null>;
  };
  'orders.payment': {
    payment_id: string;
    order_number: string;
    method: string;
    state: PaymentState;
    reference: string | null;
    authorized_cents: number;
    captured_cents: Generated<number>;
    refunded_cents: Generated<number>;
    refused_cents: ColumnType<number | null, number | undefined, number | null>;
    refusals: Generated<number>;
    card_network: ColumnType<string | null, string | null | undefined, never>;
    card_last_four: ColumnType<string | null, string | null | undefined, never>;
    created_at: Temporal.Instant;
    updated_at: Temporal.Instant;
  };
  'orders.refund': {
    refund_id: string;
    order_number: string;
    payment_id: string;
    state: 'PENDING' | 'DONE';
    cents: number;
    reason: 'SHORT' | 'RETURN' | 'COURTESY' | 'SUPPORT';
    lines: WithDefault<{ entryId: string; cents: number }[]>;
    reference: string | null;
    created_at: Temporal.Instant;
  };
};

export type JourneyRow = Selectable<OrderTables['orders.journey']>;

export type OrderDb = Kysely<PlatformTables & OrderTables>;
export type OrderRow = Selectable<OrderTables['orders.order']>;
export type NewOrder = Insertable<OrderTables['orders.order']>;
export type OrderChange = Updateable<OrderTables['orders.order']>;
export type OrderLineRow = Selectable<OrderTables['orders.order_line']>;
export type NewOrderLine = Insertable<OrderTables['orders.order_line']>;
export type OrderEventRow = Selectable<OrderTables['orders.order_event']>;
export type PaymentRow = Selectable<OrderTables['orders.payment']>;
export type RefundRow = Selectable<OrderTables['orders.refund']>;

export const orderDb = (db: Database): OrderDb => db.$extendTables<OrderTables>();
