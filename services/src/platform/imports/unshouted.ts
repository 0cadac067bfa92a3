/** Words that stay lowercase inside a name. */
const small = new Set(['a', 'an', 'and', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);
/** Capital letters that are no word. */
const initials =
  /^([A-Z]\.)+[A-Z]?$|^[A-Z]$|^[A-Z]&[A-Z]$|^[A-Z](-[A-Z])+$|^(BBQ|IGA|KC|USA|US|NY|DHA|BFY|JJ|TGI|XXL|II|III|IV)$/;

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
