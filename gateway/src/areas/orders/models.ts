import type { OrderSwapChoice } from './source.ts';
import type { Cart, CheckoutChoices, OrderQuoteChanges, OrderTime, PlacedOrder } from '../../generated/rest.ts';

/** An order, as the service answered. */
export interface OrderModel {
  order: PlacedOrder;
}

/** A line of an order. */
export interface OrderLineModel extends OrderModel {
  line: PlacedOrder['lines'][number];
}

/** A line for which something else was packed. */
export interface SwapModel extends OrderLineModel {
  swap: NonNullable<OrderLineModel['line']['swap']>;
}

/** Something else that could be packed for a swapped line. */
export interface SwapChoiceModel extends SwapModel {
  choice: OrderSwapChoice;
}

/** An order on its day. */
export type OrderDayModel = OrderModel;

/** When an order can be handed over instead. */
export interface OrderTimesModel extends OrderModel {
  times: readonly OrderTime[];
}

/** The receipt of a final order. */
export type ReceiptModel = OrderModel;

/** A checkout: what was chosen, and the cart that it is of. */
export interface CheckoutModel {
  choices: CheckoutChoices;
  cart: Cart;
  timeZone: string;
}

/** A difference between two quotes, and where its product is to be had. */
export interface QuoteLineChangeModel {
  change: OrderQuoteChanges['lines'][number];
  cart: Pick<Cart, 'storeId' | 'channel' | 'zipCode'> | null;
}
