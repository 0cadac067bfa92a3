import { join } from 'node:path';
import { createClient } from '../../services/src/platform/database/database.ts';

/**
 * Remembers two baskets, a week apart and the last one a week ago, of a household that has bought the same so many things in a
 * store: all of them are due today. Of what can be picked up there, and nobody else has in a basket. Prints their numbers.
 * Arguments: household, store, its day, count.
 */
const [household = '', store = '', today = '', count = '0'] = process.argv.slice(2);
const host = join(process.env['DATA_DIR'] ?? '', 'postgres', 'run');
const client = createClient({ host, port: 5432, user: 'larder', password: '', database: 'larder' });
await client.connect();
try {
  const { rows } = await client.query<{ bpn: string }>(
    `with liked as (
       select product.bpn from catalog.product join catalog.price using (bpn) join catalog.inventory using (bpn, store_id)
       where store_id = $2 and channel = 'ALL' and status = 'ACTIVE' and program = 'abs' and price_cents > 0
         and not sell_by_weight and not is_customizable and not contains_alcohol and product.pickup and inventory.pickup > 5
         and not exists (select from recommendations.basket where items @> array[product.bpn])
       order by product.bpn limit $4
     ), bought as (
       insert into recommendations.basket (order_number, household_id, store_id, day, items, quantities, weights)
       select 'usual-' || $1 || '-' || days, $1, $2, $3::date - days, (select array_agg(bpn) from liked),
         array_fill(1, array[$4::int]), array_fill(0, array[$4::int])
       from unnest(array[7, 14]) as days
     )
     select bpn from liked`,
    [household, store, today, count],
  );
  console.log(rows.map(({ bpn }) => bpn).join(' '));
} finally {
  await client.end();
}
