import { wallet as en } from './en/ordering/wallet.ts';
import { wallet as es } from './es/ordering/wallet.ts';
import { areaTexts, pageTexts } from './messages.ts';

/** The texts of paying with a wallet, in the page's language. */
export const useWalletTexts = areaTexts<typeof en>({ en, es });

/** The same where there is no component to ask. */
export const walletTexts = pageTexts<typeof en>({ en, es });
