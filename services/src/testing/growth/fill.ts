import { sql } from 'kysely';
import { inTransaction } from '../../platform/database/database.ts';
import { offerDraft } from '../../offers/testing/drafts.ts';
import { publishOffers } from '../../offers/index.ts';
import { goods, store } from '../../orders/testing/orders-world.ts';
import type { World } from '../world.ts';

/** Coupons that each household has clipped; and what it ordered. */
const each = { clips: 10, orders: 3 } as const;
/** The order that all orders of others are like. */
export const oneOrder = '1000000';

/** What households of others have clips of. */
export const publishFilling = ({ db, clock }: World): Promise<void> =>
  inTransaction(db, (trx) =>
    publishOffers(
      trx,
      Array.from({ length: each.clips }, (_, index) => offerDraft(`filling-${index}`)),
      clock.now(),
    ),
  );

/** So many households at once: each statement stays within the time that any has. */
const step = 5000;

/** Fills the tables with what the households numbered `from` to `to` have, and tells the planner. */
export async function fill(world: World, from: number, to: number): Promise<void> {
  for (let first = from; first <= to; first += step) await fillStep(world, first, Math.min(to, first + step - 1));
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where schemaname <> 'jobs'`.execute(
    world.db,
  );
  // What counts and what is known of tables is up to date, as it is where vacuum runs by itself.
  for (const { name } of rows) await sql`vacuum analyze ${sql.raw(name)}`.execute(world.db);
}

/**
 * Fills the tables with what the households numbered `from` to `to` have: a shopper who is signed in, an address, clips, a
 * list, a cart, orders that are done with their coupons and baskets, points, entries of a draw, notices, and a schedule. Nothing of it is due.
 */
async function fillStep({ db, clock }: World, from: number, to: number): Promise<void> {
  const now = sql`${clock.now().toString()}::timestamptz`;
  const households = sql`generate_series(${from}::int, ${to}::int) as n`;
  const ordered = sql`${households}, generate_series(1, ${each.orders}::int) as k`;
  const clipped = sql`${households}, generate_series(0, ${each.clips - 1}::int) as k`;
  const number = sql`(1000000 + n * ${each.orders}::int + k)::text`;
  const ago = sql`(n * ${each.orders}::int + k) * interval '1 minute'`;
  const statements = [
    sql`insert into identity.store values ('filled', 'Filled', 'safeway', 'SAFEWAY', 'filled', 'America/Los_Angeles', null, '1 Oak St', 'Oakland', 'CA', '94607')
      on conflict do nothing`,
    sql`insert into identity.household select 'filled-' || n, null from ${households}`,
    sql`insert into identity.customer (customer_id, household_id, uuid, gid, user_type, customer_type, site_type, first_name,
        last_name, email, store_id, shop_store_id, zip, shop_zip, preference)
      select 'filled-' || n, 'filled-' || n, 'uuid-filled-' || n, 'gid-filled-' || n, 'R', 'C', 'C', 'Ann', 'Lee',
        'ann' || n || '@example.com', 'filled', 'filled', '94607', '94607', 'dug' from ${households}`,
    sql`insert into identity.session (session_id, customer_id, device_id, banner, remember, amr, rotated_at, token_id,
        token_issued_at, auth_time, created_at, expires_at)
      select 'filled-' || n, 'filled-' || n, 'device', 'safeway', true, 'otp', ${now}, 'token-' || n, ${now}, ${now}, ${now},
        ${now} + interval '30 days' from ${households}`,
    sql`insert into identity.passkey (credential_id, customer_id, host, public_key, counter, transports, name, created_at)
      select 'filled-' || n, 'filled-' || n, 'safeway.localhost', 'key', 0, '{internal}', 'Phone', ${now} from ${households}`,
    sql`insert into identity.passkey_event (customer_id, credential_id, name, kind, at)
      select 'filled-' || n, 'filled-' || n, 'Phone', 'ADDED', ${now} from ${households}`,
    sql`insert into profile.address (address_id, customer_id, first_name, last_name, address, city, state, zip_code)
      select 'filled-' || n, 'filled-' || n, 'Ann', 'Lee', '12 Oak St', 'Oakland', 'CA', '94607' from ${households}`,
    sql`insert into offers.clip (household_id, offer_id, clip_id, status, is_counted, clipped_at)
      select 'filled-' || n, 'filling-' || k, 'filled-' || n || '-' || k, 'C', true, ${now} from ${clipped}`,
    sql`insert into offers.list_item (item_id, household_id, offer_id, added_at)
      select 'filled-' || n || '-' || k, 'filled-' || n, 'filling-' || k, ${now} from ${clipped}`,
    sql`insert into cart.cart (cart_id, household_id, category, status, store_id, channel, created_at, updated_at)
      select 'cart-' || n, 'filled-' || n, '1P', 'OPEN', ${store.storeId}, 'PICKUP', ${now}, ${now} from ${households}`,
    sql`insert into cart.line (cart_id, entry_id, bpn, quantity, name, told_cents, changed_version, changed_at)
      select 'cart-' || n, 'entry-' || n, ${goods.milk}, 1, 'Milk', 500, 1, ${now} from ${households}`,
    sql`insert into orders."order"
      select (jsonb_populate_record(given, jsonb_build_object('order_number', ${number}, 'household_id', 'filled-' || n,
        'placed_at', ${now} - ${ago}))).*
      from orders."order" as given, ${ordered} where given.order_number = ${oneOrder}`,
    sql`insert into orders.order_line
      select (jsonb_populate_record(given, jsonb_build_object('order_number', ${number}))).*
      from orders.order_line as given, ${ordered} where given.order_number = ${oneOrder}`,
    sql`insert into offers.use (order_number, offer_id, household_id, cents, state, used_on, at)
      select ${number}, 'filling-' || k, 'filled-' || n, 100, 'REDEEMED', (${now})::date, ${now} from ${ordered}`,
    sql`insert into recommendations.basket (order_number, household_id, store_id, day, items, quantities, weights)
      select ${number}, 'filled-' || n, ${store.storeId}, (${now} - ${ago})::date, array[${goods.milk}], array[1], array[0]
      from ${ordered}`,
    sql`insert into games.entry_total (draw_id, holder, entries) select 'spin', 'filled-' || n, 1 from ${households}`,
    sql`insert into games.points_ledger (id, household_id, program_code, kind, entry_type, points, status, source_type,
        source_id, idempotency_key, title, effective_at, posted_at)
      select gen_random_uuid(), 'filled-' || n, (select program_code from games.draw limit 1), 'EARN', 'EARN', 5, 'POSTED',
        'ORDER', ${number}, 'filled-' || n || '-' || k, 'An order', ${now}, ${now} from ${ordered}`,
    sql`insert into games.notice (notice_id, household_id, type, title, body, deep_link, created_at, once)
      select gen_random_uuid(), 'filled-' || n, 'POINTS_POSTED', 'Points', 'Points', '/', ${now}, 'filled-' || n || '-' || k
      from ${ordered}`,
    sql`insert into games.push_device (device_id, endpoint, p256dh, auth, household_id, customer_id, browser_id, banner, kinds, changed_at)
      select gen_random_uuid(), 'https://push.example/' || n, 'p', 'a', 'filled-' || n, 'filled-' || n, 'b', 'safeway',
        '{ORDERS,WINS,SCHEDULE}', ${now} from ${households}`,
    sql`insert into subscriptions.plan (household_id, customer_id, banner, store_id, channel, minute, payment_id, updated_at)
      select 'filled-' || n, 'filled-' || n, 'safeway', ${store.storeId}, 'PICKUP', 600, 'HAND_OVER', ${now} from ${households}`,
    sql`insert into subscriptions.subscription (subscription_id, household_id, item_id, quantity, weeks, anchor_date,
        next_run_date, is_substitutable, status, accepted_cents, created_at, updated_at)
      select 'filled-' || n, 'filled-' || n, ${goods.milk}, 1, 8, (${now})::date + 50, (${now})::date + 50, true, 'ACTIVE', 500,
        ${now}, ${now} from ${households}`,
  ];
  for (const statement of statements) await statement.execute(db);
}
