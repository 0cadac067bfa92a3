import type { Quote } from '../quote-types.ts';
import { digestOf, type QuoteInputs, quoteOf } from './digest.ts';
import { inputsShape } from './input-shapes.ts';
import { isObject, matching, object, oneOf, type Shape } from './shapes.ts';

/** The format of a receipt file. */
export const receiptVersion = 'larder-receipt-1';

/** A quote with all that it was computed from, so that anybody can replay it; a file is its JSON. */
export interface Receipt {
  version: typeof receiptVersion;
  /** `digestOf` the inputs, in hex: the quote's id. */
  digest: string;
  inputs: QuoteInputs;
  quote: Quote;
}

export function receiptOf(inputs: QuoteInputs): Receipt {
  return { version: receiptVersion, digest: digestOf(inputs), inputs, quote: quoteOf(inputs) };
}

/** Most characters of a receipt file that is read. */
export const mostCharacters = 2_000_000;

const anObject: Shape = (value, path) => (isObject(value) ? null : `${path}: an object`);

const receiptShape = object({
  version: oneOf(receiptVersion),
  digest: matching(/^[0-9a-f]{64}$/, '64 hex digits'),
  inputs: inputsShape,
  // Whatever it says is compared with the replay, member by member.
  quote: anObject,
});

/** A receipt, or what keeps the text from being one. */
export type ReadReceipt = { receipt: Receipt; fault: null } | { receipt: null; fault: string };

/** Reads a file that may come from anybody; never throws. */
export function readReceipt(file: string): ReadReceipt {
  const refused = (fault: string): ReadReceipt => ({ receipt: null, fault });
  if (file.length > mostCharacters) return refused(`The file is longer than ${mostCharacters} characters.`);
  let value: unknown;
  try {
    value = JSON.parse(file);
  } catch {
    return refused("The file isn't JSON.");
  }
  const fault = receiptFault(value);
  return fault === null
    ? { receipt: value as Receipt, fault: null }
    : refused(`This isn't a receipt; expected ${fault}.`);
}

function receiptFault(value: unknown): string | null {
  const fault = receiptShape(value, 'receipt');
  if (fault !== null) return fault;
  const { cart, offers } = (value as Receipt).inputs;
  if (new Set(cart.map(({ lineId }) => lineId)).size < cart.length) return 'receipt.inputs.cart: each lineId once';
  if (new Set(offers.map(({ offerId }) => offerId)).size < offers.length)
    return 'receipt.inputs.offers: each offerId once';
  return null;
}
