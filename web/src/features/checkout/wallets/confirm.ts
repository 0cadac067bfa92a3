import type { ApolloClient } from '@apollo/client';
import { walletTexts } from '../../../messages/wallet.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import { keepWalletPayment, openWalletSession } from '../data/wallets.ts';
import type { PlaceOrder_ChangesFragment as Changes } from '../data/PlaceOrder.generated.ts';
import { browserWallet } from './browser-wallet.ts';
import type { Bill, PaymentWallet, Sheet, Wallet } from './wallet.ts';

/** A way to pay whose sheet is to be confirmed. */
export interface Chosen {
  id: string;
  name: string;
  wallet: PaymentWallet;
}

/** What became of it: kept for the order, or why not, and what is new since the quote. */
export type Confirmed = { kind: 'kept' } | { kind: 'refused'; code: string; message: string; changes: Changes | null };

/** Draws the sheet of the demo's wallet. */
export type ShowDemo = (bill: Bill) => Promise<Sheet>;

/** What is done around a sheet. */
interface Around {
  showDemo: ShowDemo;
  /** The sheet is gone, confirmed or not. */
  onClosed: () => void;
}

const refused = (code: string, message: string, changes: Changes | null = null): Confirmed => ({
  kind: 'refused',
  code,
  message,
  changes,
});

/** The wallet of a way to pay. */
export const walletFor = (client: ApolloClient, { id, wallet }: Chosen, shop: string, showDemo: ShowDemo): Wallet =>
  wallet.kind === 'DEMO_WALLET'
    ? { canPay: () => Promise.resolve(true), pay: showDemo }
    : browserWallet(wallet, shop, (validationUrl) =>
        openWalletSession(client, { paymentId: id, validationUrl, clientRequestId: randomHex() }),
      );

/**
 * Opens a wallet's sheet, and keeps what it confirms for the order that is placed next. A sheet that is closed loses nothing.
 * @throws what `failureOf` reads
 */
export async function confirmPayment(
  client: ApolloClient,
  { cartId, quoteId, chosen, bill }: { cartId: string; quoteId: string; chosen: Chosen; bill: Bill },
  { showDemo, onClosed }: Around,
): Promise<Confirmed> {
  const sheet = await walletFor(client, chosen, bill.shop, showDemo).pay(bill).finally(onClosed);
  if (sheet.kind !== 'confirmed')
    return refused(`WALLET_${sheet.kind.toUpperCase()}`, walletTexts()[sheet.kind](chosen.name));
  try {
    const { payload } = sheet;
    const input = { cartId, quoteId, paymentId: chosen.id, payload, clientRequestId: randomHex() };
    const { card, changes, userErrors } = await keepWalletPayment(client, input);
    await sheet.complete(card !== null);
    const [error] = userErrors;
    return card ? { kind: 'kept' } : refused(error?.code ?? '', error?.message ?? '', changes);
  } catch (error) {
    await sheet.complete(false);
    throw error;
  }
}
