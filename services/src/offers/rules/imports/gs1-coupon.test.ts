import { expect, test } from 'vitest';
import { gs1Coupon } from './gs1-coupon.ts';
import { gs1Deal } from './gs1-deal.ts';

const measured = (value: number) => `${String(value).length}${value}`;

/** A code of company 614141 and offer 000123. @param by what the requirement counts @param more optional fields */
const code = ({ save = 100, need = 1, by = 0, family = '000', more = '' } = {}) =>
  `81100614141000123${measured(save)}${measured(need)}${by}${family}${more}`;
/** Optional field 9. */
const misc = (saves: number, { item = 0, store = 0 } = {}) => `9${saves}${item}${store}0`;

test('N-32 a coupon code has a company, an offer, what it saves, what must be bought, and its days', () => {
  expect(gs1Coupon(`(8110)${code({ need: 2, more: '32608314260801' }).slice(4)}`)).toEqual({
    companyPrefix: '614141',
    offerCode: '000123',
    family: '000',
    saveValue: 100,
    saves: 'CENTS',
    requirement: 2,
    requires: 'UNITS',
    startsOn: '2026-08-01',
    endsOn: '2026-08-31',
    isStoreCoupon: false,
  });
  expect(gs1Coupon(code({ family: '042', more: '3260200' }))).toMatchObject({ endsOn: '2026-02-28', family: '042' });
});

test.each([
  [{ need: 2 }, { kind: 'OFF', cents: 100, quantity: 2 }],
  [
    { save: 200, need: 1000, by: 1 },
    { kind: 'OVER', cents: 200, least: 1000 },
  ],
  [
    { save: 200, need: 150, by: 3 },
    { kind: 'WEIGHT', cents: 200, hundredths: 150 },
  ],
  [{ save: 0, more: misc(1) }, { kind: 'FREE' }],
  [
    { save: 0, need: 3, more: misc(1) },
    { kind: 'GET', buy: 2, get: 1, isHalf: false },
  ],
  [
    { save: 2, need: 5, more: misc(2) },
    { kind: 'GET', buy: 3, get: 2, isHalf: false },
  ],
  [
    { save: 20, more: misc(5) },
    { kind: 'PERCENT', percent: 20 },
  ],
  [
    { save: 500, need: 2, more: misc(6) },
    { kind: 'FOR', quantity: 2, cents: 500 },
  ],
  [
    { save: 399, more: misc(6) },
    { kind: 'EACH', cents: 399 },
  ],
  [
    { save: 500, need: 5000, by: 2, more: misc(0, { store: 1 }) },
    { kind: 'SPEND', cents: 500, percent: 0, least: 5000 },
  ],
])('N-34, N-81 %j gives %j', (given, deal) => {
  const coupon = gs1Coupon(code(given));
  expect(typeof coupon === 'string' ? coupon : gs1Deal(coupon)).toEqual(deal);
});

test.each([
  ['what is no code', 'hello', "isn't a coupon code"],
  ['a code that is too short', '8110310', "isn't a coupon code"],
  ['a code that is cut off', `${code()}326083`, 'ends within its expiration date'],
  ['a second purchase', code({ more: '101110000' }), 'second purchase'],
  ['a third purchase', code({ more: '21110000' }), 'third purchase'],
  ['a serial number', code({ more: '50123456' }), 'serial number'],
  ['one retailer', code({ more: '610123456' }), 'one retailer'],
  ['a thirteenth month', code({ more: '3261331' }), 'wrong date'],
  ['a day that its month lacks', code({ more: '3260230' }), 'wrong date'],
  ['kilograms', code({ by: 4 }), "can't hold"],
  ['a requirement of its own', code({ by: 9 }), "can't hold"],
  ['the price of a second item', code({ more: misc(0, { item: 1 }) }), 'second or third'],
])('N-81 %s is refused with the reason', (_, text, reason) => {
  expect(gs1Coupon(text)).toContain(reason);
});

test.each([
  ['nothing', { save: 0 }, 'saves nothing'],
  ['a free item up to a value', { save: 499, more: misc(1) }, 'up to a value'],
  ['a percentage of two', { save: 20, need: 2, more: misc(5) }, 'percentage of several'],
  ['more than all', { save: 120, more: misc(5) }, 'more than 100'],
  ["a maker's coupon on an order", { need: 5000, by: 2 }, 'only a store gives'],
])('N-81 %s is refused with the reason', (_, given, reason) => {
  const coupon = gs1Coupon(code(given));
  expect(typeof coupon === 'string' ? coupon : gs1Deal(coupon)).toContain(reason);
});

test.each([
  ['a company prefix that is too long', '81107614141100012331001100000', 'has a wrong length of its company prefix'],
  ['a save value of no digits', '81100614141000123011000000000', 'has a wrong length of its save value'],
  ['a save value of six digits', '811006141410001236123456110000', 'has a wrong length of its save value'],
  ['a requirement of no digits', '8110061414100012331000000000', 'has a wrong length of its purchase requirement'],
  ['a requirement of six digits', '81100614141000123310061234560000', 'has a wrong length of its purchase requirement'],
  ['an unknown field', code({ more: '7' }), 'has an unknown optional field'],
  ['an unknown saving', code({ more: misc(3) }), "has a save value that an offer can't hold"],
  ['an unknown requirement', code({ by: 4 }), "has a purchase requirement that an offer can't hold"],
  ['month 0', code({ more: '3260031' }), 'has a wrong date: 260031'],
  ['a start that is cut off', code({ more: '42608' }), 'ends within its start date'],
  ['a save value that is cut off', '81106614141123456000123512', 'ends within its save value'],
  ['an offer code that is cut off', '81106614141123456000123451', 'ends within its'],
  ['a miscellaneous field that is cut off', code({ more: '90' }), 'ends within its miscellaneous field'],
  ['another one', code({ more: '9000' }), 'ends within its miscellaneous field'],
])('N-81 %s is refused with the very reason', (_, text, reason) => {
  expect(gs1Coupon(text)).toContain(reason);
});

test('N-32 the longest parts of a code, the first and the last month, and spaces around it', () => {
  const longest = '6123456789012000123599999512345';
  expect(gs1Coupon(`(8110)${longest}0000`)).toMatchObject({
    companyPrefix: '123456789012',
    saveValue: 99_999,
    requirement: 12_345,
  });
  expect(gs1Coupon(code({ more: '3260131' }))).toMatchObject({ endsOn: '2026-01-31' });
  expect(gs1Coupon(code({ more: '3261231' }))).toMatchObject({ endsOn: '2026-12-31' });
  expect(gs1Coupon(`${code()} `)).toMatchObject({ companyPrefix: '614141' });
});
