import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { Channel } from '../../catalog/index.ts';
import type { Database, PlatformTables } from '../../platform/database/database.ts';
import type { QuoteInputs } from '../../../../pricing/receipts/digest.ts';
import type { CartCategory } from '../rules/kinds.ts';
import type { ChosenOption, Growth } from '../rules/line.ts';
import type { SubstitutionKind } from '../rules/refusals.ts';

type CartTables = {
  'cart.cart': {
    cart_id: string;
    household_id: string | null;
    guest_cart_id: string | null;
    category: CartCategory;
    seller_id: string;
    order_number: string | null;
    status: 'OPEN' | 'MERGED';
    store_id: string;
    channel: Channel;
    zip_code: string | null;
    version: number;
    ordered: ColumnType<QuoteInputs | null, string | null, never>;
    uses_rewards: Generated<boolean>;
    merged_into: string | null;
    created_at: Temporal.Instant;
    updated_at: Temporal.Instant;
  };
  'cart.line': {
    cart_id: string;
    entry_id: string;
    position: Generated<number>;
    bpn: string;
    option_key: string;
    weight: number;
    quantity: number;
    saved_quantity: Generated<number>;
    name: string;
    options: ColumnType<ChosenOption[], string, string>;
    comments: string | null;
    is_one_time: Generated<boolean>;
    substitution: SubstitutionKind;
    substitute_bpn: string | null;
    told_cents: number;
    told_reason: string;
    changed_version: number;
    growth: ColumnType<Growth | null, string | null, string>;
    changed_at: Temporal.Instant;
    placed_quantity: number | null;
    placed_weight: number | null;
  };
};
export type CartRow = Selectable<CartTables['cart.cart']>;
export type LineRow = Selectable<CartTables['cart.line']>;

export const cartDb = (db: Database): Kysely<PlatformTables & CartTables> => db.$extendTables<CartTables>();
