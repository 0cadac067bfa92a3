import { html, type Html } from '../../platform/http/html.ts';
import type { OnShelf, PackedSubstitute } from '../../catalog/index.ts';
import type { OrderState } from '../rules/order-states.ts';
import { type OrderEvent, stateAfter, stateAt } from '../rules/states.ts';
import type { OrderLineRow, OrderRow } from '../store/order-tables.ts';
import { bringsOrder } from '../views/order.ts';
import { lineCard } from './line-card.ts';
import { badge, button, type Told, toldPart } from './parts.ts';
import { channelOf, counted, dayOf, dollars, momentOf, windowOf } from './words.ts';

/** What the page of an order shows. */
export interface OrderPage {
  now: Temporal.Instant;
  order: OrderRow;
  lines: readonly OrderLineRow[];
  /** Where its products stand, by item. */
  places: ReadonlyMap<string, OnShelf>;
  /** What could be packed instead, by line. */
  instead: ReadonlyMap<string, readonly PackedSubstitute[]>;
  /** What the card refuses to hold of the order's price; null if it holds it all. */
  shortage: { cents: number; canPayAtHandOver: boolean } | null;
  hasClock: boolean;
  told: Told | null;
}

/** The step that comes next, by state. */
const next: Readonly<Partial<Record<OrderState, { step: string; label: (bringsIt: boolean) => string }>>> = {
  LOCKED: { step: 'pick', label: () => 'Start picking' },
  PICKING: { step: 'ready', label: (bringsIt) => (bringsIt ? 'All packed: out for delivery' : 'All packed: ready') },
  READY: { step: 'hand-over', label: () => 'Hand over' },
  OUT_FOR_DELIVERY: { step: 'hand-over', label: () => 'Hand over' },
  HANDED_OVER: { step: 'finalize', label: () => 'Finalize: charge and post points' },
};

/** One order: its lines along the way through the store, and what can be done with them (N-41, N-61). */
export function orderPage({ now, order, lines, places, instead, shortage, hasClock, told }: OrderPage): Html {
  const { order_number: number, cutoff_at: cutoff, time_zone: zone } = order;
  const state = stateAt(order.state, cutoff, now);
  const bringsIt = bringsOrder(order);
  const can = (event: OrderEvent) => stateAfter(state, event, bringsIt) !== null;
  const aisles = Map.groupBy(
    lines.toSorted((one, other) => positionOf(places, one) - positionOf(places, other)),
    (line) => aisleOf(places.get(line.item_id)),
  );
  const coming = next[state];
  return html`<a class="back" href="/store">All orders</a>
    <h1>Order ${number}</h1>
    <p>
      ${badge(state)}
      ${dayOf(order.slot_start ?? order.placed_at, zone, now)}${windowOf(order) && `, ${windowOf(order) ?? ''}`}
    </p>
    <p>
      ${channelOf(order)}, ${counted(lines.length, 'item')},
      <strong class="numbers">${dollars(order.total_cents)}</strong> <span class="soft">${order.store_name}</span>
    </p>
    ${toldPart(told)}
    ${
      order.on_way_at &&
      !order.arrived_at &&
      can('HAND_OVER') &&
      html`<div class="tile"><p>The shopper is on the way.</p></div>`
    }
    ${
      order.arrived_at &&
      can('HAND_OVER') &&
      html`<div class="tile"><p>The shopper is here${order.arrived_note && `: ${order.arrived_note}`}.</p></div>`
    }
    ${
      state === 'PLACED' &&
      cutoff &&
      html`<div class="tile">
        <p>The shopper can change it until ${momentOf(cutoff, zone, now)}. Then it can be picked.</p>
        ${hasClock && html`<div class="row">${button('/store/clock', 'Skip to then', { to: cutoff.toString(), order: number })}</div>`}
      </div>`
    }
    ${
      shortage &&
      html`<div class="tile">
        <p>
          The card refused ${dollars(shortage.cents)} of the new total. The shopper is told, and the order stays here
          until it is covered.
        </p>
        ${shortage.canPayAtHandOver && html`<div class="row">${button(`/store/orders/${number}/pay-here`, 'The shopper pays here', {})}</div>`}
      </div>`
    }
    ${[...aisles].map(
      ([aisle, each]) =>
        html`<section>
          <h2 class="aisle">${aisle}</h2>
          <ol>
            ${each.map((line) =>
              lineCard({
                line,
                place: places.get(line.item_id) ?? null,
                instead: instead.get(line.entry_id) ?? [],
                isOpen: can('SHORT'),
              }),
            )}
          </ol>
        </section>`,
    )}
    ${
      can('STORE_CANCEL') &&
      html`<section>
        <h2>The store can't fill it</h2>
        <details>
          <summary class="button">Cancel order ${number}</summary>
          <div class="tile">
            <p>The shopper is told, and nothing is charged. This can't be undone.</p>
            ${button(`/store/orders/${number}/cancel`, 'Yes, cancel it', {}, 'bad')}
          </div>
        </details>
      </section>`
    }
    ${coming && html`<div class="next">${button(`/store/orders/${number}/${coming.step}`, coming.label(bringsIt), {}, 'go')}</div>`}`;
}

const positionOf = (places: OrderPage['places'], line: OrderLineRow): number =>
  places.get(line.item_id)?.position ?? Number.MAX_SAFE_INTEGER;

const aisleOf = (place: OnShelf | undefined): string =>
  place ? `${place.department}: ${place.aisle}` : 'Not on the shelves';
