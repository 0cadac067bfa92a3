import { expect, test } from 'vitest';
import { type DueItem, lineOfRun } from './run-lines.ts';

const due: DueItem = {
  itemId: 'coffee',
  subscriptionId: 's1',
  quantity: 2,
  isSubstitutable: true,
  acceptedCents: 1000,
};
const now = { name: 'Coffee', cents: 1000, left: 9 };
const other = { itemId: 'other', cents: 1050 };

test.each([
  ['it is there', due, now, other, 'ORDERED', null],
  ['it is out, and another may come', due, { ...now, left: 1 }, other, 'SUBSTITUTED', 'other'],
  ['it is out, and nothing else is close', due, { ...now, left: 1 }, null, 'OUT_OF_STOCK', null],
  [
    'it is out, and nothing else may come',
    { ...due, isSubstitutable: false },
    { ...now, left: 0 },
    other,
    'OUT_OF_STOCK',
    null,
  ],
  [
    'it is out, and the other costs too much',
    due,
    { ...now, left: 0 },
    { ...other, cents: 1101 },
    'OUT_OF_STOCK',
    null,
  ],
  ['it costs 10% more', due, { ...now, cents: 1100 }, other, 'ORDERED', null],
  ['it costs over 10% more', due, { ...now, cents: 1101 }, other, 'PRICE_ROSE', null],
  [
    'it comes once, at whatever it costs',
    { ...due, subscriptionId: null, acceptedCents: null },
    { ...now, cents: 5000 },
    other,
    'ORDERED',
    null,
  ],
  ['the store no longer carries it', due, undefined, other, 'NOT_CARRIED', null],
] as const)('N-65 %s', (_, item, found, substitute, outcome, substituteId) => {
  expect(lineOfRun(item, found, substitute)).toMatchObject({ outcome, substituteId });
});
