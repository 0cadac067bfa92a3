import { expect, test } from 'vitest';
import { texts } from '../texts/index.ts';
import { runWords } from './run-notice-words.ts';

type Parts = Parameters<typeof runWords>[0];
const words = (parts: Parts) => runWords(parts, (date) => `day ${date}`, texts.en.notice);

test('N-65 an order to come says of each item whether its price went up, went down, or waits for the shopper', () => {
  const change = (name: string, percent: number, needsTap = false) => ({ name, percent, needsTap });
  const changes = [change('Milk', 1), change('Eggs', -8), change('Bread', 17, true)];
  expect(words({ code: 'RUN_AHEAD', date: '24', items: 3, cents: 1000, changes })).toEqual({
    title: 'Schedule & Save: 3 items on day 24',
    body: "About $10.00 before savings. Milk went up 1%. Eggs went down 8%. Bread went up 17%. Accept the new price, or we'll leave it out.",
  });
});

test('N-65 an order of a store without a name says how many items are in it', () => {
  const ordered = { code: 'RUN_ORDERED' as const, date: '24', items: 2, swapped: [], left: [] };
  expect(words({ ...ordered, storeName: null }).body).toBe('2 items. You can change it until the day before.');
});

test('N-65 a price that is settled says by how much it differs, and nothing if it is as it was', () => {
  const priced = (moreCents: number, left: { name: string; why: string }[] = []) =>
    words({ code: 'RUN_PRICED', date: '24', totalCents: 1110, moreCents, left: left.map(({ name }) => name) } as Parts)
      .body;
  expect([priced(0), priced(1), priced(-1)]).toEqual([
    '',
    'That is $0.01 more than before.',
    'That is $0.01 less than before.',
  ]);
});

test('N-65 one price that rose is named in the title; several are counted there, and named in the text', () => {
  const rose = (names: string[]) => words({ code: 'PRICES_ROSE', names, until: '23' });
  expect(rose(['milk']).title).toBe('The price of milk rose');
  expect(rose(['milk', 'Eggs'])).toEqual({
    title: '2 prices rose',
    body: "Milk, Eggs went up over 10%. Accept the new price by day 23, or we'll leave it out.",
  });
});
