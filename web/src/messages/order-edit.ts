import { orderEditTexts as en } from './en/ordering/order-edit.ts';
import { orderEditTexts as es } from './es/ordering/order-edit.ts';
import { areaTexts } from './messages.ts';

/** Texts of an order that is being changed. */
export const useOrderEditTexts = areaTexts({ en, es });
