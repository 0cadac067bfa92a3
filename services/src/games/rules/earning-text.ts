import { type EarningRule, exceptions, type OrderCategory, pointsOf } from './earning.ts';
import { processingHours } from './processing-time.ts';

const names: Readonly<Record<OrderCategory, string>> = {
  GROCERY: 'Groceries',
  PHARMACY: 'Pharmacy',
  GIFT_CARD: 'Gift cards',
  BUSINESS: 'Business orders',
  MONEY_SERVICES: 'Money orders and transfers',
  ALCOHOL: 'Alcohol',
  TOBACCO: 'Tobacco',
  FUEL: 'Fuel',
  PASSES: 'Passes and tickets',
  FLUID_DAIRY: 'Refrigerated fluid dairy',
  TAX: 'Tax',
  DEPOSIT: 'Deposits',
};

/** An example order with cents, to show the rounding. */
const exampleCents = 599;

/**
 * How orders earn points, for the official rules: the rate, the rounding of each order, and what earns no points
 * (T-50, N-10, N-11). @param points the program's name for them, in the plural
 */
export function earningText(rule: EarningRule, points: string): string {
  const { never, noDairyIn, twice } = exceptions(rule);
  const rate = (rule.pointsPerDollar ?? 1).toLocaleString('en-US', { maximumFractionDigits: 2 });
  const one = pointsOf(rule, exampleCents);
  const dairy = noDairyIn.length === 0 ? [] : [`${names.FLUID_DAIRY} at stores in ${noDairyIn.join(', ')}`];
  return [
    `${capitalized(points)} per $1 spent: ${rate}. Points are based on the price after store sales and store offers, but before manufacturer coupons.`,
    `Each order is rounded down to a whole number on its own: an order of $5.99 earns ${one}, and ten such orders earn ${10 * one}.`,
    `Points show as estimated when you order and are ready to use within ${processingHours} hours after you receive your order. A refund takes back the points earned on the refunded items.`,
    ...(twice.length > 0 ? ['These earn double points:', ...listed(twice.map((each) => names[each]))] : []),
    'These earn no points:',
    ...listed([...never.map((each) => names[each]), ...dairy]),
  ].join('\n');
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** List items in the text of rules: one per line, starting with a hyphen. */
export const listed = (items: readonly string[]): string[] => items.map((item) => `- ${item}`);
