import type { ServicesConfig } from '../../platform/config.ts';
import { ebtAtHandOver, payAtHandOver } from './hand-over.ts';
import type { PaymentPort } from './port.ts';
import { quillpay } from './quillpay.ts';

/** The ways to pay that these services have, by id; paying at hand-over is always one. */
export function paymentPorts({ quillpayUrl }: Pick<ServicesConfig, 'quillpayUrl'>): ReadonlyMap<string, PaymentPort> {
  const ports = [payAtHandOver, ebtAtHandOver, ...(quillpayUrl === null ? [] : [quillpay({ url: quillpayUrl })])];
  return new Map(ports.map((port) => [port.id, port]));
}

/** The port of a payment; a provider that was turned off is missed loudly. */
export function portOf(ports: ReadonlyMap<string, PaymentPort>, method: string): PaymentPort {
  const port = ports.get(method);
  if (!port) throw new Error(`payment provider ${method} isn't set up`);
  return port;
}

/** Ids of the ways to pay a whole order; SNAP benefits pay a part. */
export const wholePayments = (config: Pick<ServicesConfig, 'quillpayUrl'>): string[] =>
  [...paymentPorts(config).keys()].filter((id) => id !== ebtAtHandOver.id);
