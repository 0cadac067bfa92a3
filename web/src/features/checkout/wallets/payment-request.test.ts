import { expect, test } from 'vitest';
import { detailsOf, methodOf } from './payment-request.ts';

const texts = { total: 'Estimated total', hold: (shop: string) => `${shop}, held until we pack` };

test('N-64 each wallet of the browser is asked for in its own words, as whom it knows the retailer', () => {
  expect(methodOf({ kind: 'APPLE_PAY', merchantId: 'merchant.example' }, 'Safeway')).toMatchObject({
    supportedMethods: 'https://apple.com/apple-pay',
    data: { version: 3, merchantIdentifier: 'merchant.example', countryCode: 'US' },
  });
  expect(methodOf({ kind: 'GOOGLE_PAY', merchantId: 'BCR2DN4T' }, 'Safeway')).toMatchObject({
    supportedMethods: 'https://google.com/pay',
    data: {
      merchantInfo: { merchantId: 'BCR2DN4T', merchantName: 'Safeway' },
      allowedPaymentMethods: [
        { tokenizationSpecification: { parameters: { gateway: 'quillpay', gatewayMerchantId: 'BCR2DN4T' } } },
      ],
    },
  });
  expect(methodOf({ kind: 'DEMO_WALLET', merchantId: 'demo' }, 'Safeway')).toBeNull();
});

test('N-50 the sheet shows what is held, and the estimate where something is weighed', () => {
  expect(detailsOf({ shop: 'Safeway', total: '32.83', hold: '32.83' }, texts)).toEqual({
    total: { label: 'Safeway', amount: { currency: 'USD', value: '32.83' } },
    displayItems: [],
  });
  expect(detailsOf({ shop: 'Safeway', total: '32.83', hold: '36.12' }, texts)).toEqual({
    total: { label: 'Safeway, held until we pack', amount: { currency: 'USD', value: '36.12' } },
    displayItems: [{ label: 'Estimated total', amount: { currency: 'USD', value: '32.83' } }],
  });
});
