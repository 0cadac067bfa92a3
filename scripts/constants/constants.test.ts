import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { constantsIn, pageOf } from './page.ts';

const text = `
/** S-239, ms: a cart counts for so long. */
export const lifetime = 15 * 60_000;
/** S-181, S-251, ms: calls are answered in time. */
export const deadlines = { product: 1000, brands: 3000 } as const;
/** S-264, names: of units. */
export const units = { ea: { name: 'Each' } };
/** What no row asks for. */
export const other = 7;
`;
const values = {
  lifetime: 900_000,
  deadlines: { product: 1000, brands: 3000 },
  units: { ea: { name: 'Each' } },
  other: 7,
};
const found = constantsIn('web/src/constants.ts', text, values);

test('a page has a line for each constant that names its row and unit, in the order of rows, and lists of names below', () => {
  expect(pageOf(found).split('\n').slice(4)).toEqual([
    '| Row          | Name                | Value   | Unit | What it is                  | File                   |',
    '| ------------ | ------------------- | ------- | ---- | --------------------------- | ---------------------- |',
    '| S-181, S-251 | `deadlines.brands`  | 3,000   | ms   | Calls are answered in time. | `web/src/constants.ts` |',
    '| S-181, S-251 | `deadlines.product` | 1,000   | ms   | Calls are answered in time. | `web/src/constants.ts` |',
    '| S-239        | `lifetime`          | 900,000 | ms   | A cart counts for so long.  | `web/src/constants.ts` |',
    '',
    '## Names of units (S-264)',
    '',
    'In `web/src/constants.ts`:',
    '',
    '- ea = Each',
    '',
  ]);
});

test('two parts that disagree on a constant are refused', () => {
  const other = constantsIn('gateway/src/constants.ts', text, { ...values, lifetime: 1 });
  expect(() => pageOf([...found, ...other])).toThrow(
    'lifetime has to be the same in web/src/constants.ts and gateway/src/constants.ts',
  );
});

const rows = [...Array(28).keys()].map((at) => `S-${239 + at}`);
test.each(rows)('S-239..S-266 every constant stands in the table: %s', (row) => {
  const table = readFileSync(join(import.meta.dirname, '../../docs/constants.md'), 'utf8');
  expect(table).toMatch(new RegExp(String.raw`^(?:\| [^|]*|## .*)\b${row}\b`, 'm'));
});
