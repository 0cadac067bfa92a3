import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../../app.ts';
import { browserOf } from '../../identity/testing/fixture.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { auditOf, commandsOf } from '../testing/ops-testing.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-stores-'));
  world = await createWorld({ services, clock: '2026-08-05T19:00:00Z' });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (...args: readonly string[]) => commandsOf(world)('stores', ...args);
const change = (...args: readonly string[]) => run(...args, '--operator', 'okafor', '--yes');
async function written(name: string, text: string) {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}
const csv = `storeId,name,address,city,state,zip,phone,hours,pickup,pickupSun
GA-1,Haggen Baxley,1010 S Main St,Baxley,GA,31513,912-555-0142,7-22,9-20,closed
GA-2,Haggen Alma,2 Oak St,Alma,GA,31510,,7-22,,
`;
const open = async () => {
  const answer = await world.app.inject('/stores/search?place=31513&banner=haggen');
  return answer.json<{ stores: { store: { storeId: string } }[] }>().stores.map(({ store }) => store.storeId);
};
const shopAt = (storeId: string, channel: string) =>
  world.app.inject(`/stores/${storeId}/shop?banner=haggen&channel=${channel}`);

test('N-71 stores come from a file under the banner that the command names, and none is open before it is said', async () => {
  const file = await written('stores.csv', csv);
  expect(await run('check')).toMatchObject({ code: 0, said: 'There are no stores.' });
  expect((await run('import', file)).code).toBe(2);
  expect(await change('import', file)).toMatchObject({
    said: expect.stringMatching(/^New: 0; .* lines rejected: 2\./),
  });
  expect(await readFile(`${file}.rejected.jsonl`, 'utf8')).toContain('has no banner; it can be safeway, acme,');
  expect(await change('import', file, '--banner', 'haggen')).toMatchObject({
    code: 0,
    said: 'New: 2; changed: 0; unchanged: 0; lines rejected: 0.\nPublished as version 1.',
  });
  expect(await open()).toEqual([]);
  for (const path of ['GA-1/shop?banner=haggen&channel=pickup', 'default?banner=haggen'])
    expect((await world.app.inject(`/stores/${path}`)).statusCode).toBe(404);
});

test('S-73 a check names what each store lacks, and fails until it lacks nothing', async () => {
  expect(await run('check')).toMatchObject({
    code: 1,
    complained: '2 stores lack something.',
    said: [
      'GA-1  Haggen, 1010 S Main St, Baxley, GA: not open',
      '    has no pickup times on Sunday',
      '    has no prices',
      'GA-2  Haggen, 2 Oak St, Alma, GA: not open',
      '    has no phone',
      '    has no prices',
    ].join('\n'),
  });
  expect(await run('check', 'GA-9')).toMatchObject({ code: 1, complained: expect.stringContaining('STORE_NOT_FOUND') });
});

test('a store opens when it lacks nothing, or anyway, and shoppers find it until it closes', async () => {
  expect(await change('open', 'GA-1')).toMatchObject({
    code: 1,
    complained:
      'Refused (STORE_INCOMPLETE): GA-1 has no pickup times on Sunday, has no prices. --anyway opens it all the same.',
  });
  expect(await change('open')).toMatchObject({ code: 2, complained: 'Name the stores to open, or say --all.' });
  expect(await open()).toEqual([]);
  expect(await change('open', 'GA-1', '--anyway')).toMatchObject({ code: 0, said: 'Opened: 1 store.' });
  expect(await open()).toEqual(['GA-1']);
  expect((await shopAt('GA-1', 'pickup')).statusCode).toBe(200);
  expect((await shopAt('GA-2', 'instore')).statusCode).toBe(404);
  expect(await change('open', '--all', '--anyway')).toMatchObject({ said: 'Opened: 1 store.' });
  expect(await change('open', '--all')).toMatchObject({ said: 'Nothing to open: shoppers see them already.' });
  expect(await open()).toEqual(['GA-1', 'GA-2']);
  expect(await change('close', 'GA-1', 'GA-2')).toMatchObject({ said: 'Closed: 2 stores.' });
  expect(await change('close', 'GA-1')).toMatchObject({ said: 'Nothing to close: shoppers see none of them.' });
  expect(await open()).toEqual([]);
  expect((await shopAt('GA-1', 'pickup')).statusCode).toBe(404);
  expect((await world.app.inject('/orders/slots?storeId=GA-1&channel=PICKUP')).statusCode).toBe(409);
});

test('S-10 nobody joins at a store that is closed, and who chose one before it closed shops at another', async () => {
  await change('open', '--all', '--anyway');
  const browser = browserOf(world);
  const site = { banner: 'haggen' };
  await browser.proves('ada@example.com');
  const join = (storeId: string, key: string) => browser.joins({ ...site, zipCode: '31513', storeId }, key);
  await change('close', 'GA-1');
  expect((await join('GA-1', 'join-0001')).statusCode).toBe(400);
  await change('open', 'GA-1', '--anyway');
  expect((await join('GA-1', 'join-0002')).json()).toMatchObject({ storeId: 'GA-1', shopStoreId: 'GA-1' });
  await change('close', 'GA-1');
  const info = await browser.get('/auth/userinfo?banner=haggen');
  expect(info.json()).toMatchObject({ storeId: 'GA-1', shopStoreId: 'GA-2' });
  await change('close', 'GA-2');
});

test('what is exported is imported without a change, and what operators did is in the audit log', async () => {
  const file = join(folder, 'all.jsonl');
  expect(await run('export', file)).toMatchObject({ code: 0, said: `Stores exported: 2, to ${file}` });
  expect((await run('export')).said).toBe((await readFile(file, 'utf8')).trimEnd());
  expect((await change('import', file)).said).toContain('The stores are as they were: there was nothing to publish.');
  expect(await run('export', join(folder, 'all.csv'))).toMatchObject({ code: 2 });
  expect((await change('rollback')).said).toBe(
    'Version 1 is rolled back. Stores that are as they were: 0; closed, because they were new: 2.',
  );
  expect((await run('status')).said).toContain('stores.csv  (rolled back');
  expect((await auditOf(world)).map(([, command, subject, outcome]) => [command, subject, outcome])).toEqual(
    expect.arrayContaining([
      ['stores import', 'stores.csv', 'DONE'],
      ['stores open', 'GA-1', 'STORE_INCOMPLETE'],
      ['stores open', 'all stores', 'DONE'],
      ['stores close', 'GA-1 GA-2', 'DONE'],
      ['stores rollback', 'stores', 'DONE'],
    ]),
  );
});

test('of several who open and close a store at once, each is told what they did', async () => {
  const said = await Promise.all(
    ['open', 'close', 'open', 'close'].map((command) =>
      change(command, 'GA-1', ...(command === 'open' ? ['--anyway'] : [])),
    ),
  );
  const did = said.map(({ said: text }) => text);
  const opened = did.filter((text) => text === 'Opened: 1 store.').length;
  const closed = did.filter((text) => text === 'Closed: 1 store.').length;
  expect(opened).toBeGreaterThan(0);
  expect(await open()).toEqual(opened > closed ? ['GA-1'] : []);
});
