import { expect, test } from 'vitest';
import type { RunLine, RunOutcome } from './run-lines.ts';
import { pricedNotice, reminderNotice, runNotice } from './run-notices.ts';

const line = (name: string, outcome: RunOutcome, more: Partial<RunLine> = {}): RunLine => ({
  itemId: name,
  subscriptionId: 's-1',
  name,
  quantity: 1,
  cents: 500,
  substituteId: null,
  outcome,
  ...more,
});
const date = '2026-10-24';
const lines = [
  line('Milk', 'ORDERED', { quantity: 2 }),
  line('Coffee', 'SUBSTITUTED', { cents: 900, substituteId: 'other' }),
  line('Bread', 'OUT_OF_STOCK'),
  line('Jam', 'PRICE_ROSE'),
  line('Tea', 'NOT_CARRIED', { cents: 0 }),
];
const left = [
  { name: 'Bread', why: 'OUT_OF_STOCK' },
  { name: 'Jam', why: 'PRICE_ROSE' },
  { name: 'Tea', why: 'NOT_CARRIED' },
];

test('N-65 a reminder counts what comes, and tells what it costs before savings, what does not come, and which coupons end', () => {
  const changes = [{ name: 'Jam', percent: 17, needsTap: true }];
  const ending = [{ name: 'Milk', endsOn: '2026-10-20' }];
  expect(reminderNotice({ date, lines, changes, ending })).toEqual({
    code: 'RUN_AHEAD',
    date,
    items: 2,
    cents: 1900,
    changes,
    swapped: ['Coffee'],
    left: left.filter(({ why }) => why !== 'PRICE_ROSE'),
    ending,
  });
});

test('N-65 after a run, its household hears what came, what was replaced, and what was left out', () => {
  const came = { date, lines, placed: { kind: 'ORDERED' } as const, storeName: '16th St' };
  expect(runNotice(came)).toEqual({
    code: 'RUN_ORDERED',
    date,
    items: 2,
    storeName: '16th St',
    swapped: ['Coffee'],
    left,
  });
  expect(runNotice({ ...came, lines: [line('Milk', 'ORDERED')] })).toMatchObject({ items: 1, swapped: [], left: [] });
});

test('N-65 a run without an order says why, as far as anybody knows', () => {
  const why = (placed: { kind: 'REFUSED'; code: string } | null) => runNotice({ date, lines, placed, storeName: null });
  expect(why({ kind: 'REFUSED', code: 'SLOT_FULL' })).toEqual({
    code: 'RUN_NOT_ORDERED',
    date,
    why: 'SLOT_FULL',
    left,
  });
  expect(why(null)).toEqual({ code: 'RUN_NOT_ORDERED', date, why: null, left });
});

test('N-65 a price is told if it is another than was said, or if something was left out', () => {
  const priced = (totalCents: number, names: string[] = []) =>
    pricedNotice({ date, left: names, priced: { totalCents, beforeCents: 1000 } });
  expect(priced(1000)).toBeNull();
  expect(priced(1001)).toEqual({ code: 'RUN_PRICED', date, totalCents: 1001, moreCents: 1, left: [] });
  expect(priced(999)).toMatchObject({ moreCents: -1 });
  expect(priced(1000, ['Jam'])).toMatchObject({ code: 'RUN_PRICED', moreCents: 0, left: ['Jam'] });
});

test('N-65 an order of which nothing is left is none', () => {
  expect(pricedNotice({ date, left: ['Jam'], priced: null })).toEqual({
    code: 'RUN_NOT_ORDERED',
    date,
    why: null,
    left: [{ name: 'Jam', why: 'PRICE_ROSE' }],
  });
});
