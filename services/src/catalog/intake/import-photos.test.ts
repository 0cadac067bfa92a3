import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frontPhotos, importPhotos, rollBackCatalog, standardDepartments } from '../index.ts';
import type { Photo } from '../rules/photos/photo.ts';
import {
  brandedHeader,
  brandedRow,
  type ImportWorld,
  importWorld,
  numberOf,
  storeId,
} from '../testing/import-world.ts';
import { photographed } from '../testing/studio.ts';
import { type WebOfPictures, webOfPictures } from '../testing/web-of-pictures.ts';

let catalog: ImportWorld;
let web: WebOfPictures;
/** What the internet has, by address. */
let pictures: Map<string, Buffer>;

beforeEach(async () => {
  catalog = await importWorld();
  pictures = new Map();
  web = await webOfPictures((url, response) => {
    const picture = pictures.get(url);
    if (picture) response.end(picture);
    else response.writeHead(404).end();
  });
  const rows = [1, 2, 3].map((index) => brandedRow(index));
  await catalog.imports('products.csv', `${[brandedHeader, ...rows].join('\n')}\n`);
});
afterEach(async () => {
  await web.close();
  await catalog.close();
});

async function photosOf(index: number): Promise<Photo[]> {
  const answer = await catalog.world.app.inject(`/catalog/products/gtin/${numberOf(index)}?storeId=${storeId}`);
  return answer.json<{ product: { photos: Photo[] } }>().product.photos;
}
const shown = async (index: number) =>
  (await photosOf(index)).map(({ role, alt, width }) => [role, alt?.en ?? null, width]);
const shot = (hue: number, side = 120) => photographed({ subject: 'produce', hue, side });
const csv = (...rows: readonly (readonly [index: number, ...string[]])[]) =>
  [
    'gtin,imageUrl,imageUrlBack,imageAlt',
    ...rows.map(([index, ...cells]) => [numberOf(index), ...cells].join(',')),
  ].join('\n');
const url = (name: string) => `https://pictures.example/${name}`;

async function inFolder(files: Readonly<Record<string, Buffer>>) {
  const folder = join(catalog.folder, 'photos');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}
const importFolder = (folder: string) =>
  importPhotos(catalog.world.context, {
    folder,
    rejectedFile: `${folder}.rejected.jsonl`,
    source: 'photos',
    departments: standardDepartments(),
  });

