import { expect, test } from 'vitest';
import { guest, isOwn, isTheirs, takenOver } from './whose.ts';

test.each([
  ['maya', 'maya', true, true],
  ['theo', 'maya', false, false],
  [guest, 'maya', false, true],
  [guest, guest, true, true],
  ['maya', guest, false, false],
  [undefined, 'maya', false, false],
  [{ owner: 'maya' }, 'maya', false, false],
])('N-6 what %s left is the own of %s: %s, and theirs to take along: %s', (whose, owner, own, theirs) => {
  expect([isOwn(whose, owner), isTheirs(whose, owner)]).toEqual([own, theirs]);
});

test('N-6 what a guest left is of whoever signs in, and what another shopper left stays theirs', () => {
  const kept = [
    { owner: guest, id: 1 },
    { owner: 'theo', id: 2 },
  ];
  expect(takenOver(kept, 'maya')).toEqual([
    { owner: 'maya', id: 1 },
    { owner: 'theo', id: 2 },
  ]);
  const none = kept.slice(1);
  expect(takenOver(none, 'maya')).toBe(none);
});
