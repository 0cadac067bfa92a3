import { expect, test } from 'vitest';
import { minimumAge } from './minimum-age.ts';

test("G-70 a program's own minimum age applies if it has one", () => {
  expect(minimumAge({ type: 'DIVISION', uiAttributes: { minAge: 21 } })).toBe(21);
});

test('G-70 G-118 the minimum age is 18 for DIVISION and 16 for EPISODIC when none is given', () => {
  expect(minimumAge({ type: 'DIVISION', uiAttributes: {} })).toBe(18);
  expect(minimumAge({ type: 'EPISODIC', uiAttributes: {} })).toBe(16);
});

test('X-8 an explicit 0 stays 0', () => {
  expect(minimumAge({ type: 'DIVISION', uiAttributes: { minAge: 0 } })).toBe(0);
});

test('G-71 a type without its own default uses the configured setting', () => {
  const seasonal = { type: 'SEASONAL' as 'DIVISION', uiAttributes: {} };
  expect(minimumAge(seasonal)).toBe(0);
  expect(minimumAge(seasonal, 13)).toBe(13);
});
