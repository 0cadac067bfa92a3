import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Something that doesn't add up: what it is about, and what is wrong with it. */
export interface LedgerFault {
  about: string;
  fault: string;
}

/** A placing may be on its way this long. */
const longestPlacing = '10 minutes';

/** Checks of times, stock, payments, and placings, each a list of what fails it. */
const checks = (now: Temporal.Instant): readonly RawBuilder<LedgerFault>[] => [
  sql<LedgerFault>`
    select 'slot ' || slot_id as about, 'counts ' || taken || ' places, and has ' || used || ' of ' || capacity as fault
    from (select slot_id, taken, capacity,
      (select count(*) from orders.slot_hold h where h.slot_id = s.slot_id)
        + (select count(*) from orders."order" o where o.slot_id = s.slot_id and o.state <> 'CANCELLED')
        + (select count(*) from orders.placement p where p.state = 'RESERVED' and p.draft->'slot'->>'slotId' = s.slot_id)
        as used from orders.slot s) as counted
    where taken <> used or taken > capacity`,
  sql<LedgerFault>`
    select 'order ' || order_number, 'line ' || entry_id || ' has ' || reserved || ' of ' || ordered_quantity || ' in stock'
    from orders.order_line join orders."order" using (order_number)
    where reserved <> case when state = 'CANCELLED' or substituted_item_id is not null then 0
      else coalesce(picked_quantity, ordered_quantity) end`,
  sql<LedgerFault>`
    select 'order ' || order_number, 'costs ' || total_cents || ', and its sums come to ' || sums from (
      select order_number, total_cents,
        (quote->'totals'->>'totalCents')::int + fee_cents + tip_cents as sums from orders."order") as summed
    where total_cents <> sums`,
  sql<LedgerFault>`
    select 'order ' || order_number, 'its lines cost ' || lines || ', and its goods ' || goods from (
      select order_number, (quote->'totals'->>'goodsCents')::int as goods,
        (select coalesce(sum(net_cents), 0) from orders.order_line l where l.order_number = o.order_number) as lines
      from orders."order" o) as summed
    where goods <> lines`,
  sql<LedgerFault>`
    select 'order ' || order_number, 'is ' || state || ' with ' || live || ' payments that stand' from (
      select order_number, state, (select count(*) from orders.payment p where p.order_number = o.order_number
        and p.state in ('AUTHORIZED', 'CAPTURED')) as live from orders."order" o) as paid
    where (state = 'CANCELLED') = (live > 0)`,
  sql<LedgerFault>`
    select 'order ' || order_number, 'is ' || o.state || ', and its payment is ' || p.state
    from orders."order" o join orders.payment p using (order_number)
    where (p.state = 'CAPTURED') <> (o.state in ('FINALIZED', 'PARTIALLY_REFUNDED'))
      and p.state in ('AUTHORIZED', 'CAPTURED')`,
  sql<LedgerFault>`
    select 'order ' || order_number, 'costs ' || total_cents || ', and ' || charged || ' was charged'
    from (select order_number, total_cents, sum(captured_cents) as charged
      from orders."order" o join orders.payment p using (order_number)
      where o.state in ('FINALIZED', 'PARTIALLY_REFUNDED') group by 1, 2) as charged
    where charged <> total_cents`,
  sql<LedgerFault>`
    select 'payment ' || payment_id, 'paid ' || refunded_cents || ' back, and its refunds are ' || paid from (
      select payment_id, refunded_cents, (select coalesce(sum(cents), 0) from orders.refund r
        where r.payment_id = p.payment_id) as paid from orders.payment p) as refunded
    where refunded_cents <> paid`,
  sql<LedgerFault>`
    select 'payment ' || payment_id, 'is ' || p.state || ' without an order'
    from orders.payment p left join orders."order" o using (order_number)
      left join orders.placement l on l.placement_id = replace(p.payment_id, '-ebt', '') and l.state = 'RESERVED'
    where o.order_number is null and l.placement_id is null and p.state not in ('DECLINED', 'VOIDING', 'VOIDED')`,
  sql<LedgerFault>`
    select 'placement ' || placement_id, 'is ' || l.state || case when o.order_number is null
      then ' without an order' else ', and order ' || o.order_number || ' is there' end
    from orders.placement l left join orders."order" o using (order_number)
    where (l.state = 'DONE') = (o.order_number is null)`,
  sql<LedgerFault>`
    select 'placement ' || placement_id, 'has been on its way since ' || created_at from orders.placement
    where state = 'RESERVED' and created_at < ${now}::timestamptz - ${sql.lit(longestPlacing)}::interval`,
];

/** What doesn't add up between orders and their times, stock, payments, and placings; empty if all is well. */
export async function ledgerFaults(db: Database, now: Temporal.Instant): Promise<LedgerFault[]> {
  const found: LedgerFault[] = [];
  for (const check of checks(now)) {
    const { rows } = await sql<LedgerFault>`select * from (${check}) as found (about, fault) order by 1, 2`.execute(db);
    found.push(...rows);
  }
  return found;
}

/** Orders as points have to see them, a page at a time. @param before were placed before this */
export async function ordersForPoints(
  db: Database,
  { before, after, limit }: { before: Temporal.Instant; after: string; limit: number },
): Promise<{ orderNumber: string; state: string }[]> {
  const { rows } = await sql<{ orderNumber: string; state: string }>`
    select order_number as "orderNumber", state from orders."order"
    where placed_at < ${before} and order_number > ${after} order by order_number limit ${limit}`.execute(db);
  return rows;
}
