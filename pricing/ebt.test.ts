import { expect, test } from 'vitest';
import { coveredByEbt, ebtShareOf } from './ebt.ts';
import { quote } from './quote.ts';
import { context, line, offer } from './testing/samples.ts';

const soda = line({ lineId: 'soda', upc: 'soda', listCents: 1000, taxCode: 'food', isPaidWithEbt: true });
const bread = line({ lineId: 'bread', upc: 'bread', listCents: 3000, isPaidWithEbt: true });
const soap = line({ lineId: 'soap', upc: 'soap', listCents: 1000, taxCode: 'food' });
const cart = [bread, soda, soap];
const shared = (ebtCents?: number, offers: Parameters<typeof quote>[1] = []) => {
  const settings = context(ebtCents === undefined ? {} : { ebtCents });
  const found = quote(cart, offers, settings);
  return { ...ebtShareOf({ cart, context: settings }, found), taxCents: found.totals.taxCents };
};

test('N-52 SNAP benefits pay as much as they are meant to, of what they may pay for, and none of it is taxed', () => {
  expect(shared()).toEqual({ eligibleCents: 4000, paidCents: 4000, taxCents: 50 });
  expect(shared(2500)).toEqual({ eligibleCents: 4000, paidCents: 2500, taxCents: 50 });
  expect(shared(9999)).toMatchObject({ paidCents: 4000 });
});

test('N-52 what they pay is counted on taxed food first, and the part they leave is taxed', () => {
  expect(shared(600).taxCents).toBe(Math.round((400 + 1000) * 0.05));
  expect(shared(0).taxCents).toBe(100);
});

test('T-94 $40 of SNAP and $10 of other goods under $20 off: the others first, the rest off what SNAP pays', () => {
  const off = offer({ proto: 'REWARDS_FLAT', buy: {}, get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 2000 } } });
  expect(shared(undefined, [off])).toEqual({ eligibleCents: 3000, paidCents: 3000, taxCents: 0 });
});

test('N-52 without lines they may pay for, they pay nothing', () => {
  const settings = context({ ebtCents: 500 });
  expect(ebtShareOf({ cart: [soap], context: settings }, quote([soap], [], settings))).toEqual({
    eligibleCents: 0,
    paidCents: 0,
  });
});

test('N-52 benefits that are used up on one line pay nothing of the next', () => {
  const lines = [
    line({ isPaidWithEbt: true }),
    line({ lineId: 'two', isPaidWithEbt: true }),
    line({ lineId: 'three' }),
  ];
  expect(coveredByEbt(lines, [400, 400, 400], () => false, { ebtCents: 500 })).toEqual([400, 100, 0]);
});
