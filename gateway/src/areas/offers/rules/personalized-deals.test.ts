import { expect, test } from 'vitest';
import { dealsOf, hasDeals, pageSizeOf } from './personalized-deals.ts';

const answers = [
  ['no answer', null, false],
  ['nothing', undefined, false],
  ['no deals', {}, false],
  ['deals of null', { dealsInfo: null }, false],
  ['an empty list', { dealsInfo: [] }, false],
  ['a deal', { dealsInfo: ['new'] }, true],
] as const;

test.each(answers)('S-155 %s: %j is valid? %s', (_, answer, isValid) => {
  expect(hasDeals(answer)).toBe(isValid);
});

test.each(answers)('S-231 after %s there are its deals, those kept, or none', (_, answer = null, isValid) => {
  expect(dealsOf(answer, { dealsInfo: ['kept'] })).toEqual(isValid ? ['new'] : ['kept']);
  expect(dealsOf(answer, null)).toEqual(isValid ? ['new'] : []);
  expect(dealsOf(answer, {})).toEqual(isValid ? ['new'] : []);
});

test('S-199 S-254 a carousel of twelve asks for ten more', () => {
  expect(pageSizeOf(12)).toBe(22);
});
