import { wallet } from '../en/play/wallet.ts';
import { areaTexts } from '../messages.ts';

/** The texts of the wallet: all prizes of all games. */
export const useWalletTexts = areaTexts({ en: wallet });
export type WalletTexts = typeof wallet;
