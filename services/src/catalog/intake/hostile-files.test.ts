import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { forgetImport, lockImport, updateImport } from '../../platform/imports/progress.ts';
import { until } from '../../testing/until.ts';
import { importCatalog, standardDepartments } from '../index.ts';
import {
  brandedHeader,
  brandedRow,
  type ImportWorld,
  importWorld,
  numberOf,
  storeId,
} from '../testing/import-world.ts';

let catalog: ImportWorld;
beforeAll(async () => void (catalog = await importWorld()));
afterAll(() => catalog.close());

const reasonsOf = async (name: string) => (await catalog.rejectsOf(name)).map(({ line, reason }) => [line, reason]);

test('N-51 a byte order mark, CRLF, quotes, and bad lines of every kind: each costs only itself', async () => {
  const good = brandedRow(1).replace('CARBONATED WATER,', '""REAL"" WATER,\r\nCONTAINS: SOY,');
  const lines: (string | Buffer)[] = [
    `\uFEFF${brandedHeader}`,
    good,
    brandedRow(2).replace('CHEK', '"CHEK'),
    brandedRow(1, { name: 'The same again' }),
    brandedRow(3, { gtin: numberOf(3).replace(/.$/, (digit) => String((Number(digit) + 1) % 10)) }),
    brandedRow(4, { gtin: '00212410305402' }),
    brandedRow(5, { gtin: '12' }),
    brandedRow(6, { name: '' }),
    brandedRow(7, { package: '0 oz' }),
    brandedRow(8, { name: 'x'.repeat(10 * 1024 * 1024) }),
    Buffer.from(brandedRow(9, { name: 'Jalapeño' }), 'latin1'),
    brandedRow(10, { name: 'Nul\0l' }),
    `${brandedRow(11)},surplus`,
    '',
    brandedRow(12),
  ];
  const content = Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\r\n')]));
  expect(await catalog.imports('hostile.csv', content)).toMatchObject({ added: 2, rejected: 11 });
  expect(await reasonsOf('hostile.csv')).toEqual([
    [4, 'there is text between a quoted field and the next comma'],
    [5, `says again what line 2 says: ${numberOf(1)}`],
    [6, expect.stringContaining('has a wrong check digit')],
    [7, '00212410305402 carries a price or a weight, so it names no product'],
    [8, "12 isn't a GTIN, UPC, or EAN"],
    [9, 'has no name'],
    [10, 'package "0 oz" isn\'t a size that a package can have'],
    [11, 'is longer than 256 KB'],
    [12, "isn't valid UTF-8"],
    [13, 'contains a NUL character'],
    [14, 'has 17 fields, the header 16'],
  ]);
  const longest = Math.max(...(await catalog.rejectsOf('hostile.csv')).map(({ text }) => text.length));
  expect(longest).toBeLessThanOrEqual(2000);
  const found = await catalog.world.app.inject(`/catalog/products/gtin/${numberOf(1)}?storeId=${storeId}`);
  expect(found.json<object>()).toMatchObject({
    allergens: ['SOY'],
    ingredients: expect.stringContaining('"REAL" WATER'),
  });
});

test('prices that are negative, nothing, or could be read two ways are refused', async () => {
  await catalog.imports('one.csv', `${brandedHeader}\n${brandedRow(1)}\n`);
  const prices = ['-1.29', '0', '0.00', '"1,29"', '1.299', '2 for $5', '1e3', '', 'NaN', '99999999', '"1,299.00"'];
  const rows = prices.map((price) => `${storeId},${numberOf(1)},${price}`);
  expect(await catalog.imports('prices.csv', ['storeId,gtin,price', ...rows].join('\n'))).toMatchObject({
    added: 1,
    rejected: prices.length - 1,
  });
  const reasons = (await catalog.rejectsOf('prices.csv')).map(({ reason }) => reason);
  expect(reasons[0]).toBe('price "-1.29" is negative');
  expect(reasons[3]).toBe('price "1,29" isn\'t a price in dollars, such as 4.99');
});

test.each([
  ['utf16.csv', Buffer.from('\uFEFFgtin,name,category\n', 'utf16le'), 'ENCODING_INVALID'],
  ['header.csv', 'a,b,c\n1,2,3\n', 'HEADER_INVALID'],
  ['twice.csv', 'gtin,upc,UPC,name,category\n', 'HEADER_INVALID'],
  ['empty.csv', '', 'FILE_EMPTY'],
  ['blank.csv', '\uFEFF\r\n', 'FILE_EMPTY'],
  ['empty.jsonl', '', 'FILE_EMPTY'],
  ['caret.csv', 'gtin^name^category\n', 'HEADER_INVALID'],
  ['sep.csv', 'sep=^\ngtin^name^category\n', 'HEADER_INVALID'],
  ['quote.csv', '"gtin,name\n', 'HEADER_INVALID'],
])('a file that nothing can be read from is refused as a whole: %s', async (name, content, code) => {
  await expect(catalog.imports(name, content)).rejects.toMatchObject({ code });
});

