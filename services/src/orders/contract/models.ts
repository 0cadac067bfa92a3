import { CheckoutChoices, OrderAddress } from './checkout.ts';
import { OrderDetails, OrderReceipt } from './orders.ts';
import { PlacedOrder, PlacedOrderLine } from './order.ts';
import { OrderQuoteChanges } from './placing.ts';
import { Membership } from './membership.ts';
import { HeldOrderSlot, OrderSlot, OrderTime } from './slots.ts';
import { PaymentCard, WalletPayment } from './wallets.ts';

/** Named schemas of the orders service. */
export const ordersModels = [
  OrderSlot,
  HeldOrderSlot,
  OrderTime,
  OrderAddress,
  CheckoutChoices,
  PaymentCard,
  WalletPayment,
  PlacedOrderLine,
  PlacedOrder,
  OrderQuoteChanges,
  OrderDetails,
  OrderReceipt,
  Membership,
];
