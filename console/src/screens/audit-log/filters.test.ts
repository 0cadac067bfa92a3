import { expect, test } from 'vitest';
import { asFilter, filtersIn, searchOf } from './filters.ts';

const none = { operator: '', command: '', from: '', to: '' };

test('filters are what the address says, and back', () => {
  const filters = { ...none, operator: 'romero', to: '2026-08-05' };
  expect(searchOf(filters).toString()).toBe('operator=romero&to=2026-08-05');
  expect(filtersIn(searchOf(filters))).toEqual(filters);
});

test('the last day belongs to it as a whole', () => {
  const { from, to } = asFilter({ ...none, from: '2026-08-05', to: '2026-08-05' });
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(24 * 3600 * 1000);
});

test('what is no day filters nothing', () => {
  expect(asFilter({ ...none, from: 'yesterday', to: '' })).toEqual({
    operator: null,
    command: null,
    from: null,
    to: null,
  });
});
