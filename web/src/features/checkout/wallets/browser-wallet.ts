import { walletTexts } from '../../../messages/wallet.ts';
import { detailsOf, methodOf } from './payment-request.ts';
import type { Bill, PaymentWallet, Sheet, Wallet } from './wallet.ts';

/** Safari's, which first wants to know who asks. */
interface MerchantValidation extends Event {
  validationURL: string;
  complete: (session: Promise<unknown>) => void;
}

const unbilled = { total: '0.00', hold: '0.00' };

/** Why no sheet was confirmed. */
const kindOf = (error: unknown): Exclude<Sheet['kind'], 'confirmed'> => {
  const { name } = error as Partial<Error>;
  if (name === 'AbortError') return 'closed';
  return name === 'NotSupportedError' ? 'unavailable' : 'failed';
};

/**
 * A wallet of the browser, by the Payment Request API.
 * @param openSession asks for what the wallet wants to see before it opens its sheet, in JSON
 */
export function browserWallet(
  wallet: PaymentWallet,
  shop: string,
  openSession: (validationUrl: string) => Promise<string>,
): Wallet {
  /** null where the browser has no such thing. */
  const requestFor = (bill: Bill): PaymentRequest | null => {
    const method = methodOf(wallet, shop);
    return method && typeof PaymentRequest === 'function'
      ? new PaymentRequest([method], detailsOf(bill, walletTexts()))
      : null;
  };
  return {
    async canPay() {
      try {
        return (await requestFor({ shop, ...unbilled })?.canMakePayment()) ?? false;
      } catch {
        return false;
      }
    },
    async pay(bill) {
      try {
        const request = requestFor(bill);
        if (!request) return { kind: 'unavailable' };
        request.addEventListener('merchantvalidation', (event) => {
          const { validationURL, complete } = event as MerchantValidation;
          complete.call(
            event,
            openSession(validationURL).then((session) => JSON.parse(session) as unknown),
          );
        });
        const response = await request.show();
        return {
          kind: 'confirmed',
          payload: JSON.stringify(response.details),
          complete: (isTaken) => response.complete(isTaken ? 'success' : 'fail').catch(() => undefined),
        };
      } catch (error) {
        return { kind: kindOf(error) };
      }
    },
  };
}
