import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  brandedHeader,
  brandedRow,
  type ImportWorld,
  importWorld,
  numberOf,
  storeId,
} from '../../catalog/testing/import-world.ts';
import { auditOf, commandsOf } from '../testing/ops-testing.ts';

let catalog: ImportWorld;
beforeAll(async () => void (catalog = await importWorld({ audited: true })));
afterAll(() => catalog.close());

const run = (...args: readonly string[]) => commandsOf(catalog.world)('catalog', ...args);
const change = (...args: readonly string[]) => run(...args, '--operator', 'okafor', '--yes');

test('N-71 an import needs an operator and a yes, says what it did, and is in the audit log', async () => {
  const file = await catalog.write('branded.csv', [brandedHeader, brandedRow(1), brandedRow(2), 'x'].join('\n'));
  expect(await run('status')).toMatchObject({ code: 0, said: 'Nothing has been imported.' });
  expect(await run('import', file)).toMatchObject({ code: 2 });
  expect(
    await commandsOf(catalog.world, { answer: 'no' })('--operator', 'okafor', 'catalog', 'import', file),
  ).toMatchObject({
    code: 2,
    asked: [`Import ${file} into the catalog? Type yes: `],
  });
  expect(await change('import', file)).toMatchObject({
    code: 0,
    said: [
      'New: 2; changed: 0; unchanged: 0; lines rejected: 1.',
      'Published as version 1.',
      'Columns not used: off_image.',
      `Rejected lines and reasons: ${file}.rejected.jsonl`,
    ].join('\n'),
  });
  expect((await change('import', file)).said).toContain('The catalog is as it was: there was nothing to publish.');
  const line = (outcome: string) => ['okafor', 'catalog import', 'branded.csv', outcome];
  expect(await auditOf(catalog.world)).toEqual(['BEGUN', 'DONE', 'BEGUN', 'DONE'].map(line));
});

test('N-71 status lists the versions, and a rollback takes the newest back', async () => {
  const file = await catalog.write('prices.csv', `storeId,gtin,price\n${storeId},${numberOf(1)},1.29\n`);
  await change('import', file);
  expect((await run('status')).said).toMatch(/^ +2 {2}2026-08-05T19:00:00\.000Z {2}1 new, 0 changed {2}prices\.csv\n/);
  expect((await change('rollback')).said).toMatch(
    /^Version 2 is rolled back\. Products, photos, and prices that it changed: 1\.$/,
  );
  expect((await run('status')).said).toContain('prices.csv  (rolled back 2026-08-05T19:00:00.000Z)');
  await change('rollback');
  expect(await change('rollback')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('NOTHING_TO_ROLL_BACK'),
  });
});

test('a file that is missing, or that nothing can be read from, is refused in one sentence', async () => {
  const none = `${await catalog.write('header.csv', 'a,b\n1,2\n')}.none`;
  expect(await change('import', none)).toMatchObject({ code: 2, complained: `${none} can't be opened (ENOENT).` });
  const { code, complained } = await change('import', none.replace('.none', ''));
  expect([code, complained]).toEqual([
    1,
    expect.stringMatching(/^Refused \(HEADER_INVALID\): A product needs gtin or upc/),
  ]);
});

test('N-55 an import says how many products no type fits, and where they are listed', async () => {
  const shelfId = 'frozen-foods.frozen-meals.meals-entrees';
  const line = JSON.stringify({ gtin: numberOf(40), name: 'Kariot', shelfId });
  const file = await catalog.write('odd.jsonl', `${line}\n`);
  expect((await change('import', file)).said).toContain(`Products without a type: 1, listed in ${file}.untyped.jsonl`);
  expect(await catalog.untypedOf('odd.jsonl')).toMatchObject([{ line: 1, name: 'Kariot', guess: null }]);
});
