import { expect, it } from 'vitest';
import { findings } from '../planted-house.ts';

const reads = [
  'Date.now()',
  "Date['now']()",
  'new Date()',
  'new Date',
  'Date()',
  'Temporal.Now.instant()',
  '[1].map(Date.now)',
];
const computes = ['new Date(0)', "Date.parse('2026-08-05')", "Temporal.Instant.from('2026-08-05T00:00Z')"];
const fileOf = (kind: string, index: number) => `web/src/features/planted/${kind}-${index}.ts`;
const clock = 'web/src/planted/clock.ts';

const code = (expression: string) => `export const planted = ${expression};\n`;
const said = findings(
  'one-clock',
  ['error', { allow: [`/${clock}`] }],
  new Map([
    ...reads.map((expression, index) => [fileOf('reads', index), code(expression)] as const),
    ...computes.map((expression, index) => [fileOf('computes', index), code(expression)] as const),
    ...[clock, 'web/src/a.test.tsx', 'web/src/testing/a.ts', 'services/src/a.ts', 'web/src/b.ts'].map(
      (file) => [file, code('Date.now()')] as const,
    ),
  ]),
);

it.each(reads.map((expression, index) => [expression, index] as const))('%s reads the time', (_, index) => {
  expect(said.get(fileOf('reads', index))).toEqual([expect.stringContaining('Ask the clock of the page')]);
});

it.each(computes.map((expression, index) => [expression, index] as const))('%s reads no time', (_, index) => {
  expect(said.get(fileOf('computes', index))).toBeUndefined();
});

it('is for the product code of the storefront, apart from its clock', () => {
  const outside = [...said.keys()].filter((file) => !file.startsWith('web/src/features/planted/'));
  expect(outside).toEqual(['web/src/b.ts']);
});
