import type { Bill, PaymentWallet } from './wallet.ts';

/** What a sheet calls its amounts, and the shop. */
interface SheetTexts {
  total: string;
  hold: (shop: string) => string;
}

const networks = ['amex', 'discover', 'masterCard', 'visa'] as const;

/**
 * How a wallet of the browser is asked for (Payment Request API): Apple Pay, version 3, and Google Pay, version 2, whose cards
 * come encrypted for the payment provider; null for a wallet that isn't one of the browser's.
 */
export function methodOf({ kind, merchantId }: PaymentWallet, shop: string): PaymentMethodData | null {
  if (kind === 'APPLE_PAY')
    return {
      supportedMethods: 'https://apple.com/apple-pay',
      data: {
        version: 3,
        merchantIdentifier: merchantId,
        merchantCapabilities: ['supports3DS'],
        supportedNetworks: networks,
        countryCode: 'US',
      },
    };
  if (kind === 'GOOGLE_PAY')
    return {
      supportedMethods: 'https://google.com/pay',
      data: {
        environment: 'PRODUCTION',
        apiVersion: 2,
        apiVersionMinor: 0,
        merchantInfo: { merchantId, merchantName: shop },
        allowedPaymentMethods: [
          {
            type: 'CARD',
            parameters: {
              allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
              allowedCardNetworks: networks.map((network) => network.toUpperCase()),
            },
            tokenizationSpecification: {
              type: 'PAYMENT_GATEWAY',
              parameters: { gateway: 'quillpay', gatewayMerchantId: merchantId },
            },
          },
        ],
      },
    };
  return null;
}

const dollars = (value: string): PaymentCurrencyAmount => ({ currency: 'USD', value });

/** What the sheet shows: the most that is held, and the estimate it comes of where that is less. */
export const detailsOf = ({ shop, total, hold }: Bill, texts: SheetTexts): PaymentDetailsInit => ({
  total: { label: hold === total ? shop : texts.hold(shop), amount: dollars(hold) },
  displayItems: hold === total ? [] : [{ label: texts.total, amount: dollars(total) }],
});
