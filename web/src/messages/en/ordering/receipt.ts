import { money, number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const differences = plural('en', { one: 'figure is', other: 'figures are' });

/** Texts of receipts, and of checking them. */
export const receipt = {
  title: 'Receipt',
  lead: (id: string, paid: string) => `Order ${id}. ${paid}`,
  print: 'Print',
  everyItem: 'Every item, every cent',
  youPay: 'You pay',
  total: 'Total',
  points: 'Game points',
  check: {
    lead: 'Your browser recalculates this receipt from the prices, offers, and rules that applied when you ordered.',
    run: 'Check this receipt',
    again: 'Check again',
    running: 'Checking',
    own: 'Check a file you saved',
    download: 'Download the receipt file',
    fileName: (id: string) => `receipt-${id}.json`,
    results: {
      none: "Don't take our word for it",
      ok: 'Every cent is right',
      older: 'This receipt follows earlier rules',
      bad: 'This receipt is not genuine',
    },
    passed: (lines: number) =>
      `${number.format(lines)} item prices, all totals, tax, and points match, recalculated on this device.`,
    older: (rules: string, total: { amount: string }) =>
      `It names version ${rules} of our pricing rules, and this page has a newer one, so its prices weren't recalculated. What it stores is unchanged and adds up to ${money(total)}.`,
    failed: (count: number) =>
      `${number.format(count)} ${differences(count)} not what the prices and offers in the file come to.`,
    steps: {
      rules: 'Pricing rules are known',
      digest: 'Prices, offers, and context are unchanged',
      page: 'The file belongs to this order',
      lines: 'Each item',
      totals: 'Sums',
      taxes: 'Tax',
      rest: 'Points and offers',
    },
    matches: 'Matches',
    fails: 'Does not match',
    linesOf: (right: number, all: number) => `${number.format(right)} of ${number.format(all)}`,
    difference: (path: string, told: string, computed: string) =>
      `${path}: the file says ${told || 'nothing'}, we get ${computed || 'nothing'}`,
    couldNot: "We couldn't check this receipt",
    reasons: {
      'not-loaded': 'The receipt file could not be loaded. Try again.',
      malformed: 'This file is not a receipt.',
    },
  },
};
