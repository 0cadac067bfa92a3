import { CheckoutChoices, OrderAddress } from './checkout.ts';
import { OrderDetails, OrderReceipt } from './orders.ts';
import { PlacedOrder, PlacedOrderLine } from './order.ts';
import { OrderQuoteChanges } from './placing.ts';
import { Membership } from './membership.ts';
import { HeldOrderSlot, OrderSlot, OrderTime } from './slots.ts';

/** Named schemas of the orders service. */
export const ordersModels = [
  OrderSlot,
  HeldOrderSlot,
  OrderTime,
  OrderAddress,
  CheckoutChoices,
  PlacedOrderLine,
  PlacedOrder,
  OrderQuoteChanges,
  OrderDetails,
  OrderReceipt,
  Membership,
];
