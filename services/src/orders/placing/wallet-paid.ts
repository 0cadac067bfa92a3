import type { Transaction } from '../../platform/database/database.ts';
import type { Checkout } from '../checkout/load-checkout.ts';
import { paysFor, type WalletCard } from '../rules/checkout/wallets.ts';
import { walletNeeded } from '../rules/refusals.ts';
import { takeWalletPayment } from '../store/wallet-payments.ts';

/** What a wallet's sheet gave for an order. */
export interface WalletPaid {
  source: string;
  card: WalletCard;
}

/**
 * Takes what was confirmed in a wallet's sheet for a checkout that is placed; null if it is paid another way.
 * @throws ServiceError 409 WALLET_NEEDED, without anything that pays for it as it is now
 */
export async function takeWalletPaid(
  trx: Transaction,
  { port, cart, quoteId, holdCents }: Checkout,
  now: Temporal.Instant,
): Promise<WalletPaid | null> {
  if (!port?.wallet) return null;
  const row = await takeWalletPayment(trx, cart.head.cartId);
  if (!row) throw walletNeeded();
  const confirmed = { method: row.method, quoteId: row.quote_id, cents: row.cents, at: row.created_at };
  if (!paysFor(confirmed, { method: port.id, quoteId, holdCents, now })) throw walletNeeded();
  return { source: row.token, card: { network: row.network, lastFour: row.last_four } };
}
