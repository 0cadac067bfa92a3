/** One piece of a drawn price. */
export interface PricePart {
  kind: 'whole' | 'raised';
  text: string;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** One for each locale and currency: making one costs more than all it formats on a page. */
function formatter(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let known = formatters.get(key);
  if (!known) formatters.set(key, (known = new Intl.NumberFormat(locale, { style: 'currency', currency })));
  return known;
}

/** Below a dollar a shelf says "29¢". */
const inCents = (cents: number, currency: string) => currency === 'USD' && cents > 0 && cents < 100;

/** Cents as text: "$3.99", "29¢". */
export function formatPrice(cents: number, locale = 'en-US', currency = 'USD'): string {
  return inCents(cents, currency) ? `${cents}¢` : formatter(locale, currency).format(cents / 100);
}

/** The same in the pieces a price is drawn of: sign and cents stand raised beside the whole number. */
export function priceParts(cents: number, locale = 'en-US', currency = 'USD'): PricePart[] {
  if (inCents(cents, currency))
    return [
      { kind: 'whole', text: String(cents) },
      { kind: 'raised', text: '¢' },
    ];
  const parts: PricePart[] = [];
  for (const { type, value } of formatter(locale, currency).formatToParts(cents / 100)) {
    // raised digits need no decimal point
    if (type === 'decimal') continue;
    const kind = type === 'integer' || type === 'group' || type === 'minusSign' ? 'whole' : 'raised';
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += value;
    else parts.push({ kind, text: value });
  }
  return parts;
}
