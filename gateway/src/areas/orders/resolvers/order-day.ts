import type { OrderDayResolvers } from '../../../generated/resolvers.ts';
import { journeyOf } from '../rules/journey.ts';
import { arrivalText, onTheWayText, dayLead, dayTitle } from '../rules/order-day.ts';

export const OrderDay: OrderDayResolvers = {
  title: ({ order }, _, { clock, language }) => dayTitle(order, clock.now(), language),
  lead: ({ order }, _, { clock, language }) => dayLead(order, clock.now(), language),
  journey: ({ order }, _, { language }) => (order.journey ? journeyOf(order.journey, order.timeZone, language) : null),
  canSayImHere: ({ order }) => order.canArrive ?? false,
  onTheWayText: ({ order }, _, { language }) => onTheWayText(order, language),
  arrivalText: ({ order }, _, { language }) => arrivalText(order, language),
};
