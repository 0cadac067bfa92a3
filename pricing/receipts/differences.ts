import type { Quote, QuoteLine } from '../quote-types.ts';

/** What is new about a line: it came, it went, another number of it, its price before offers, or the offers on it. */
export type LineChangeCode = 'ADDED' | 'REMOVED' | 'QUANTITY' | 'PRICE' | 'OFFER';

/** A line that costs something else than before. */
export interface LineChange {
  lineId: string;
  upc: string;
  code: LineChangeCode;
  /** Offers that take something else off it than before. */
  offerIds: string[];
  /** Its `netCents`; null if it wasn't there, or no longer is. */
  beforeCents: number | null;
  afterCents: number | null;
}

/** A sum of the order that is another one now. */
export interface SumChange {
  code: 'GOODS' | 'DEPOSIT' | 'BAG' | 'TAX' | 'TOTAL';
  beforeCents: number;
  afterCents: number;
}

export interface QuoteChanges {
  lines: LineChange[];
  sums: SumChange[];
}

/** What differs between two quotes, for who agreed to the first (N-60); the lines as the newer quote has them. */
export function differences(before: Quote, after: Quote): QuoteChanges {
  const old = new Map(before.lines.map((line) => [line.lineId, line]));
  const isLeft = new Set(after.lines.map(({ lineId }) => lineId));
  const gone = before.lines.filter(({ lineId }) => !isLeft.has(lineId));
  return {
    lines: [
      ...after.lines.flatMap((line) => changeOf(old.get(line.lineId) ?? null, line) ?? []),
      ...gone.flatMap((line) => changeOf(line, null) ?? []),
    ],
    sums: sumChanges(before, after),
  };
}

function changeOf(before: QuoteLine | null, after: QuoteLine | null): LineChange | null {
  const either = after ?? before;
  if (either === null) return null;
  const offerIds = before && after ? changedOffers(before, after) : [];
  const code = codeOf(before, after, offerIds);
  if (code === null) return null;
  const { lineId, upc } = either;
  return {
    lineId,
    upc,
    code,
    offerIds,
    beforeCents: before?.netCents ?? null,
    afterCents: after?.netCents ?? null,
  };
}

function codeOf(before: QuoteLine | null, after: QuoteLine | null, offerIds: readonly string[]): LineChangeCode | null {
  if (before === null) return 'ADDED';
  if (after === null) return 'REMOVED';
  if (before.qty !== after.qty) return 'QUANTITY';
  if (before.listCents !== after.listCents) return 'PRICE';
  if (offerIds.length === 0) return null;
  return offerIds.every((id) => id.startsWith('promo:')) ? 'PRICE' : 'OFFER';
}

function changedOffers(before: QuoteLine, after: QuoteLine): string[] {
  const amounts = (line: QuoteLine) => new Map(line.applied.map(({ offerId, amountCents }) => [offerId, amountCents]));
  const [old, now] = [amounts(before), amounts(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((id) => (old.get(id) ?? 0) !== (now.get(id) ?? 0));
}

const sums = {
  GOODS: 'goodsCents',
  DEPOSIT: 'depositCents',
  BAG: 'bagCents',
  TAX: 'taxCents',
  TOTAL: 'totalCents',
} as const;

const sumChanges = (before: Quote, after: Quote): SumChange[] =>
  (['GOODS', 'DEPOSIT', 'BAG', 'TAX', 'TOTAL'] as const)
    .map((code) => ({ code, beforeCents: before.totals[sums[code]], afterCents: after.totals[sums[code]] }))
    .filter(({ beforeCents, afterCents }) => beforeCents !== afterCents);