test('photos of packs, fruit, and plates in four views are imported from a folder, and stand on their products for good', async () => {
  const folder = await inFolder({
    [`${numberOf(1)}.jpg`]: await photographed({ subject: 'pack', side: 700 }),
    [`${numberOf(1)}-back.jpg`]: await photographed({ subject: 'pack', view: 'back', side: 120 }),
    [`${numberOf(1)}-nutrition.jpg`]: await photographed({ subject: 'pack', view: 'nutrition', side: 120 }),
    [`${numberOf(1)}-lifestyle.jpg`]: await photographed({ subject: 'pack', view: 'lifestyle', side: 120 }),
    [`${numberOf(2)}-front.png`]: await photographed({ subject: 'produce', hue: 110, side: 120 }),
    [`${numberOf(3)}.jpg`]: await photographed({ subject: 'plate', hue: 340, side: 120 }),
  });
  expect(await importFolder(folder)).toMatchObject({ version: 2, added: 3, changed: 0, unchanged: 0, rejected: 0 });
  expect((await photosOf(1)).map(({ role, width, height }) => [role, width, height])).toEqual([
    ['FRONT', 700, 700],
    ['BACK', 120, 120],
    ['NUTRITION', 120, 120],
    ['LIFESTYLE', 120, 90],
  ]);
  const [front] = await photosOf(1);
  expect(front).toMatchObject({ widths: [96, 192, 320, 640, 700], alt: null, color: expect.stringMatching(/^#/) });
  const file = (name: string) => catalog.world.app.inject(`/catalog/photos/${front!.photoId}-${name}`);
  for (const [name, type] of [
    ['320.avif', 'image/avif'],
    ['700.webp', 'image/webp'],
    ['share.jpg', 'image/jpeg'],
  ] as const) {
    const { statusCode, headers, rawPayload } = await file(name);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      'public, max-age=31536000, immutable',
    ]);
    expect(rawPayload.length).toBeGreaterThan(500);
  }
  expect((await file('321.avif')).statusCode).toBe(404);
  expect((await catalog.world.app.inject('/catalog/photos/..%2f..%2fsecret')).statusCode).toBe(400);

  // The same folder again changes nothing, and neither does a file that says nothing of photos.
  expect(await importFolder(folder)).toMatchObject({ version: null, unchanged: 3 });
  await catalog.imports('renamed.csv', `${brandedHeader}\n${brandedRow(1, { name: 'Chek, Cola' })}\n`);
  expect(await photosOf(1)).toHaveLength(4);
});

test('photos are fetched with the products of a file, each original once, with what they show in words', async () => {
  pictures.set('pictures.example/one.jpg', await shot(10));
  pictures.set('pictures.example/back.jpg', await shot(40));
  const header = `${brandedHeader},imageUrl,imageUrlBack,imageAlt`;
  const row = (index: number) => `${brandedRow(index)},${url('one.jpg')},${url('back.jpg')},A can of cola`;
  const both = [header, row(3), row(4)].join('\n');
  expect(await catalog.imports('both.csv', both, web.fetching)).toMatchObject({ added: 3, unchanged: 1, rejected: 0 });
  for (const index of [3, 4])
    expect(await shown(index)).toEqual([
      ['FRONT', 'A can of cola', 120],
      ['BACK', null, 120],
    ]);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from catalog.photo`.execute(
    catalog.world.db,
  );
  expect(rows).toEqual([{ count: 2 }]);
  expect(await catalog.imports('both.csv', both, web.fetching)).toMatchObject({ version: null, unchanged: 4 });
});

test('a server that knows versions is asked for changes only, and its file is fetched again once ours are lost', async () => {
  let version = 1;
  const files = [await shot(10), await shot(200)];
  let sent = 0;
  web.answers = (_, response, headers) => {
    const etag = `"v${version}"`;
    if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
    sent += 1;
    response.writeHead(200, { etag }).end(files[version - 1]);
  };
  const file = csv([1, url('one.jpg'), '', '']);
  await catalog.imports('a.csv', file, web.fetching);
  const [before] = await photosOf(1);
  await catalog.imports('a.csv', file, web.fetching);
  expect([sent, await photosOf(1)]).toEqual([1, [before]]);
  version = 2;
  await catalog.imports('a.csv', file, web.fetching);
  const [after] = await photosOf(1);
  expect([sent, after?.photoId === before?.photoId]).toEqual([2, false]);
  await rm(join(catalog.folder, 'media'), { recursive: true });
  await catalog.imports('a.csv', file, web.fetching);
  expect(sent).toBe(3);
  const answer = await catalog.world.app.inject(`/catalog/photos/${after!.photoId}-96.webp`);
  expect(answer.statusCode).toBe(200);
});

test('a photo that can’t be used costs itself only, is rejected with the reason, and leaves what the product had', async () => {
  pictures.set('pictures.example/one.jpg', await shot(10));
  await catalog.imports('first.csv', csv([1, url('one.jpg'), '', 'An apple']), web.fetching);
  pictures.set('pictures.example/page.jpg', Buffer.from('<!doctype html><title>Sign in</title>'));
  pictures.set('pictures.example/half.jpg', (await shot(20)).subarray(0, 900));
  const file = csv(
    [1, url('page.jpg'), url('one.jpg'), ''],
    [2, `${url('half.jpg?key=secret')} ${url('one.jpg')}`, 'http://pictures.example/one.jpg', ''],
    [3, url('gone.jpg'), 'https://10.0.0.1/one.jpg', ''],
    [99, url('one.jpg'), '', ''],
    [3, '', '', ''],
  );
  pictures.set('pictures.example/half.jpg?key=secret', (await shot(20)).subarray(0, 900));
  expect(await catalog.imports('second.csv', file, web.fetching)).toMatchObject({ added: 1, changed: 1, rejected: 7 });
  expect((await catalog.rejectsOf('second.csv')).map(({ line, reason }) => [line, reason])).toEqual([
    [5, `there is no product ${numberOf(99)}`],
    [6, 'has no imageUrl'],
    [2, 'https://pictures.example/page.jpg is a page, not a photo'],
    [3, 'https://pictures.example/half.jpg is broken or incomplete'],
    [3, "http://pictures.example/one.jpg isn't https"],
    [4, 'pictures.example answered 404'],
    [4, '10.0.0.1 is an address in a private network'],
  ]);
  expect(await shown(1)).toEqual([
    ['FRONT', 'An apple', 120],
    ['BACK', null, 120],
  ]);
  expect(await shown(2)).toEqual([['FRONT', null, 120]]);
  expect(await photosOf(3)).toEqual([]);
});

test('a department and its aisles show the photo of what sells best in them, while it has one', async () => {
  type Place = { productCount: number; pictures: object | null; photo: Photo | null };
  const places = async () => {
    const answer = await catalog.world.app.inject('/catalog/departments');
    const { departments } = answer.json<{ departments: (Place & { aisles: Place[] })[] }>();
    return departments.flatMap(({ aisles, ...department }) => [department, ...aisles]);
  };
  const names = [1, 2, 3].map((index) => `${index}.jpg`);
  for (const [index, name] of names.entries()) pictures.set(`pictures.example/${name}`, await shot(index * 90));
  const photographs = (...cells: readonly string[]) =>
    catalog.imports('photos.csv', csv(...cells.map((cell, at) => [at + 1, cell, '', ''] as const)), web.fetching);
  await photographs(...names.map(url));
  const fronts = (await Promise.all([1, 2, 3].map(photosOf))).map(([front]) => front?.photoId);
  const [held, empty] = [(await places()).filter(({ productCount }) => productCount > 0), await places()];
  expect(held.filter(({ photo, pictures }) => !pictures || !fronts.includes(photo?.photoId))).toEqual([]);
  expect(held.length).toBeGreaterThan(1);
  expect(empty.filter(({ productCount, photo }) => productCount === 0 && photo)).toEqual([]);
  await photographs('none', 'none', 'none');
  expect((await places()).filter(({ photo }) => photo)).toEqual([]);
});

test('photos are taken away by "none", and come back when the version is taken back', async () => {
  pictures.set('pictures.example/one.jpg', await shot(10));
  await catalog.imports('with.csv', csv([1, url('one.jpg'), url('one.jpg'), '']), web.fetching);
  const before = await photosOf(1);
  expect(await catalog.imports('none.csv', csv([1, 'none', '', '']), web.fetching)).toMatchObject({ changed: 1 });
  expect(await shown(1)).toEqual([['BACK', null, 120]]);
  await rollBackCatalog(catalog.world.context);
  expect(await photosOf(1)).toEqual(before);
  await rollBackCatalog(catalog.world.context);
  expect(await photosOf(1)).toEqual([]);
  expect(await catalog.imports('nothing.csv', csv([1, 'none', '', '']), web.fetching)).toMatchObject({
    version: null,
    added: 0,
    changed: 0,
  });
});

test('in a folder, names that say nothing, links, folders, and files of another kind are rejected with the reason', async () => {
  await catalog.write('secret.jpg', await shot(10));
  const folder = await inFolder({
    [`${numberOf(1)}.png`]: await shot(10),
    [`${numberOf(1)}-back.jpg`]: Buffer.alloc(0),
    [`${numberOf(2)}.jpg`]: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    [`${numberOf(9)}.jpg`]: await shot(20),
    'butter.jpg': await shot(30),
    '.DS_Store': Buffer.from('x'),
  });
  await symlink(join(catalog.folder, 'secret.jpg'), join(folder, `${numberOf(3)}.jpg`));
  await mkdir(join(folder, `${numberOf(3)}-back.jpg`));
  expect(await importFolder(folder)).toMatchObject({ added: 1, rejected: 6 });
  const reasons = (await catalog.rejectsOf('photos')).map(({ reason }) => reason);
  expect(reasons.toSorted()).toEqual(
    [
      `there is no product ${numberOf(9)}`,
      "butter.jpg isn't named by a GTIN, such as 0041220576074-back.jpg",
      `${numberOf(1)}-back.jpg is empty`,
      `${numberOf(2)}.jpg is an SVG drawing, which may run scripts; photos are JPEG, PNG, WebP, or AVIF`,
      `${numberOf(3)}-back.jpg isn't a file`,
      `${numberOf(3)}.jpg can't be read (ELOOP)`,
    ].toSorted(),
  );
  expect(await shown(1)).toEqual([['FRONT', null, 120]]);
  await expect(importFolder(await inFolder({}))).rejects.toMatchObject({ code: 'FILE_EMPTY' });
});

