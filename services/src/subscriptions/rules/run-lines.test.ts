import { expect, test } from 'vitest';
import {
  type DueItem,
  isOrdered,
  lineOfRun,
  linesAtPrice,
  orderedItem,
  type RunLine,
  runOutcomes,
} from './run-lines.ts';

const due: DueItem = {
  itemId: 'coffee',
  subscriptionId: 's1',
  quantity: 2,
  isSubstitutable: true,
  acceptedCents: 1000,
};
const now = { cents: 1000, left: 9 };
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
  ['it is no longer sold, and another may come', due, undefined, other, 'SUBSTITUTED', 'other'],
  ['it is no longer sold, and nothing else is close', due, undefined, null, 'NOT_CARRIED', null],
  [
    'it is no longer sold, and nothing else may come',
    { ...due, isSubstitutable: false },
    undefined,
    other,
    'NOT_CARRIED',
    null,
  ],
] as const)('N-65 %s', (_, item, found, substitute, outcome, substituteId) => {
  expect(lineOfRun(item, found, substitute, 'Coffee')).toMatchObject({ outcome, substituteId, name: 'Coffee' });
});

test('N-65 a line keeps what is ordered at what price, and of which subscription', () => {
  const line = { itemId: 'coffee', subscriptionId: 's1', quantity: 2, name: 'Coffee', substituteId: null };
  expect(lineOfRun(due, now, null, 'Coffee')).toEqual({ ...line, cents: 1000, outcome: 'ORDERED' });
  expect(lineOfRun(due, { ...now, left: 2 }, null, 'Coffee')).toEqual({ ...line, cents: 1000, outcome: 'ORDERED' });
  expect(lineOfRun(due, { ...now, left: 1 }, { ...other, cents: 1100 }, 'Coffee')).toEqual({
    ...line,
    cents: 1100,
    substituteId: 'other',
    outcome: 'SUBSTITUTED',
  });
  expect(lineOfRun(due, { ...now, left: 1 }, null, 'Coffee')).toEqual({
    ...line,
    cents: 1000,
    outcome: 'OUT_OF_STOCK',
    left: 1,
  });
  expect(lineOfRun(due, { ...now, left: 0 }, null, 'Coffee')).not.toHaveProperty('left');
  expect(lineOfRun(due, undefined, null, '')).toEqual({ ...line, name: '', cents: 0, outcome: 'NOT_CARRIED' });
});

test('N-65 what is there, and what takes its place, is in the order', () => {
  expect(runOutcomes.filter((outcome) => isOrdered({ outcome }))).toEqual(['ORDERED', 'SUBSTITUTED']);
  expect(orderedItem({ itemId: 'coffee', substituteId: null })).toBe('coffee');
  expect(orderedItem({ itemId: 'coffee', substituteId: 'other' })).toBe('other');
});

test('N-65 at its price, what is subscribed costs what it costs now, unless that rose over 10%', () => {
  const line = (more: Partial<RunLine> = {}): RunLine => ({ ...lineOfRun(due, now, null, 'Coffee'), ...more });
  const at = (cents: number | null, each: RunLine) =>
    linesAtPrice([each], () => ({ cents, acceptedCents: 1000 })).map((after) => [after.cents, after.outcome]);
  expect(at(1100, line())).toEqual([[1100, 'ORDERED']]);
  expect(at(900, line({ outcome: 'SUBSTITUTED' }))).toEqual([[900, 'SUBSTITUTED']]);
  expect(at(1101, line())).toEqual([[1101, 'PRICE_ROSE']]);
  expect(at(null, line())).toEqual([[1000, 'ORDERED']]);
  expect(at(5000, line({ subscriptionId: null }))).toEqual([[1000, 'ORDERED']]);
  expect(at(900, line({ outcome: 'OUT_OF_STOCK' }))).toEqual([[1000, 'OUT_OF_STOCK']]);
});

test('N-65 each line is asked about by itself, and they stay in order', () => {
  const lines = ['a', 'b'].map((name) => ({ ...lineOfRun(due, now, null, 'Coffee'), name }));
  const after = linesAtPrice(lines, ({ name }) => ({ cents: name === 'a' ? 1050 : 1200, acceptedCents: 1000 }));
  expect(after.map(({ name, cents, outcome }) => [name, cents, outcome])).toEqual([
    ['a', 1050, 'ORDERED'],
    ['b', 1200, 'PRICE_ROSE'],
  ]);
});
