import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context.ts';
import type { PlacedOrder } from '../../generated/rest.ts';
import { calendarOf } from '../../shared/ics.ts';
import { isPast } from '../cart/rules/past-order.ts';
import { registerOrderFile } from './order-file.ts';
import { addressText, orderPath, orderPlaceText } from './rules/order-place.ts';
import { texts } from './texts/index.ts';

/** Path of an order's calendar file; null if there is no meeting ahead. */
export const calendarPath = (order: PlacedOrder): string | null =>
  order.slot && !isPast(order) ? `/orders/${encodeURIComponent(order.orderNumber)}/calendar.ics` : null;

/** The calendar file of an order's meeting, for the shopper whose order it is: a calendar that has it already moves it. */
export const registerCalendarFiles = (
  app: FastifyInstance,
  visitOf: (request: FastifyRequest) => GatewayContext,
): void =>
  registerOrderFile(app, visitOf, {
    name: 'calendar.ics',
    type: 'text/calendar; charset=utf-8',
    savedAs: (orderNumber) => `order-${orderNumber}.ics`,
    async contentOf(orderNumber, visit, origin) {
      const order = await visit.sources.orders.order(orderNumber);
      return order && calendarPath(order) !== null ? fileOf(order, visit, origin) : null;
    },
  });

async function fileOf(order: PlacedOrder, { sources, clock, language, banner }: GatewayContext, origin: string) {
  const { orderNumber, slot, channel, handOver, storeName } = order;
  const store = await sources.stores.store(order.storeId).catch(() => null);
  const place = handOver.address
    ? addressText(handOver.address, language)
    : store
      ? `${store.address}, ${store.city}, ${store.state} ${store.zip}`
      : storeName;
  return calendarOf({
    uid: `order-${orderNumber}@${banner}.larder`,
    sequence: order.version,
    writtenAt: clock.now(),
    start: Temporal.Instant.from(slot!.start),
    end: Temporal.Instant.from(slot!.end),
    title: texts[language].calendar[channel === 'DELIVERY' ? 'DELIVERY' : 'PICKUP'](orderNumber),
    place,
    text: orderPlaceText(order, language),
    url: `${origin}${orderPath(orderNumber)}`,
  });
}
