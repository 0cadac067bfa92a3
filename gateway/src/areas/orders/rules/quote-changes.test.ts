import { expect, test } from 'vitest';
import { differenceOf, nameOfChange, textOfChange } from './quote-changes.ts';

const change = (code: string, beforeCents: number | null, afterCents: number | null) => ({
  entryId: null,
  name: null,
  code,
  beforeCents,
  afterCents,
});

test('N-60 a change of something new is one of the whole order', () => {
  const unknown = change('SOMETHING_NEW', null, 100);
  expect([nameOfChange(unknown, 'en'), textOfChange(unknown, 'en')]).toEqual(['Your order', 'This has changed.']);
});

test('N-60 a sum that is gone says that it has changed, and what was added costs all of its price', () => {
  expect(textOfChange(change('TAX', 86, null), 'en')).toBe('This has changed.');
  expect(textOfChange(change('PRICE', 86, null), 'en')).toBe('This has changed.');
  expect(differenceOf(change('ADDED', null, 250), 'en')).toBe('+$2.50');
});
