import { CheckoutChoices, OrderAddress } from './checkout.ts';
import { OrderDetails, OrderReceipt } from './orders.ts';
import { PlacedOrder, PlacedOrderLine } from './order.ts';
import { OrderQuoteChanges } from './placing.ts';
import { HeldOrderSlot, OrderSlot } from './slots.ts';

/** Named schemas of the orders service. */
export const ordersModels = [
  OrderSlot,
  HeldOrderSlot,
  OrderAddress,
  CheckoutChoices,
  PlacedOrderLine,
  PlacedOrder,
  OrderQuoteChanges,
  OrderDetails,
  OrderReceipt,
];
