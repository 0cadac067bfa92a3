import { wallet as en } from '../en/play/wallet.ts';
import { wallet as es } from '../es/play/wallet.ts';
import { areaTexts } from '../messages.ts';

/** The texts of the wallet: all prizes of all games. */
export const useWalletTexts = areaTexts({ en, es });
export type WalletTexts = typeof en;
