import { expect, test } from 'vitest';
import { deniedDays } from './dates.ts';
import { contradictions, factsIn } from './facts.ts';
import type { Screen } from './screen.ts';
import { wrongSums } from './sums.ts';

const screen = (changes: Partial<Screen>): Screen => ({
  name: 'a screen',
  path: '/',
  isNarrowed: false,
  lines: [],
  labels: [],
  links: [],
  cards: [],
  ...changes,
});
const found = (...screens: Screen[]) => contradictions(screens.flatMap(factsIn)).map((line) => line.split(': ')[0]);

const dairy = (count: number, heading: string, pickup: number) =>
  screen({
    path: '/shop/dairy',
    links: [{ path: '/shop/dairy', text: `All ${count} ${count} products` }],
    lines: ['Pickup', '2300 16th St', 'Ways to shop', 'Pickup', String(pickup), 'products', 'Dairy', heading],
  });

test('a department’s tile, heading, and filter that agree are no contradiction, and each that differs is one', () => {
  const heading = '240 products, 233 of them for pickup at 2300 16th St';
  expect(found(dairy(240, heading, 233))).toEqual([]);
  expect(found(dairy(240, '1,240 products', 1240))).toEqual(['products of /shop/dairy']);
  expect(found(dairy(249, heading, 233))).toEqual(['products of /shop/dairy']);
  expect(found(dairy(240, heading, 240))).toEqual(['products for pickup of /shop/dairy']);
  expect(found(dairy(240, '240 products for pickup at 2300 16th St', 233))).toEqual([
    'products for pickup of /shop/dairy',
  ]);
});

test('a shelf is not the aisle that it leads to', () => {
  const path = '/shop/dairy/cheese';
  const links = [
    { path, text: 'All 75 75 products' },
    { path: `${path}?shelf=block`, text: 'Block 37 37 products' },
  ];
  expect(found(screen({ links }))).toEqual([]);
  expect(found(screen({ links: [...links, { path: `${path}?shelf=block`, text: 'Block 38 products' }] }))).toEqual([
    `products of ${path}?shelf=block`,
  ]);
});

test('a list that an address narrows is not the department', () => {
  const narrowed = { ...dairy(240, '12 products', 12), isNarrowed: true };
  expect(found(narrowed)).toEqual([]);
  expect(found(dairy(240, '44 of 240 products, for pickup at 2300 16th St', 40))).toEqual([]);
});

const header = (items: number, sum: string) => screen({ labels: [`Shopping cart, ${items} items, ${sum}`] });
const carts = (...all: [items: number, sum: string][]) =>
  screen({
    path: '/erums/cart/',
    lines: [
      `${all.length} carts, ${all.reduce((sum, [items]) => sum + items, 0)} items. Each is checked out on its own.`,
      ...all.flatMap(([items, sum]) => [`${items} items · Pickup at 2300 16th St`, 'Estimated total', sum]),
    ],
  });

test('the header’s cart is what the carts on their page come to, to the cent', () => {
  expect(found(header(12, '$1,041.71'), carts([10, '$41.61'], [2, '$1,000.10']))).toEqual([]);
  expect(found(header(12, '$1,041.81'), carts([10, '$41.61'], [2, '$1,000.10']))).toEqual(['sum of the cart']);
  expect(found(header(13, '$41.61'), carts([10, '$41.61']))).toEqual(['items in the cart']);
  expect(found(header(12, '$4.00'), header(12, '$4.10'))).toEqual(['sum of the cart']);
});

test('points, plays, and the end of a game are the same on its page and on every card that leads there', () => {
  const path = '/games/game-details/HARVEST';
  const card = (...lines: string[]) => screen({ cards: [{ path, lines }] });
  const page = screen({
    path,
    lines: ['Ends Jan 12 at 8:59 PM PT.', '3 plays left', 'Game points', '1,240', 'Plays left', '3'],
  });
  expect(found(page, card('Ends Jan 12', '1,240', 'Game points', '3 plays left'))).toEqual([]);
  expect(found(page, card('Ends Jan 11'))).toEqual(['end of HARVEST']);
  expect(found(page, card('1,280', 'Game points'))).toEqual(['points of HARVEST']);
  expect(found(page, card('2 plays left · Ends Jan 12'))).toEqual(['plays left of HARVEST']);
});

test('unread messages and departments are counted as they are listed', () => {
  expect(found(screen({ labels: ['8 unread notices'], lines: ['7 unread messages'] }))).toEqual(['unread messages']);
  const links = [{ path: '/shop/dairy', text: 'Dairy' }];
  expect(found(screen({ path: '/shop', lines: ['All 2 departments'], links }))).toEqual(['departments']);
});

const today = Temporal.PlainDate.from('2026-11-28');
const denied = (...lines: string[]) => deniedDays(screen({ lines }), today).length > 0;

test.each([
  ['Ends Jan 12 at 8:59 PM PT.', 'Ends Nov 20'],
  ['Redeem by Nov 28', 'Redeem it by Nov 12.'],
  ['Good through Tuesday, Dec 1', 'Good through Friday, Nov 20'],
  ['Ended Nov 23. Thank you', 'Ended Dec 4'],
  ['1 free delivery since Nov 27', '1 free delivery since Dec 27'],
  ['From Jan 5, 2027', 'From Jan 5, 2026'],
  ['Since Nov 8, 2026', 'Since Nov 8, 2027'],
  ['You could change it until Nov 12', 'You can change it until Nov 12'],
])('%s is possible today, and “%s” is not', (possible, impossible) => {
  expect([denied(possible), denied(impossible)]).toEqual([false, true]);
});

test('G-52 what is active is active now', () => {
  expect(denied('Oct 24, 2025 to Oct 24, 2026 · Since Nov 8, 2026', 'Active')).toBe(true);
  expect(denied('Dec 1, 2026 to Dec 31, 2026', 'Active')).toBe(true);
  expect(denied('Oct 24, 2025 to Oct 24, 2026', 'Ended')).toBe(false);
  expect(denied('Oct 24, 2025 to Dec 24, 2026', 'Active')).toBe(false);
});

const wrong = (...lines: string[]) => wrongSums(screen({ cards: [{ path: null, lines }] })).length > 0;

test('N-49 a unit price is of the price and the size beside it', () => {
  expect(wrong('Candle', '$9.99', '7 oz · $1.43/oz')).toBe(false);
  expect(wrong('Candle', '$9.99', '7 oz · $1.53/oz')).toBe(true);
  expect(wrong('Ham', '$4.99', '12 oz · $6.65/lb')).toBe(false);
  expect(wrong('Ham', '$4.99', '12 oz · $6.56/lb')).toBe(true);
  expect(wrong('Now $6.79, was $9.69', '$9.69', '12 oz · 56.6¢/oz')).toBe(false);
  expect(wrong('Now $6.79, was $9.69', '$9.69', '12 oz · 80.8¢/oz')).toBe(true);
  expect(wrong('Seltzer', '$5.99', '6 × 12 fl oz · 8.3¢/fl oz')).toBe(false);
});

test('what is saved is the difference of both prices', () => {
  expect(wrong('Now $6.79, was $9.69', 'Save $2.90')).toBe(false);
  expect(wrong('Now $6.79, was $9.69', 'Save $2.80')).toBe(true);
});
