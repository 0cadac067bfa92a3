/** Words that stay lowercase inside a name. */
const small = new Set(['a', 'an', 'and', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);
/** Capital letters that are no word. */
const initials =
  /^([A-Z]\.)+[A-Z]?$|^[A-Z]$|^[A-Z]&[A-Z]$|^[A-Z](-[A-Z])+$|^(BBQ|IGA|KC|USA|US|NY|DHA|BFY|JJ|TGI|XXL|II|III|IV)$/;
const business =
  /[,.]?\s+(inc|incorporated|l\.?l\.?c|ltd|limited|corp|corporation|co|company|l\.?p|llp|plc|gmbh|s\.?a|usa|int|us)\.?$/i;

/** A name from a file that shouts: `HARRIS TEETER` is Harris Teeter; one with any lowercase letter stays as it is. */
export function unshouted(name: string): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}{2}/u.test(name)) return name;
  return name
    .split(' ')
    .map((word, at) => {
      if (initials.test(word)) return word;
      const lower = word.toLowerCase();
      if (at > 0 && small.has(lower)) return lower;
      // O'BRIEN's letter after the apostrophe is a capital, but not the S of KEMP'S.
      return lower.replaceAll(/(?<=^|[-/&(.+]|\b[od]['’])\p{L}/gu, (letter) => letter.toUpperCase());
    })
    .join(' ');
}

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