test('an import that stops among its photos shows nothing, and goes on from there: what is there isn’t fetched again', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => brandedRow(100 + index));
  await catalog.imports('more.csv', `${[brandedHeader, ...rows].join('\n')}\n`);
  const picture = await shot(10, 64);
  const wanted = Array.from({ length: 40 }, (_, index) => [100 + index, url(`${index}.jpg`), '', ''] as const);
  const file = csv([1, 'https://pictures.example/bad.jpg', '', ''], ...wanted);
  web.answers = (asked, response) => {
    if (asked.endsWith('bad.jpg')) response.writeHead(404).end();
    else response.end(picture);
  };
  const before = await catalog.published();
  await sql`create function catalog.break_at_photo() returns trigger language plpgsql as $$
    begin
      if (select count(*) from catalog.photo_source) >= 24 then raise exception 'the database broke'; end if;
      return new;
    end $$`.execute(catalog.world.db);
  await sql`create trigger break_at_photo before insert on catalog.photo_source
    for each row execute function catalog.break_at_photo()`.execute(catalog.world.db);
  await expect(catalog.imports('stops.csv', file, web.fetching)).rejects.toThrow('the database broke');
  expect(await catalog.published()).toBe(before);
  await sql`drop trigger break_at_photo on catalog.photo_source`.execute(catalog.world.db);
  const askedBefore = web.asked.length;
  expect(await catalog.imports('stops.csv', file, web.fetching)).toMatchObject({ added: 40, rejected: 1 });
  // The first sixteen products had been noted.
  expect(web.asked.length - askedBefore).toBe(41 - 16);
  expect(await catalog.rejectsOf('stops.csv')).toHaveLength(1);
});

test('the photo of a product is found by the drawing that it takes the place of, as offers need it', async () => {
  await importFolder(
    await inFolder({ [`${numberOf(1)}.jpg`]: await shot(20), [`${numberOf(2)}-back.jpg`]: await shot(90) }),
  );
  const answer = await catalog.world.app.inject(`/catalog/products/gtin/${numberOf(1)}?storeId=${storeId}`);
  const { pictures: drawn, photos } = answer.json<{ product: { pictures: { card: string }; photos: Photo[] } }>()
    .product;
  const [, pictureId = ''] = /([\w-]{20})-card/.exec(drawn.card) ?? [];
  expect([...(await frontPhotos(catalog.world.db))]).toEqual([[pictureId, photos[0]]]);
});
