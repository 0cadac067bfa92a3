/** What stands between the digits of a number as people write and copy it: also what nobody sees, and any dash. */
const between = /[\s().+\p{Pd}\p{Cf}\u2212]/gu;

/** The ten digits of a US number in any usual spelling, with or without +1 (N-7); null if it is none. */
export function phoneDigits(text: string): string | null {
  const digits = text
    .normalize('NFKC')
    .replaceAll(between, '')
    .replace(/^1(?=\d{10}$)/, '');
  return /^\d{10}$/.test(digits) ? digits : null;
}
