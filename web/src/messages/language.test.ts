import { expect, test } from 'vitest';
import { negotiateLanguage } from './language.ts';
import { plural } from './support/plural.ts';

test('the page answers in English for a browser that wants it, and for one that wants what there is not', () => {
  expect(negotiateLanguage('en-US,en;q=0.9')).toBe('en');
  expect(negotiateLanguage('fr-CA, de;q=0.8')).toBe('en');
  expect(negotiateLanguage('')).toBe('en');
});

test('a word takes the form of its number', () => {
  const plays = plural('en', { one: 'play', other: 'plays' });
  expect([0, 1, 2, 21].map(plays)).toEqual(['plays', 'play', 'plays', 'plays']);
  expect(plural('pl', { one: 'gra', few: 'gry', other: 'gier' })(3)).toBe('gry');
});
