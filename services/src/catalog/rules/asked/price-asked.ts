/** What something may cost, in cents, both ends included; null for no end. */
export interface PriceAsked {
  low: number | null;
  high: number | null;
}

const amount = String.raw`(?:\$\s*(\d{1,4}(?:\.\d{1,2})?)(?!\d)|(\d{1,4}(?:\.\d{1,2})?)\s*(?:dollars?|bucks|usd|d[oó]lares|d[oó]lar)(?!\p{L})|(\d{1,3})\s*(?:cents?|centavos?|¢))`;
/** After words that say it's a price, the sign may be missing at the end. */
const bare = String.raw`(?:${amount}|(\d{1,4}(?:\.\d{1,2})?)\s*$)`;
const start = String.raw`(?<![\p{L}\d$])`;
const pattern = (text: string) => new RegExp(`${start}${text}`, 'iu');

/** The ways to name a price, and which ends it has. What is below five dollars is at most $4.99. */
const ways: readonly { pattern: RegExp; priced: (first: number, second: number) => PriceAsked }[] = [
  {
    pattern: pattern(
      `(?:between|from|entre|desde|de)?\\s*(?:${amount}|\\$?\\s*(\\d{1,4}(?:\\.\\d{1,2})?))\\s*(?:-|–|—|to|and|a|y|hasta)\\s*${amount}`,
    ),
    priced: (first, second) => ({ low: Math.min(first, second), high: Math.max(first, second) }),
  },
  {
    pattern: pattern(`${amount}\\s*(?:or less|or under|and under|max|o menos|m[aá]ximo)`),
    priced: (high) => ({ low: null, high }),
  },
  {
    pattern: pattern(`${amount}\\s*(?:or more|and up|and over|o m[aá]s)`),
    priced: (low) => ({ low, high: null }),
  },
  {
    pattern: pattern(`(?:under|below|less than|cheaper than|por menos de|menos de|por debajo de|bajo)\\s*${bare}`),
    priced: (high) => ({ low: null, high: Math.max(0, high - 1) }),
  },
  {
    pattern: pattern(`(?:up to|at most|no more than|max|hasta|no m[aá]s de|m[aá]ximo)\\s*${amount}`),
    priced: (high) => ({ low: null, high }),
  },
  {
    pattern: pattern(`(?:over|above|more than|m[aá]s de|arriba de)\\s*${amount}`),
    priced: (low) => ({ low: low + 1, high: null }),
  },
  {
    pattern: pattern(`(?:at least|starting at|from|desde|a partir de|al menos)\\s*${amount}`),
    priced: (low) => ({ low, high: null }),
  },
];

/** The price in what was typed, such as "under $5", "$3 to $6", or "menos de $5", and what is left without it. */
export function priceAsked(text: string): { price: PriceAsked | null; text: string } {
  for (const { pattern: written, priced } of ways) {
    const found = written.exec(text);
    if (!found) continue;
    const [first = 0, second = first] = centsIn(found.slice(1));
    return { price: priced(first, second), text: spaced(text.replace(found[0], ' ')) };
  }
  return { price: null, text };
}

/** Groups stand in threes and a fourth without a sign: dollars, dollars, cents, dollars. */
function centsIn(groups: readonly (string | undefined)[]): number[] {
  return groups.flatMap((group, at) => {
    if (group === undefined) return [];
    const isCents = centGroups.has(at) && groups.length > 2;
    return [Math.round(Number(group) * (isCents ? 1 : 100))];
  });
}
const centGroups = new Set([2, 6]);

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
