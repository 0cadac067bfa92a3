import { expect, test } from 'vitest';
import { reasonText } from './reason-text.ts';

test('N-67 what is due says when, and how often it is bought', () => {
  expect(reasonText({ code: 'DUE', dueInDays: 2, cadenceDays: 14 }, null)).toBe('Due in 2 days, every 14 days');
  expect(reasonText({ code: 'DUE', dueInDays: -1, cadenceDays: 7 }, 'Pasta')).toBe('1 day late, every 7 days');
});

test('S-207 what goes with something says with what, if that is carried', () => {
  const together = { code: 'BOUGHT_TOGETHER', withItemId: 'pasta' } as const;
  expect(reasonText(together, 'Dry Pasta')).toBe('Often bought with dry pasta');
  expect(reasonText(together, null)).toBe('Often bought together');
});

test('what many buy says so', () => expect(reasonText({ code: 'POPULAR' }, 'Pasta')).toBe('Many buy it'));
