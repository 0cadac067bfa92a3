import { unshouted } from '../../../platform/imports/unshouted.ts';

const business =
  /[,.]?\s+(inc|incorporated|l\.?l\.?c|ltd|limited|corp|corporation|co|company|l\.?p|llp|plc|gmbh|s\.?a|usa|int|us)\.?$/i;

/** The brand of a product: the file's own, or else the owner's name without its legal form; null when there is neither. */
export function brandOf(brand: string, owner: string): string | null {
  const name = unshouted((brand || ownerName(owner)).replaceAll(/[®™©]/g, '').replace(/[\s,-]+$/, ''));
  return name === '' ? null : name;
}

/** `The Kroger Co.` is Kroger; some files append a location number to an owner. */
function ownerName(owner: string): string {
  let name = owner
    .trim()
    .replace(/[\s-]*\(?\d{8,14}\)?$/, '')
    .replace(/^the /i, '');
  while (business.test(name)) name = name.replace(business, '');
  return name.replace(/[\s,.-]+$/, '');
}

/**
 * A product's name without its brand at the start and without parts that come twice: `Chek, Cola, cola` of Chek is Cola.
 */
export function productName(text: string, brand: string | null): string {
  const parts = unshouted(text.replaceAll(/[®™©]/g, ''))
    .split(/,\s+/)
    .map((part) => part.trim())
    .filter((part, at, all) => part !== '' && all.findIndex((each) => plain(each) === plain(part)) === at);
  const rest = parts.length > 1 && brand !== null && plain(parts[0] ?? '') === plain(brand) ? parts.slice(1) : parts;
  const name = rest.join(', ');
  return name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Letters and digits only, to compare names. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
