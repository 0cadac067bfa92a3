import { accountPanel as en } from '../en/account-panel.ts';
import { accountPanel as es } from '../es/account-panel.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the account's panel. */
export const useAccountPanelTexts = areaTexts({ en, es });
