import { ServiceError } from '../../platform/http/errors.ts';
import type { WalletSessionBody } from '../contract/wallets.ts';
import type { PaymentPort } from '../payments/port.ts';
import { appleAddress } from '../rules/checkout/wallets.ts';
import { paymentDeclined, paymentNotOffered, paymentUnknown } from '../rules/refusals.ts';

/**
 * Opens the sheet of a wallet that first wants to know who asks: only Apple Pay does, and only Apple is asked.
 * @throws ServiceError 400 INVALID; 409 PAYMENT_NOT_OFFERED, PAYMENT_DECLINED, PAYMENT_UNKNOWN
 */
export async function openWalletSession(
  ports: ReadonlyMap<string, PaymentPort>,
  { paymentId, validationUrl, domain }: WalletSessionBody,
  key: string,
): Promise<{ session: string }> {
  const wallet = paymentId === 'APPLE_PAY' ? ports.get(paymentId)?.wallet : undefined;
  if (!wallet) throw paymentNotOffered();
  const url = appleAddress(validationUrl);
  if (url === null) throw new ServiceError(400, 'INVALID', "This isn't an address of Apple's.", 'validationUrl');
  const opened = await wallet.openSession({ key: `session-${key}`, url, domain });
  if (opened.kind === 'DECLINED') throw paymentDeclined();
  if (opened.kind === 'UNKNOWN') throw paymentUnknown();
  return { session: opened.session };
}
