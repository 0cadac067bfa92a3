import type { QuoteInputs } from './digest.ts';
import { isObject } from './shapes.ts';

/** A sum within a stored quote: where it stands, what its parts come to, and what it says. */
export interface StoredSum {
  path: string;
  /** null if the parts are missing, or aren't numbers. */
  computed: number | null;
  told: unknown;
}

/**
 * The sums within a stored quote, for receipts of rules that are no longer here to replay them: each line's steps, and what
 * lines, deposits, bags, and tax come to. Never throws, whatever was stored.
 */
export function storedSums({ cart }: Pick<QuoteInputs, 'cart'>, quote: object): StoredSum[] {
  const { totals: told, taxes, lines: stored } = quote as { totals?: unknown; taxes?: unknown; lines?: unknown };
  const [lines, totals] = [listOf(stored), isObject(told) ? told : {}];
  const sum = (path: string, parts: readonly unknown[], says: unknown): StoredSum => ({
    path,
    computed: added(parts),
    told: says,
  });
  return [
    sum('quote.lines', [cart.length], lines.length),
    ...lines.map((line, at) =>
      sum(`quote.lines[${at}].netCents`, [line['listCents'], ...listOf(line['applied']).map(taken)], line['netCents']),
    ),
    sum('quote.totals.listCents', membersOf(lines, 'listCents'), totals['listCents']),
    sum('quote.totals.goodsCents', membersOf(lines, 'netCents'), totals['goodsCents']),
    sum('quote.totals.taxCents', membersOf(listOf(taxes), 'taxCents'), totals['taxCents']),
    sum(
      'quote.totals.totalCents',
      // Rules before bags were charged for know none.
      [totals['goodsCents'], totals['depositCents'], totals['bagCents'] ?? 0, totals['taxCents']],
      totals['totalCents'],
    ),
  ];
}

type Stored = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): Stored[] =>
  Array.isArray(value) ? value.map((each: unknown) => (isObject(each) ? (each as Stored) : {})) : [];

const membersOf = (all: readonly Stored[], name: string): unknown[] => all.map((each) => each[name]);

const taken = ({ amountCents }: Stored): unknown => (typeof amountCents === 'number' ? -amountCents : null);

function added(parts: readonly unknown[]): number | null {
  let sum = 0;
  for (const part of parts) {
    if (typeof part !== 'number' || !Number.isSafeInteger(part)) return null;
    sum += part;
  }
  return sum;
}
