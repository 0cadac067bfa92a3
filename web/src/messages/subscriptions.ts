import { subscriptions as en } from './en/subscriptions.ts';
import { subscriptions as es } from './es/subscriptions.ts';
import { areaTexts } from './messages.ts';

/** Texts of Schedule & Save. */
export const useSubscriptionsTexts = areaTexts({ en, es });
