/** More would be a mistake for anything in a grocery store. */
const most = 9_999_999;

/**
 * A price in cents, or why it isn't one, in words. `4.99`, `4`, `$4.99`, and `1,299.00` are dollars. Anything that could be
 * read two ways, such as `4,99` or `2 for $5`, is refused.
 */
export function centsOf(text: string): number | string {
  const amount = text.trim().replace(/^(\$|USD ?)/i, '');
  if (/^[-(−]/.test(amount) || text.trim().startsWith('-')) return `"${text}" is negative`;
  const [, whole = '', fraction = ''] = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (whole === '') return `"${text}" isn't a price in dollars, such as 4.99`;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents === 0) return `"${text}" is nothing; a price is above 0`;
  return cents > most ? `"${text}" is more than a price can be` : cents;
}
