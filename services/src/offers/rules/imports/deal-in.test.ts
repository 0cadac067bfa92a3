import { expect, test } from 'vitest';
import { countIn, dealIn } from './deal-in.ts';
import { fieldsFrom, type OfferField } from './fields.ts';

const read = (given: Partial<Record<OfferField, string>>) =>
  dealIn(fieldsFrom(Object.entries(given) as [OfferField, string][]));

test.each([
  ['1', 1],
  ['99', 99],
  ['007', 7],
  ['0', null],
  ['100', null],
  ['1.5', null],
  ['-1', null],
  ['1234567890', null],
  ['x1', null],
  ['1x', null],
  ['', null],
])('a count from 1 to 99 in %j is %s', (text, count) => {
  expect(countIn(text, 1, 99)).toBe(count);
});

test.each([
  [
    { discount: 'AMOUNT_OFF', value: '1.50' },
    { kind: 'OFF', cents: 150, quantity: 1 },
  ],
  [
    { discount: 'amount off', value: '$1.50', buy: '3' },
    { kind: 'OFF', cents: 150, quantity: 3 },
  ],
  [
    { discount: 'AMOUNT-OFF', value: '5', spend: '30' },
    { kind: 'SPEND', cents: 500, percent: 0, least: 3000 },
  ],
  [
    { discount: 'AMOUNT_OFF', value: '5', spend: '30', upcs: '1' },
    { kind: 'OVER', cents: 500, least: 3000 },
  ],
  [
    { discount: 'PERCENT', value: '20 %' },
    { kind: 'PERCENT', percent: 20 },
  ],
  [
    { discount: 'PERCENT', value: '1%' },
    { kind: 'PERCENT', percent: 1 },
  ],
  [
    { discount: 'PERCENT', value: '100' },
    { kind: 'PERCENT', percent: 100 },
  ],
  [
    { discount: 'PERCENT', value: '20', spend: '30' },
    { kind: 'SPEND', cents: 0, percent: 20, least: 3000 },
  ],
  [
    { discount: 'FIXED_PRICE', value: '3.99' },
    { kind: 'EACH', cents: 399 },
  ],
  [
    { discount: 'FIXED_PRICE', value: '5', buy: '2' },
    { kind: 'FOR', quantity: 2, cents: 500 },
  ],
  [{ discount: 'FREE' }, { kind: 'FREE' }],
  [
    { discount: 'FREE', buy: '2', get: '1' },
    { kind: 'GET', buy: 2, get: 1, isHalf: false },
  ],
  [
    { discount: 'PERCENT', value: '50%', get: '2' },
    { kind: 'GET', buy: 1, get: 2, isHalf: true },
  ],
  [
    { points: '100', spend: '30' },
    { kind: 'POINTS', points: 100, least: 3000 },
  ],
  [
    { points: '100000', spend: '30' },
    { kind: 'POINTS', points: 100_000, least: 3000 },
  ],
])('N-34 %j gives %j', (fields, deal) => {
  expect(read(fields)).toEqual(deal);
});

test.each([
  [{ spend: 'much' }, /^spend /],
  [{ points: '0', spend: '30' }, /^points "0" isn't a whole number from 1 to 100000$/],
  [{ points: '100001', spend: '30' }, /^points "100001"/],
  [{ points: '100' }, /^points need spend$/],
  [{ discount: 'FREE', buy: '100' }, /^buy "100" isn't a whole number from 1 to 99$/],
  [{ discount: 'FREE', buy: '2' }, /^a free item needs get, or neither buy nor spend$/],
  [{ discount: 'FREE', spend: '30' }, /^a free item needs get/],
  [{ discount: 'PERCENT', value: '101' }, /^value "101" isn't a percentage from 1 to 100$/],
  [{ discount: 'PERCENT', value: '0' }, /^value "0" isn't a percentage/],
  [{ discount: 'PERCENT', value: '20', buy: '2' }, /^a percentage of several pieces needs get$/],
  [{ discount: 'AMOUNT_OFF', value: 'x' }, /^value /],
  [{ discount: 'FIXED_PRICE', value: '' }, /^value /],
  [{ discount: 'FIXED_PRICE', value: '5', spend: '30' }, /^a fixed price needs no spend$/],
  [{ discount: 'HALF' }, /^discount "HALF" isn't AMOUNT_OFF, PERCENT, FIXED_PRICE, or FREE$/],
  [{ discount: 'FREE', get: '0' }, /^get "0" isn't a whole number from 1 to 99$/],
  [{ discount: 'PERCENT', value: '40', get: '1' }, /^get needs the discount FREE, or PERCENT with the value 50$/],
  [{ discount: 'AMOUNT_OFF', value: '50', get: '1' }, /^get needs the discount/],
])('N-81 %j is refused with the reason', (fields, reason) => {
  expect(read(fields)).toMatch(reason);
});
