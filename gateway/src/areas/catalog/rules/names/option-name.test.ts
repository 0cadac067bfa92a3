import { expect, test } from 'vitest';
import { optionName } from './option-name.ts';

test('S-180 a choice is called in Spanish; one that nobody translated, and English, stay as they are', () => {
  expect(optionName('Thin', 'es')).toBe('Delgado');
  expect(optionName('12 oz', 'es')).toBe('12 oz');
  expect(optionName('Thin', 'en')).toBe('Thin');
});
