import { needsAcceptance } from './price-guard.ts';

/** What became of an item of a run. */
export const runOutcomes = ['ORDERED', 'SUBSTITUTED', 'OUT_OF_STOCK', 'NOT_CARRIED', 'PRICE_ROSE'] as const;
export type RunOutcome = (typeof runOutcomes)[number];

/** An item that is due. */
export interface DueItem {
  itemId: string;
  /** null for an item that comes once. */
  subscriptionId: string | null;
  quantity: number;
  isSubstitutable: boolean;
  /** What a package cost when it was accepted; null for what comes once, at whatever it costs. */
  acceptedCents: number | null;
}

/** What the plan's store says about an item. */
export interface ItemNow {
  /** Of a package. */
  cents: number;
  /** Packages that can be had. */
  left: number;
}

/** An item of a run, decided once and for all: whoever goes on after a crash orders the same. */
export interface RunLine {
  itemId: string;
  subscriptionId: string | null;
  /** Empty if the catalog has forgotten it. */
  name: string;
  quantity: number;
  /** Of a package, before the saving; of the substitute, if there is one. */
  cents: number;
  substituteId: string | null;
  outcome: RunOutcome;
  /** Packages that there are, where that is some and too few; left out otherwise. */
  left?: number;
}

/** Is the line part of the order? */
export const isOrdered = ({ outcome }: Pick<RunLine, 'outcome'>): boolean =>
  outcome === 'ORDERED' || outcome === 'SUBSTITUTED';

/**
 * What a run orders of an item (N-65): the item; if there isn't enough, or it is no longer sold, its substitute if the
 * shopper allows one; nothing if there is none, or if it costs over 10% more than the shopper last accepted.
 * @param now undefined if the store doesn't carry it @param name what the catalog calls it, also when it's no longer sold @param substitute the closest that can be had; null if there is none
 */
export function lineOfRun(
  due: DueItem,
  now: ItemNow | undefined,
  substitute: { itemId: string; cents: number } | null,
  name: string,
): RunLine {
  const { itemId, subscriptionId, quantity, acceptedCents } = due;
  const line = { itemId, subscriptionId, quantity, name, substituteId: null };
  const { cents, left } = now ?? { cents: 0, left: 0 };
  const isDear = (price: number) => acceptedCents !== null && needsAcceptance(price, acceptedCents);
  if (now && left >= quantity) return { ...line, cents, outcome: isDear(cents) ? 'PRICE_ROSE' : 'ORDERED' };
  if (!due.isSubstitutable || substitute === null || isDear(substitute.cents))
    return { ...line, cents, outcome: now ? 'OUT_OF_STOCK' : 'NOT_CARRIED', ...(left > 0 && { left }) };
  return { ...line, cents: substitute.cents, substituteId: substitute.itemId, outcome: 'SUBSTITUTED' };
}

/** The item that the order has: the substitute, if there is one. */
export const orderedItem = ({ itemId, substituteId }: Pick<RunLine, 'itemId' | 'substituteId'>): string =>
  substituteId ?? itemId;

/**
 * The lines of an ordered run when it gets its price (N-65): what is subscribed costs what it costs now, unless that rose over
 * 10% and nobody has accepted it; what comes once keeps its price, and so does what isn't sold anymore.
 */
export const linesAtPrice = (
  lines: readonly RunLine[],
  nowOf: (line: RunLine) => { cents: number | null; acceptedCents: number },
): RunLine[] =>
  lines.map((line) => {
    if (!isOrdered(line) || line.subscriptionId === null) return line;
    const { cents, acceptedCents } = nowOf(line);
    if (cents === null) return line;
    return needsAcceptance(cents, acceptedCents) ? { ...line, cents, outcome: 'PRICE_ROSE' } : { ...line, cents };
  });
