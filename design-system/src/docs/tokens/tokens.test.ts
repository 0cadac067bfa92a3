import { expect, test } from 'vitest';
import { tokenRows } from '../../theme/token-rows.ts';
import { themeValues } from './theme-values.ts';
import { foundTokens, tokensByJob } from './token-jobs.ts';

const all = tokensByJob(tokenRows);
const namesIn = (wanted: string, value = '') =>
  foundTokens(all, wanted, () => value).flatMap(({ rows }) => rows.map(({ name }) => name));

test('every token does one job, and every job has tokens', () => {
  expect(all.flatMap(({ rows }) => rows).length).toBe(tokenRows.length);
  const jobs =
    'Action, Savings, Feedback, Surface, Text, Border and focus, Games, Type, Space, Size, Radius, Elevation, Motion';
  expect(all.map(({ job }) => job).join(', ')).toBe(jobs);
  expect(all[0]?.rows.map(({ name }) => name)).toContain('color.onAction');
});

test('a token is found by its name, its property, its words, its job, or its value', () => {
  expect(namesIn('inkSoft')).toEqual(['color.inkSoft']);
  expect(namesIn('--on-savings')).toEqual(['color.onSavings']);
  expect(namesIn('focus ring')).toContain('color.focus');
  expect(namesIn('savings')).toEqual(['color.savings', 'color.onSavings']);
  expect(namesIn('#ffd500', '#FFD500').length).toBe(tokenRows.length);
  expect(namesIn('nothing like it')).toEqual([]);
});

test('a theme tells its values in light and in dark', () => {
  const values = themeValues(
    '@font-face{src:url(a)}:root{--ink:light-dark(#000,rgb(1, 2, 3));--space-1:.25rem;--ease:cubic-bezier(0,1,2,3)}@media print{:root{--ink:red}}',
  );
  expect(Object.fromEntries(values)).toEqual({
    '--ink': { light: '#000', dark: 'rgb(1, 2, 3)' },
    '--space-1': { light: '.25rem', dark: '.25rem' },
    '--ease': { light: 'cubic-bezier(0,1,2,3)', dark: 'cubic-bezier(0,1,2,3)' },
  });
});
