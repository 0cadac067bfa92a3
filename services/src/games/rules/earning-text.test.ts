import { expect, test } from 'vitest';
import { earningText, listed } from './earning-text.ts';

const lines = (...given: Parameters<typeof earningText>) => earningText(...given).split('\n');

test('T-50 N-10 the rules tell the rate, the rounding of each order, when points are ready, and what earns none', () => {
  expect(lines({}, 'leaves')).toEqual([
    'Leaves per $1 spent: 1. Points are based on the price after store sales and store offers, but before manufacturer coupons.',
    'Each order is rounded down to a whole number on its own: an order of $5.99 earns 5, and ten such orders earn 50.',
    'Points show as estimated when you order and are ready to use within 48 hours after you receive your order. A refund takes back the points earned on the refunded items.',
    'These earn no points:',
    '- Gift cards',
    '- Money orders and transfers',
    '- Alcohol',
    '- Tobacco',
    '- Fuel',
    '- Passes and tickets',
    '- Business orders',
    '- Tax',
    '- Deposits',
    '- Refrigerated fluid dairy at stores in LA, ME, MT, ND, NJ, NV, PA, VA',
  ]);
});

test('T-52 a program that counts gift cards twice says so, and no longer lists them among what earns nothing', () => {
  const text = lines({ giftCards: true, pointsPerDollar: 1.5, noDairyIn: [] }, 'points');
  expect(text[0]).toMatch(/^Points per \$1 spent: 1\.5\./);
  expect(text[1]).toContain('an order of $5.99 earns 8, and ten such orders earn 80.');
  expect(text.slice(3, 7)).toEqual([
    'These earn double points:',
    '- Gift cards',
    'These earn no points:',
    '- Money orders and transfers',
  ]);
  expect(text.at(-1)).toBe('- Deposits');
});

test('a rate is told with two decimals at most, and thousands are parted', () => {
  expect(lines({ pointsPerDollar: 0.25 }, 'x')[0]).toMatch(/^X per \$1 spent: 0\.25\./);
  expect(lines({ pointsPerDollar: 1.125 }, 'x')[0]).toMatch(/^X per \$1 spent: 1\.13\./);
  expect(lines({ pointsPerDollar: 1000 }, '')[0]).toMatch(/^ per \$1 spent: 1,000\./);
});

test('items are listed one per line', () => {
  expect(listed(['a', 'b'])).toEqual(['- a', '- b']);
  expect(listed([])).toEqual([]);
});
