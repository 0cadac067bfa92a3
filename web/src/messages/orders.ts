import { orders as en } from './en/ordering/orders.ts';
import { orders as es } from './es/ordering/orders.ts';
import { areaTexts } from './messages.ts';

/** Texts of orders: their list, an order's page, its receipt. */
export const useOrdersTexts = areaTexts({ en, es });
