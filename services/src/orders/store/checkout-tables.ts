import type { ColumnType, Kysely, Selectable } from 'kysely';
import type { Database, PlatformTables } from '../../platform/database/database.ts';
import type { Quote } from '../../../../pricing/quote-types.ts';
import type { PlacementDraft } from '../rules/placement-draft.ts';
import type { LeaveAt } from '../rules/checkout/checkout.ts';

/** A quote that was shown, with what its lines are called. */
export interface ShownQuote {
  quoteId: string;
  quote: Quote;
  feeCents: number;
  tipCents: number;
  totalCents: number;
  /** By entry id. */
  items: Record<string, { itemId: string; name: string }>;
}

export type CheckoutTables = {
  'orders.checkout': {
    cart_id: string;
    hand_over: 'ATTENDED' | 'UNATTENDED' | null;
    address_id: string | null;
    leave_at: LeaveAt | null;
    instructions: string | null;
    phone: string | null;
    payment_id: string | null;
    tip_cents: number;
    ebt_cents: number | null;
    po_number: string | null;
    shown: ColumnType<ShownQuote | null, string | null, string | null>;
    updated_at: Temporal.Instant;
  };
  'orders.wallet_payment': {
    cart_id: string;
    method: string;
    token: string;
    cents: number;
    network: string;
    last_four: string;
    quote_id: string;
    request_key: string;
    created_at: Temporal.Instant;
  };
  'orders.placement': {
    placement_id: string;
    order_number: string;
    customer_id: string;
    household_id: string;
    cart_id: string;
    key: string;
    fingerprint: string;
    state: 'RESERVED' | 'DONE' | 'RELEASED';
    draft: ColumnType<PlacementDraft, string, string>;
    answer: ColumnType<object | null, string | null, string | null>;
    created_at: Temporal.Instant;
  };
};
export type PlacementRow = Selectable<CheckoutTables['orders.placement']>;

export const checkoutDb = (db: Database): Kysely<PlatformTables & CheckoutTables> => db.$extendTables<CheckoutTables>();
