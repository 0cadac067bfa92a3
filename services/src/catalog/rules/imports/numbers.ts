import { type GtinProblem, readGtin } from '../gtin.ts';
import type { Fields } from './fields.ts';

const problems: Readonly<Record<GtinProblem, string>> = {
  NOT_A_GTIN: "isn't a GTIN, UPC, or EAN",
  CHECK_DIGIT: 'has a wrong check digit',
  RANDOM_WEIGHT: 'carries a price or a weight, so it names no product',
};

/** Why a number names no product, in words (N-51). */
export const refusedNumber = (text: string, problem: GtinProblem): string =>
  `${text || 'the number'} ${problems[problem]}`;

/** How a record names a product: the first it has of bpn, GTIN, and UPC. Or why it names none, in words. */
export function productNamed(fields: Fields): { bpn: string } | { gtin: string } | string {
  if (fields.bpn !== '')
    return /^\d{9}$/.test(fields.bpn) ? { bpn: fields.bpn } : `bpn "${fields.bpn}" isn't nine digits`;
  const text = fields.gtin === '' ? fields.upc : fields.gtin;
  const number = readGtin(text);
  return 'problem' in number ? refusedNumber(text, number.problem) : number;
}
