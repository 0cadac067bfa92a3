import { afterEach, beforeEach, expect, test } from 'vitest';
import { type WebOfPictures, webOfPictures } from '../testing/web-of-pictures.ts';
import { type OriginalFetcher, originalFetcher } from './fetch-original.ts';

let web: WebOfPictures;
let fetcher: OriginalFetcher;
beforeEach(async () => {
  web = await webOfPictures((_, response) => response.end('a photo'));
  fetcher = originalFetcher(web.fetching);
});
afterEach(async () => {
  fetcher.close();
  await web.close();
});

const fetched = async (url: string) => {
  const found = await fetcher.fetch(url);
  return typeof found === 'object' && 'content' in found ? found.content.toString() : found;
};
const refused = (problem: string, isPassing = false) => ({ problem, isPassing });

test('an original is fetched with what its server calls its version, and asked for changes only', async () => {
  web.answers = (_, response, headers) =>
    headers['if-none-match'] === '"v1"'
      ? response.writeHead(304).end()
      : response.writeHead(200, { etag: '"v1"', 'last-modified': 'Wed, 05 Aug 2026 19:00:00 GMT' }).end('a photo');
  const found = await fetcher.fetch('https://pictures.example/milk.jpg');
  expect(found).toEqual({
    content: Buffer.from('a photo'),
    validators: { etag: '"v1"', lastModified: 'Wed, 05 Aug 2026 19:00:00 GMT' },
  });
  const again = await fetcher.fetch('https://pictures.example/milk.jpg', { etag: '"v1"', lastModified: null });
  expect(again).toBe('unchanged');
});

test.each([
  ['http://pictures.example/milk.jpg', "http://pictures.example/milk.jpg isn't https"],
  ['file:///etc/passwd', "file:///etc/passwd isn't https"],
  ['milk.jpg', '"milk.jpg" isn\'t the address of a photo'],
  ['https://maya:secret@pictures.example/milk.jpg', 'the address of a photo on pictures.example has a password in it'],
  ['https://127.0.0.1/milk.jpg', '127.0.0.1 is an address in a private network'],
  ['https://2130706433/milk.jpg', '127.0.0.1 is an address in a private network'],
  ['https://0x7f.1/milk.jpg', '127.0.0.1 is an address in a private network'],
  ['https://169.254.169.254/latest/meta-data/', '169.254.169.254 is an address in a private network'],
  ['https://[::1]/milk.jpg', '[::1] is an address in a private network'],
  ['https://[::ffff:10.0.0.1]/milk.jpg', '[::ffff:a00:1] is an address in a private network'],
])('%s is asked for nothing', async (url, problem) => {
  expect(await fetched(url)).toEqual(refused(problem));
  expect(web.asked).toEqual([]);
});

test('a name that leads into a private network is asked for nothing, even if it leads elsewhere as well', async () => {
  web.addresses.set('inside.example', ['10.1.2.3']);
  web.addresses.set('both.example', ['93.184.216.34', '::1']);
  expect(await fetched('https://inside.example/a.jpg')).toEqual(
    refused('inside.example is an address in a private network'),
  );
  expect(await fetched('https://both.example/a.jpg')).toEqual(
    refused('both.example is an address in a private network'),
  );
  expect(web.asked).toEqual([]);
});

test('the address that was checked is the one that is connected to: a name is looked up once', async () => {
  let lookups = 0;
  const { resolve } = web.fetching;
  const rebinding = ((name: string, options: object, done: () => void) => {
    lookups += 1;
    if (lookups > 1) web.addresses.set(name, ['127.0.0.1']);
    resolve(name, options, done);
  }) as unknown as typeof resolve;
  const once = originalFetcher({ ...web.fetching, resolve: rebinding });
  expect(await once.fetch('https://rebinds.example/a.jpg')).toMatchObject({ content: Buffer.from('a photo') });
  expect(lookups).toBe(1);
  once.close();
});

test('a redirect is followed, and checked as the first address was', async () => {
  const ways: Record<string, string> = {
    'pictures.example/moved': '/there.jpg',
    'pictures.example/inside': 'https://192.168.0.1/admin',
    'pictures.example/plain': 'http://pictures.example/there.jpg',
    'pictures.example/round': '/round',
  };
  web.answers = (url, response) => {
    const location = ways[url];
    if (location === undefined) response.end('a photo');
    else response.writeHead(302, { location }).end();
  };
  expect(await fetched('https://pictures.example/moved')).toBe('a photo');
  expect(await fetched('https://pictures.example/inside')).toEqual(
    refused('192.168.0.1 is an address in a private network'),
  );
  expect(await fetched('https://pictures.example/plain')).toEqual(
    refused("http://pictures.example/there.jpg isn't https"),
  );
  expect(await fetched('https://pictures.example/round')).toEqual(
    refused('pictures.example redirects more than 4 times'),
  );
});

test('what is too large is left, whether its length is told or not', async () => {
  const chunk = Buffer.alloc(1024 * 1024);
  web.answers = (url, response) => {
    if (url.endsWith('/told')) return void response.writeHead(200, { 'content-length': 26 * 1024 * 1024 }).write('a');
    const more = () => {
      while (!response.destroyed && response.write(chunk));
      response.once('drain', more);
    };
    more();
  };
  expect(await fetched('https://pictures.example/told')).toEqual(refused('is larger than 25 MB'));
  expect(await fetched('https://pictures.example/endless')).toEqual(refused('is larger than 25 MB'));
});

test('a server that fails, hangs, or breaks off may be asked again; one that has nothing may not', async () => {
  web.answers = (url, response) => {
    if (url.endsWith('/gone')) response.writeHead(404).end();
    else if (url.endsWith('/busy')) response.writeHead(503).end();
    else if (url.endsWith('/broken'))
      response.writeHead(200, { 'content-length': 100 }).end('half', () => response.destroy());
    // The others wait for ever.
  };
  const hasty = originalFetcher({ ...web.fetching, deadlineMs: 50 });
  expect(await fetched('https://pictures.example/gone')).toEqual(refused('pictures.example answered 404'));
  expect(await fetched('https://pictures.example/busy')).toEqual(refused('pictures.example answered 503', true));
  expect(await fetched('https://pictures.example/broken')).toMatchObject({ isPassing: true });
  expect(await hasty.fetch('https://pictures.example/hangs')).toEqual(
    refused('pictures.example took longer than 0.05 seconds', true),
  );
  hasty.close();
});
