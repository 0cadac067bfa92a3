import { expect, test } from 'vitest';
import { quote } from '../quote.ts';
import { context, line, offer } from '../testing/samples.ts';
import { storedSums } from './stored.ts';

const bags = { cents: 10, packages: 5, isFreeWithEbt: true };
const cart = [line({ qty: 2, taxCode: 'food', depositCents: 5 })];
const told = quote(cart, [offer()], context({ bags }));
const wrong = (changed: object) =>
  storedSums({ cart }, { ...told, ...changed }).flatMap(({ path, computed, told: says }) =>
    computed === says ? [] : [[path, computed]],
  );
const [first] = told.lines;
const linesWith = (changed: object) => ({ lines: [{ ...first, ...changed }] });

test('N-42 a quote that was stored adds up: lines, goods, deposits, bags, and tax', () => {
  expect(told.totals).toMatchObject({ depositCents: 10, bagCents: 10, taxCents: 35 });
  expect(wrong({})).toEqual([]);
});

test('N-42 a quote of rules that knew no bags adds up without them', () => {
  const { bagCents, ...totals } = told.totals;
  expect(wrong({ totals: { ...totals, totalCents: totals.totalCents - bagCents } })).toEqual([]);
  expect(wrong({ totals })).toEqual([['quote.totals.totalCents', totals.totalCents - bagCents]]);
});

test('N-42 a sum whose parts are no whole numbers has none', () => {
  const none = ['quote.lines[0].netCents', null];
  expect(wrong(linesWith({ applied: [{ amountCents: '100' }] }))).toEqual([none]);
  expect(wrong(linesWith({ applied: [{}] }))).toEqual([none]);
  expect(wrong(linesWith({ listCents: 800.5 }))).toEqual([none, ['quote.totals.listCents', null]]);
  expect(wrong(linesWith({ listCents: '800' }))).toEqual([none, ['quote.totals.listCents', null]]);
  expect(wrong({ taxes: [{ taxCents: null }] })).toEqual([['quote.totals.taxCents', null]]);
});
