/** A GTIN of 14 digits, its check digit right (N-51). */
export type Gtin = string;

/** Why a number can't name a product. */
export type GtinProblem = 'NOT_A_GTIN' | 'CHECK_DIGIT' | 'RANDOM_WEIGHT';

/** The check digit of all digits before it, by GS1's weights of 3 and 1 from the right. */
export function checkDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

const hasCheckDigit = (digits: string): boolean => checkDigit(digits.slice(0, -1)) === Number(digits.at(-1));

/** A UPC-E's eight digits as the UPC-A that they stand for; null for a number system other than 0 and 1. */
export function expandUpcE(upcE: string): string | null {
  const [system = '', a = '', b = '', c = '', d = '', e = '', last = '', check = ''] = upcE;
  if (!/^[01]\d{7}$/.test(upcE)) return null;
  const body =
    last <= '2'
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`;
  return `${system}${body}${check}`;
}

/**
 * The GTIN-14 of a UPC-E, UPC-A, EAN-8, EAN-13, or GTIN-14 as it was typed or scanned, with spaces and hyphens allowed.
 * Eight digits are a UPC-E if their check digit says so, or an EAN-8. A type 2 number carries a price or a weight, so it
 * names no product.
 */
export function readGtin(text: string): { gtin: Gtin } | { problem: GtinProblem } {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return { problem: 'NOT_A_GTIN' };
  const expanded = digits.length === 8 ? expandUpcE(digits) : null;
  const full = expanded !== null && hasCheckDigit(expanded) ? expanded : digits;
  if (!hasCheckDigit(full)) return { problem: 'CHECK_DIGIT' };
  const gtin = full.padStart(14, '0');
  // EAN-8 has prefixes of its own: 02 there is no random weight.
  return full.length > 8 && isRandomWeight(gtin) ? { problem: 'RANDOM_WEIGHT' } : { gtin };
}

/** Prefix 02 and 20 to 29: a store's own numbers, with a price or a weight in them. */
const isRandomWeight = (gtin: Gtin): boolean => /^.(02|2\d)/.test(gtin);

/** The GTIN-14 of digits without a check digit. */
export const gtinOf = (digits: string): Gtin => `${digits}${checkDigit(digits)}`.padStart(14, '0');

/** The twelve digits under the bars; null for a GTIN that no UPC-A stands for. */
export const upcOf = (gtin: Gtin): string | null => (gtin.startsWith('00') ? gtin.slice(2) : null);
