import { html, type Html } from '../../platform/http/html.ts';
import { stateAt } from '../rules/states.ts';
import type { ListedOrder } from '../store/store-orders.ts';
import { nextTimeOf } from '../lifecycle/play-the-store.ts';
import { badge, button, type Told, toldPart } from './parts.ts';
import { channelOf, counted, dayOf, dollars, fullMomentOf, momentOf, windowOf } from './words.ts';

/** What the list of the store's orders shows. */
export interface ListPage {
  now: Temporal.Instant;
  /** Orders that are still to come or to be finalized, by their window. */
  open: readonly ListedOrder[];
  /** The latest of the others. */
  done: readonly ListedOrder[];
  /** The store that is looked at; null for all. */
  storeId: string | null;
  /** Can the clock be moved, and was it? Null if it can't. */
  clock: { isMoved: boolean } | null;
  told: Told | null;
}

/** The store's orders by time window (N-61). */
export function listPage({ now, open, done, storeId, clock, told }: ListPage): Html {
  const zone = (open[0] ?? done[0])?.time_zone ?? 'America/Los_Angeles';
  const days = Map.groupBy(open, (order) => dayOf(order.slot_start ?? order.placed_at, order.time_zone, now));
  return html`<h1>The store</h1>
    ${toldPart(told)} ${clockPart({ now, zone, open, clock })} ${storesPart([...open, ...done], storeId)}
    ${open.length === 0 && html`<p class="tile">No orders to pick. Place one in the storefront, and it is here.</p>`}
    ${[...days].map(
      ([day, orders]) =>
        html`<section>
          <h2>${day}</h2>
          ${[...Map.groupBy(orders, (order) => windowOf(order) ?? 'As soon as possible')].map(
            ([window, each]) =>
              html`<h3>${window}</h3>
                <ol>
                  ${each.map((order) => card(order, now))}
                </ol>`,
          )}
        </section>`,
    )}
    ${
      done.length > 0 &&
      html`<section>
        <h2>Done</h2>
        <ol>
          ${done.map((order) => card(order, now))}
        </ol>
      </section>`
    }`;
}

const card = (order: ListedOrder, now: Temporal.Instant): Html =>
  html`<li>
    <a class="card" href="/store/orders/${order.order_number}">
      <strong>${order.order_number}</strong
      ><span class="end">${badge(stateAt(order.state, order.cutoff_at, now))}</span>
      <span>${channelOf(order)}, ${counted(order.lineCount, 'item')}</span
      ><span class="end numbers">${dollars(order.total_cents)}</span> <span class="soft">${order.store_name}</span></a
    >
  </li>`;

function clockPart({ now, zone, open, clock }: Pick<ListPage, 'now' | 'open' | 'clock'> & { zone: string }): Html {
  const next = open
    .flatMap((order) => nextTimeOf(order) ?? [])
    .filter((at) => Temporal.Instant.compare(at, now) > 0)
    .toSorted(Temporal.Instant.compare)[0];
  const to = (label: string, at: Temporal.Instant) => button('/store/clock', label, { to: at.toString() });
  return html`<section class="tile" aria-label="Clock">
    <p>It is <strong>${fullMomentOf(now, zone)}</strong>${clock?.isMoved ? ' by the demo clock' : ''}.</p>
    <div class="row">
      ${button('/store/move', 'Move all due orders', {}, 'go')}
      ${
        clock && [
          next ? to(`Skip to ${momentOf(next, zone, now)}`, next) : null,
          to('1 hour later', now.add({ hours: 1 })),
          to('1 day later', now.add({ hours: 24 })),
          clock.isMoved ? button('/store/clock', 'Set the clock back', { reset: 'true' }) : null,
        ]
      }
    </div>
  </section>`;
}

function storesPart(orders: readonly ListedOrder[], storeId: string | null): Html | null {
  const stores = [...new Map(orders.map((order) => [order.store_id, order.store_name]))];
  if (stores.length < 2 && storeId === null) return null;
  const link = (id: string | null, name: string) =>
    html`<a
      class="chip"
      href="/store${id === null ? '' : `?store=${encodeURIComponent(id)}`}"
      ${id === storeId ? html` aria-current="page"` : null}
      >${name}</a
    >`;
  return html`<nav class="row" aria-label="Stores">
    ${link(null, 'All stores')}${stores.map(([id, name]) => link(id, name))}
  </nav>`;
}
