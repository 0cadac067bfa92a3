import { expect, test } from 'vitest';
import { savedText } from './saved-text.ts';

const today = Temporal.PlainDate.from('2026-08-05');

test('S-262 what Schedule & Save has saved so far, and since when', () => {
  expect(savedText(null, today, 'en')).toBeNull();
  expect(savedText({ cents: 3812, since: '2026-03-01' }, today, 'en')).toBe('$38.12 saved since March');
  expect(savedText({ cents: 3812, since: '2026-03-31' }, today, 'es')).toBe('$38.12 de ahorro desde marzo');
  expect(savedText({ cents: 50, since: '2025-12-31' }, today, 'en')).toBe('$0.50 saved since December 2025');
  expect(savedText({ cents: 50, since: '2025-12-31' }, today, 'es')).toBe('$0.50 de ahorro desde diciembre de 2025');
});
