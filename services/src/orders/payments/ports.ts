import type { ServicesConfig } from '../../platform/config.ts';
import { ebtMethod } from '../rules/ebt.ts';
import { isWallet, type WalletMethod } from '../rules/checkout/wallets.ts';
import { ebtAtHandOver, payAtHandOver } from './hand-over.ts';
import type { PaymentPort } from './port.ts';
import { quillpay, quillpayWallet } from './quillpay.ts';

type PaymentConfig = Pick<ServicesConfig, 'quillpayUrl' | 'applePayMerchantId' | 'googlePayMerchantId' | 'demoWallet'>;

/** The wallets that a provider takes, with as whom each knows the retailer. */
function* walletsOf(config: PaymentConfig): Generator<{ method: WalletMethod; merchantId: string }> {
  const { applePayMerchantId: apple, googlePayMerchantId: google, demoWallet } = config;
  if (apple !== null) yield { method: 'APPLE_PAY', merchantId: apple };
  if (google !== null) yield { method: 'GOOGLE_PAY', merchantId: google };
  if (demoWallet) yield { method: 'DEMO_WALLET', merchantId: 'demo' };
}

/** The ways to pay that these services have, by id; paying at hand-over is always one. */
export function paymentPorts(config: PaymentConfig): ReadonlyMap<string, PaymentPort> {
  const { quillpayUrl: url } = config;
  const online =
    url === null ? [] : [quillpay({ url }), ...[...walletsOf(config)].map((wallet) => quillpayWallet({ url }, wallet))];
  return new Map([payAtHandOver, ebtAtHandOver, ...online].map((port) => [port.id, port]));
}

/** The port of a payment; a provider that was turned off is missed loudly. */
export function portOf(ports: ReadonlyMap<string, PaymentPort>, method: string): PaymentPort {
  const port = ports.get(method);
  if (!port) throw new Error(`payment provider ${method} isn't set up`);
  return port;
}

/** Ids of the ways to pay a whole order with nobody there to confirm it; SNAP benefits pay a part. */
export const wholePayments = (config: PaymentConfig): string[] =>
  [...paymentPorts(config).keys()].filter((id) => id !== ebtMethod && !isWallet(id));
