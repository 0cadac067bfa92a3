import { nextTimeOf } from '../lifecycle/play-the-store.ts';
import { demoJourney } from '../rules/journey.ts';
import type { Fleet } from './fleet.ts';

/** A demo's drivers: they arrive when the demo's store hands the order over. */
export const demoFleet: Fleet = {
  async whereIs(order, leftAt, now) {
    const plannedAt = nextTimeOf(order);
    return plannedAt && demoJourney({ orderNumber: order.order_number, leftAt, plannedAt }, now);
  },
};
