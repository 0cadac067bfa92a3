import { expect, test } from 'vitest';
import { nationalNumber, partsOf } from './parts.ts';

test('G-91 fl names parts of a profile; an unknown part is refused', () => {
  expect(partsOf('preferences,address, loyalty')).toEqual(new Set(['preferences', 'address', 'loyalty']));
  expect(partsOf('HOUSEHOLD')).toEqual(new Set(['HOUSEHOLD']));
  expect(partsOf('address,password')).toBeNull();
  expect(partsOf('')).toBeNull();
});

test('G-49 a phone number has ten digits', () => {
  expect(nationalNumber('+14155554821')).toBe('4155554821');
});
