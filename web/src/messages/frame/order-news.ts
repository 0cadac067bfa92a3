import { orderNewsTexts as en } from '../en/frame/order-news.ts';
import { orderNewsTexts as es } from '../es/frame/order-news.ts';
import { areaTexts } from '../messages.ts';

/** Texts of what an order waits for. */
export const useOrderNewsTexts = areaTexts({ en, es });