test('a file of nothing but junk publishes nothing', async () => {
  const junk = Array.from({ length: 700 }, (_, index) => `{"a":${index}}`).join('\n');
  expect(await catalog.imports('junk.jsonl', junk)).toMatchObject({ version: null, added: 0, rejected: 700 });
});

const ends = { LF: '\n', CRLF: '\r\n', CR: '\r' } as const;
test.each(
  [',', ';', '\t', '|'].flatMap((delimiter) =>
    (['LF', 'CRLF', 'CR'] as const).flatMap((end) => [false, true].map((says) => ({ delimiter, end, says }))),
  ),
)(
  'a file of a spreadsheet is read with $delimiter between fields and $end at line ends, said by sep=: $says',
  async (as) => {
    const rows = [
      ['gtin', 'name', 'category'],
      [numberOf(90), '"Oats & Honey"', 'Soda'],
      ['', '', ''],
      [numberOf(91), '"Cola"', 'Soda', 'surplus'],
      [numberOf(92), 'Lemonade', 'Soda'],
    ].map((row) => row.join(as.delimiter));
    const lines = as.says ? [`sep=${as.delimiter}`, ...rows] : rows;
    const name = `sheet-${as.delimiter.charCodeAt(0)}-${as.end}-${as.says}.csv`;
    const { added, unchanged, rejected } = await catalog.imports(name, lines.join(ends[as.end]));
    expect([added + unchanged, rejected]).toEqual([2, 1]);
    expect(await reasonsOf(name)).toEqual([[as.says ? 5 : 4, 'has 4 fields, the header 3']]);
  },
);

test('what can’t be kept, or hides something, costs its line only, whatever the format', async () => {
  const line = (index: number, name: string) => JSON.stringify({ gtin: numberOf(index), name, category: 'Soda' });
  const lines = [
    line(70, 'Cola'),
    `{"gtin":"${numberOf(71)}","name":"Cola \\ud83c","category":"Soda"}`,
    line(72, '#REF!'),
    line(73, 'Cola \u202Eeno'),
    line(74, 'Cola\u0007'),
    line(75, 'Ben &amp; Jerry&#39;s Caf&eacute;'),
    line(76, 'Cola &nosuch; Free'),
    JSON.stringify({ gtin: '000000000000', name: 'Nothing', category: 'Soda' }),
  ];
  expect(await catalog.imports('odd.jsonl', lines.join('\n'))).toMatchObject({ added: 2, rejected: 6 });
  expect(await reasonsOf('odd.jsonl')).toEqual([
    [2, 'name contains half a character'],
    [3, 'name is #REF!, an error of a spreadsheet'],
    [4, 'name contains a character that turns the direction of text'],
    [5, 'name contains a control character'],
    [7, 'name contains &nosuch;, which stands for no character'],
    [8, "000000000000 isn't a GTIN, UPC, or EAN"],
  ]);
  const found = await catalog.world.app.inject(`/catalog/products/gtin/${numberOf(75)}?storeId=${storeId}`);
  expect(found.json<object>()).toMatchObject({ product: { name: "Ben & Jerry's Café" } });
});

test('I-8 one file imported twice at once is imported once', async () => {
  const rows = Array.from({ length: 600 }, (_, index) => brandedRow(10_000 + index));
  const file = await catalog.write('twice.csv', `${[brandedHeader, ...rows].join('\n')}\n`);
  const once = () =>
    importCatalog(catalog.world.context, {
      file,
      rejectedFile: `${file}.rejected.jsonl`,
      untypedFile: `${file}.untyped.jsonl`,
      source: 'twice.csv',
      departments: standardDepartments(),
    }).then(
      ({ added, unchanged }) => added + unchanged,
      ({ code }: { code: string }) => code,
    );
  const ends = await Promise.all([once(), once()]);
  expect(ends.filter((end) => end !== 600 && end !== 'IMPORT_UNDER_WAY')).toEqual([]);
  await once();
  expect(await once()).toBe(600);
});

test('I-8 who asks for an import that is being published waits, and starts it anew', async () => {
  const { db } = catalog.world;
  const importId = 'a file';
  await inTransaction(db, async (trx) => {
    await updateImport(trx, 'catalog', { ...(await lockImport(trx, 'catalog', importId)), bytes_done: 10 });
  });
  const second = await inTransaction(db, async (trx) => {
    await lockImport(trx, 'catalog', importId);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const asked = inTransaction(db, (other) => lockImport(other, 'catalog', importId));
    const waiting = sql`select from pg_stat_activity where ${rows[0]!.pid}::int = any (pg_blocking_pids(pid))`;
    await until(async () => (await waiting.execute(db)).rows.length > 0);
    await forgetImport(trx, 'catalog', importId);
    return { asked };
  });
  expect(await second.asked).toMatchObject({ import_id: importId, bytes_done: 0 });
});
