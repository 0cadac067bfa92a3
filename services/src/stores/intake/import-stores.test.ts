import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineOfStore } from '../rules/imports/store-line.ts';
import { closedStores, openStores } from '../store/closed-stores.ts';
import { anyStore } from '../testing/any-store.ts';
import { type FilesWorld, filesWorld } from '../testing/files-world.ts';
import { newestStoreVersions, rollBackStores } from './publish.ts';

let files: FilesWorld;
beforeEach(async () => void (files = await filesWorld()));
afterEach(() => files.close());

const header = 'storeId,name,banner,address,city,state,zip,phone,hours,hoursSun,pickup,pickupSun,deliveryZips,default';
const baxley =
  'GA-1,Green Leaf Baxley,greenleaf,1010 S Main St,Baxley,GA,31513,9125550142,7-22,8-20,9-20,closed,31513 31515,yes';
const alma = 'GA-2,Green Leaf Alma,greenleaf,2 Oak St,Alma,GA,31510,,7-22,,,,,';
const csv = (...rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`;
const lines = async () =>
  (await files.exported())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { storeId: string });
const takeBack = () => rollBackStores(files.world.context);

test('G-120 S-73 a file of stores is published at once, and the same again changes nothing', async () => {
  const all = csv(baxley, alma);
  expect(await files.imports('stores.csv', all)).toMatchObject({ version: 1, added: 2, changed: 0, rejected: 0 });
  const before = await files.exported();
  expect(await files.imports('stores.csv', all)).toMatchObject({ version: null, added: 0, unchanged: 2 });
  expect(await files.exported()).toBe(before);
  const [first] = await lines();
  expect(first).toMatchObject({
    storeId: 'GA-1',
    timeZone: 'America/New_York',
    division: 'SOUTH',
    default: true,
    channels: ['pickup', 'instore'],
    hours: { mon: '7:00-22:00', sun: '8:00-20:00' },
    deliveryZips: ['31513', '31515'],
  });
});

test('a line that is no store goes to the rejected lines with its number, its column, and the reason', async () => {
  const rows = [
    baxley,
    alma.replace('greenleaf', 'nobody'),
    alma.replace('7-22', '7-6'),
    baxley.replace('Baxley,GA', 'Alma,GA'),
    alma.replace(/,$/, ',yes'),
    alma,
  ];
  expect(await files.imports('stores.csv', csv(...rows))).toMatchObject({ added: 2, rejected: 4 });
  expect((await files.rejectsOf('stores.csv')).map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'banner "nobody" is unknown; it can be greenleaf, vons'],
    [4, 'hours "7-6" ends before it begins'],
    [5, 'default: says again what line 2 says: greenleaf'],
    [6, 'default: says again what line 2 says: greenleaf'],
  ]);
});

test('columns that nothing is read from are named, and a file without stores is refused', async () => {
  const odd = csv(alma).replace('zip,', 'zip,county,').replace('31510,', '31510,BACON,');
  expect(await files.imports('odd.csv', odd)).toMatchObject({ added: 1, unusedColumns: ['county'] });
  expect(await files.imports('words.jsonl', 'one\ntwo\n')).toMatchObject({ version: null, rejected: 2 });
  await expect(files.imports('none.csv', 'name,price\na,1\n')).rejects.toMatchObject({ code: 'HEADER_INVALID' });
});

test('exporting and importing loses nothing and changes nothing, whatever the stores are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc
        .tuple(anyStore(['A', 'B']), anyStore(['C', 'D']))
        .map(([one, other]) => [
          one,
          { ...other, isDefault: other.isDefault && !(one.isDefault && one.store.banner === other.store.banner) },
        ]),
      async (some) => {
        const said = some.map((whole) => `${JSON.stringify(lineOfStore(whole))}\n`).join('');
        await files.imports('some.jsonl', said);
        const exported = await files.exported();
        for (const whole of some) expect(exported).toContain(`${JSON.stringify(lineOfStore(whole))}\n`);
        expect(await files.imports('again.jsonl', exported)).toMatchObject({ version: null, rejected: 0 });
        expect(await files.exported()).toBe(exported);
      },
    ),
    { numRuns: 25 },
  );
});

test('a store that is new is not open, and one that was open stays so when a file changes it', async () => {
  await files.imports('one.csv', csv(alma));
  expect([...(await closedStores(files.world.db))]).toEqual(['GA-2']);
  await openStores(files.world.db, ['GA-1', 'GA-2']);
  await files.imports('two.csv', csv(alma.replace('Oak', 'Elm'), baxley));
  expect([...(await closedStores(files.world.db))]).toEqual(['GA-1']);
  const moved = csv(alma.replace('greenleaf', 'vons'));
  expect(await files.imports('moved.csv', moved)).toMatchObject({ version: null, rejected: 1 });
  expect(await files.rejectsOf('moved.csv')).toMatchObject([
    { line: 2, reason: 'banner "vons" differs: store GA-2 is open as greenleaf' },
  ]);
});

test('a rollback takes stores back step by step, the default of a banner too, and closes what was new', async () => {
  await files.imports('one.csv', csv(baxley));
  const first = await files.exported();
  await files.imports('two.csv', csv(baxley.replace('7-22', '6-23'), alma));
  await files.imports('three.csv', `storeId,default\nGA-2,yes\n`);
  expect((await lines()).map((line) => [line.storeId, (line as unknown as { default: boolean }).default])).toEqual([
    ['GA-1', false],
    ['GA-2', true],
  ]);
  expect(await takeBack()).toEqual({ version: 3, rows: 2, closed: 0 });
  await openStores(files.world.db, ['GA-1', 'GA-2']);
  expect(await takeBack()).toEqual({ version: 2, rows: 1, closed: 1 });
  expect((await files.exported()).split('\n')[0]).toBe(first.trimEnd());
  expect([...(await closedStores(files.world.db))]).toEqual(['GA-2']);
  expect(await takeBack()).toEqual({ version: 1, rows: 0, closed: 1 });
  await expect(takeBack()).rejects.toMatchObject({ code: 'NOTHING_TO_ROLL_BACK' });
});

test('I-8 of several who import files about one store at once, each publishes on what it has read, or is told to read again', async () => {
  await files.imports('first.csv', csv(baxley));
  const outcomes = await Promise.all(
    ['1', '2', '3', '4'].map((number) =>
      files.imports(`${number}.csv`, `storeId,phone\nGA-1,912555016${number}\n`).then(
        ({ changed }) => changed,
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(outcomes).toContain(1);
  expect(outcomes.filter((outcome) => outcome !== 1 && outcome !== 'STORES_CHANGED')).toEqual([]);
  const published = await newestStoreVersions(files.world.db, 20);
  expect(published).toHaveLength(1 + outcomes.filter((outcome) => outcome === 1).length);
  for (const number of ['1', '2', '3', '4'])
    await files.imports(`${number}.csv`, `storeId,phone\nGA-1,912555016${number}\n`);
  expect(await lines()).toMatchObject([{ storeId: 'GA-1', phone: '9125550164' }]);
});
