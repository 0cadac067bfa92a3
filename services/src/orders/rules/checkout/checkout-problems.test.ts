import { expect, test } from 'vitest';
import { needsTime, orderChannels, stepOfProblem } from './checkout.ts';
import { type CheckoutFacts, needsId, problemsOf } from './checkout-problems.ts';

const milk = { entryId: 'milk', isThere: true, needsId: false };
const wine = { entryId: 'wine', isThere: true, needsId: true };
const fine: CheckoutFacts = {
  isMember: true,
  channel: 'DELIVERY',
  handOver: 'ATTENDED',
  lines: [milk, wine],
  slot: 'HELD',
  unfit: [],
  address: 'REACHED',
  hasPhone: true,
  hasPayment: true,
  missingCents: 0,
};
const said = (more: Partial<CheckoutFacts>) =>
  problemsOf({ ...fine, ...more }).map(({ code, step, entryIds }) => [code, step, ...entryIds].join(' '));

test.each<[Partial<CheckoutFacts>, string[]]>([
  [{}, []],
  [{ slot: null, address: null }, []],
  [{ lines: [] }, ['EMPTY ITEMS']],
  [{ slot: 'NONE' }, ['SLOT_NEEDED TIME']],
  [{ slot: 'ENDED' }, ['SLOT_ENDED TIME']],
  [{ unfit: ['cake', 'pie'] }, ['SLOT_UNFIT TIME cake pie']],
  [{ address: 'NONE' }, ['ADDRESS_NEEDED PLACE']],
  [{ address: 'OUTSIDE' }, ['OUTSIDE_DELIVERY_AREA PLACE']],
  [{ handOver: 'UNATTENDED' }, ['UNATTENDED_RESTRICTED PLACE wine']],
  [{ handOver: 'UNATTENDED', lines: [milk] }, []],
  [{ hasPhone: false }, ['PHONE_NEEDED PLACE']],
  [{ hasPhone: false, channel: 'PICKUP' }, ['PHONE_NEEDED PLACE']],
  [{ hasPhone: false, channel: 'SHIPPING' }, []],
  [{ hasPhone: false, channel: 'IN_STORE' }, []],
  [{ lines: [{ ...milk, isThere: false }, wine] }, ['UNAVAILABLE_LINES ITEMS milk']],
  [{ missingCents: 1 }, ['BELOW_MINIMUM ITEMS']],
  [{ hasPayment: false }, ['PAYMENT_NEEDED PAYMENT']],
  [{ isMember: false }, ['SIGN_IN_NEEDED REVIEW']],
])('N-60 with %j, in the way of an order is %j', (more, problems) => {
  expect(said(more)).toEqual(problems);
});

test('N-60 what is in the way comes in the order of the steps', () => {
  const all = said({
    isMember: false,
    handOver: 'UNATTENDED',
    lines: [wine, { ...milk, isThere: false }],
    slot: 'ENDED',
    unfit: ['milk'],
    address: 'OUTSIDE',
    hasPhone: false,
    hasPayment: false,
    missingCents: 500,
  });
  expect(all).toEqual([
    'SLOT_ENDED TIME',
    'SLOT_UNFIT TIME milk',
    'OUTSIDE_DELIVERY_AREA PLACE',
    'UNATTENDED_RESTRICTED PLACE wine',
    'PHONE_NEEDED PLACE',
    'UNAVAILABLE_LINES ITEMS milk',
    'BELOW_MINIMUM ITEMS',
    'PAYMENT_NEEDED PAYMENT',
    'SIGN_IN_NEEDED REVIEW',
  ]);
});

test('N-60 an empty cart has no other problem', () => {
  expect(said({ lines: [], slot: 'NONE', hasPayment: false, isMember: false })).toEqual(['EMPTY ITEMS']);
  expect(stepOfProblem.AGE_NOT_MET).toBe('REVIEW');
});

test('N-54 S-144 alcohol and restricted items need ID', () => {
  expect(needsId({ containsAlcohol: false, restrictedValue: 0 })).toBe(false);
  expect(needsId({ containsAlcohol: true, restrictedValue: 0 })).toBe(true);
  expect(needsId({ containsAlcohol: false, restrictedValue: 1 })).toBe(true);
});

test('S-2 a pickup and a delivery are at a time that is chosen', () => {
  expect(orderChannels.filter(needsTime)).toEqual(['PICKUP', 'DELIVERY']);
});
