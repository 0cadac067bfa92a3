import { orderCategories } from '../../../../pricing/cart.ts';

/** An order line's category, for earning points (N-10). */
export type OrderCategory = (typeof orderCategories)[number];

/** A line: cents paid after store price and store offers, before manufacturer coupons. */
export interface OrderLine {
  category: OrderCategory;
  netCents: number;
}

/** How a program's points are earned; omitted fields follow the base rule. */
export interface EarningRule {
  /** 1 if omitted; at most two decimals. */
  pointsPerDollar?: number;
  /** Whether gift cards count double; if omitted, they don't count (T-52). */
  giftCards?: boolean;
  /** States without points on refrigerated fluid dairy; if omitted, those that set milk prices. */
  noDairyIn?: readonly string[];
}

const noDairyIn: readonly string[] = ['LA', 'ME', 'MT', 'ND', 'NJ', 'NV', 'PA', 'VA'];

const timesCounted: Readonly<Record<OrderCategory, (rule: EarningRule, state: string) => 0 | 1 | 2>> = {
  GROCERY: () => 1,
  PHARMACY: () => 1,
  GIFT_CARD: ({ giftCards }) => (giftCards ? 2 : 0),
  MONEY_SERVICES: () => 0,
  ALCOHOL: () => 0,
  TOBACCO: () => 0,
  FUEL: () => 0,
  PASSES: () => 0,
  FLUID_DAIRY: ({ noDairyIn: states = noDairyIn }, state) => (states.includes(state) ? 0 : 1),
  BUSINESS: () => 0,
  TAX: () => 0,
  DEPOSIT: () => 0,
};

/** What earns no points, or double points, as the official rules list it (T-50). */
export function exceptions(rule: EarningRule): {
  /** Earn nothing, in any state. */
  never: OrderCategory[];
  /** States where refrigerated fluid dairy earns nothing. */
  noDairyIn: readonly string[];
  /** Count twice. */
  twice: OrderCategory[];
} {
  const counted = (times: number) =>
    orderCategories.filter((category) => timesCounted[category]({ ...rule, noDairyIn: [] }, '') === times);
  return { never: counted(0), noDairyIn: rule.noDairyIn ?? noDairyIn, twice: counted(2) };
}

/** Cents that count toward points; lines that count twice are added twice (N-10, N-54, T-52). */
export function eligibleCents(rule: EarningRule, lines: readonly OrderLine[], state: string): number {
  return lines.reduce((sum, { category, netCents }) => sum + netCents * timesCounted[category](rule, state), 0);
}

/** Points for this many cents: whole dollars at the program's rate, cents not counted ($5.25 = 5) (N-10). */
export function pointsOf(rule: EarningRule, cents: number): number {
  const hundredths = Math.round((rule.pointsPerDollar ?? 1) * 100);
  return Math.floor((cents * hundredths) / 10_000);
}

/** What an order has earned in a program, and what refunds have taken back so far. */
export interface Earned {
  eligibleCents: number;
  points: number;
  refundedCents: number;
  reversedPoints: number;
}

/**
 * Points to take back when this many more cents are refunded: proportional, never more than are left, and
 * the last cent takes the rest (N-11).
 */
export function reversal(earned: Earned, refundedNow: number): { refundedCents: number; points: number } {
  const refundedCents = Math.min(earned.refundedCents + refundedNow, earned.eligibleCents);
  const whole = refundedCents >= earned.eligibleCents;
  const due = whole ? earned.points : Math.floor((earned.points * refundedCents) / earned.eligibleCents);
  return { refundedCents, points: refundedNow > 0 ? Math.max(due - earned.reversedPoints, 0) : 0 };
}
