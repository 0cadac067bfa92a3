import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import fc from 'fast-check';
import type { PipeableStream } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { drawForGuests } from './draw-for-guests.ts';
import type { Build, Frontend } from './frontend.ts';
import { GuestPages } from './guest-pages.ts';
import { pageHandler } from './page-handler.ts';
import type { OpenVisit, PageRequest, Rendered, RenderOptions } from './rendering.ts';

const build: Build = { entry: '/entry.js', assets: () => ({ css: [], js: [], own: [] }) };

const streamOf = (html: string): PipeableStream => ({
  pipe: <Target extends NodeJS.WritableStream>(target: Target): Target => {
    target.end(html);
    return target;
  },
  abort: () => {},
});

/** Says all that it was told: a page could not give more away. */
const tellingPage = ({ url, headers }: Request, options: RenderOptions, asked: PageRequest): string => {
  const { nonce, visit, ...told } = options;
  const all = { ...asked, correlationId: '', told, url, headers: [...headers], cookies: visit.setCookies() };
  return `<p>${JSON.stringify(all)}</p><script nonce="${nonce}">start(${JSON.stringify(asked.cookie)})</script>`;
};

interface Given {
  draw?: (html: string, options: RenderOptions) => Rendered;
  setCookies?: string[];
  /** Age of what a visit was answered with. */
  staleSeconds?: number;
}

const page = (html: string, own: Partial<Extract<Rendered, { kind: 'page' }>> = {}): Rendered => ({
  kind: 'page',
  status: 200,
  stream: streamOf(html),
  ready: Promise.resolve(),
  modules: [],
  isWhole: true,
  ...own,
});

/** A front whose pages tell everything, and that keeps those of guests. */
function serve({ draw = (html) => page(html), setCookies = [], staleSeconds = 0 }: Given = {}) {
  const app = Fastify({ genReqId: () => 'the-id-of-one-request' });
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-correlation-id', request.id);
    done();
  });
  const visits: PageRequest[] = [];
  let last: PageRequest | undefined;
  const frontend: Frontend = {
    render: (request, options) => Promise.resolve(draw(tellingPage(request, options, last!), options)),
    builds: { en: build, es: build },
    workerFile: null,
    theme: () => ({
      name: 'safeway',
      css: '',
      href: '/theme.css',
      fonts: [],
      grays: '',
      themeColors: { light: '#fff', dark: '#1c1f1a' },
    }),
  };
  const openVisit: OpenVisit = (asked) => {
    visits.push((last = asked));
    return {
      execute: () => Promise.resolve({ data: {} }),
      setCookies: () => setCookies,
      staleSeconds: () => staleSeconds,
    };
  };
  const shared = { frontend, openVisit, publicScheme: 'http' } as const;
  const guestPages = new GuestPages({ draw: drawForGuests({ ...shared, onError: () => undefined }) });
  app.get('/*', pageHandler({ ...shared, dev: false, guestPages }));
  const get = (headers: Record<string, string> = {}, url = '/stores') =>
    app.inject({ url, headers: { host: 'safeway.localhost', ...headers }, remoteAddress: '203.0.113.77' });
  return { get, visits };
}

afterEach(() => void vi.useRealTimers());

test('a page drawn while a service is away says how old its answers are, and grows older while it is kept', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { get, visits } = serve({ staleSeconds: 40 });
  const ageNow = async () => (await get()).headers.age;
  expect(await ageNow()).toBe('40');
  vi.advanceTimersByTime(10_000);
  expect(await ageNow()).toBe('50');
  expect(visits).toHaveLength(1);
  expect((await serve().get()).headers.age).toBeUndefined();
});

test('no byte of a visitor enters the page of all guests, whoever asks first, and whatever is sent along', async () => {
  const secret = fc.stringMatching(/^Secret[A-Za-z0-9]{8}$/);
  const harmless = fc.constantFrom(
    'larder_browser',
    'larder_time_zone',
    '_ga',
    'ACI_S_ECommRedirectURL',
    'larder_scheme',
  );
  const cookies = fc.array(
    fc.tuple(harmless, secret).map((pair) => pair.join('=')),
    { maxLength: 5 },
  );
  const sent = fc.record({
    cookie: cookies.map((all) => all.join('; ')),
    'user-agent': secret,
    referer: secret,
    'x-correlation-id': secret,
    authorization: secret,
    'accept-language': secret,
  });
  const expected = await serve().get();
  await fc.assert(
    fc.asyncProperty(sent, async (headers) => {
      const { get } = serve();
      const answers = [await get(headers), await get()];
      for (const { body, headers: answered } of answers) {
        expect(body).toBe(expected.body);
        expect({ ...answered, date: '' }).toEqual({ ...expected.headers, date: '' });
      }
    }),
    { numRuns: 60 },
  );
  expect(expected.body).not.toMatch(/Secret|203\.0\.113\.77|the-id-of-one-request/);
  expect(JSON.stringify(expected.headers)).not.toMatch(/the-id-of-one-request|set-cookie|nonce/);
});

test('a shopper who is or was signed in never gets a page that is kept, and leaves none behind', async () => {
  const { get, visits } = serve();
  const guests = await get();
  for (const cookie of [
    'larder_session=s',
    'larder_refresh=r',
    'larder_remember=m',
    'larder_account=R-C',
    'larder_joining=j',
  ]) {
    const answer = await get({ cookie });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['etag']).toBeUndefined();
    expect(answer.body).toContain(cookie);
  }
  expect((await get()).body).toBe(guests.body);
  expect(visits.map(({ cookie }) => cookie)).toHaveLength(6);
});

test('the page of guests lets its own script in by its hash and no other one, and may be kept by shared caches', async () => {
  const { get } = serve();
  const { headers, body } = await get();
  const policy = String(headers['content-security-policy']);
  const [, script = ''] = /<script>(.*)<\/script>/.exec(body) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'sha256-${hash}' 'strict-dynamic';`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|nonce/);
  expect(headers['cache-control']).toBe('public, no-cache');
  expect(headers['cdn-cache-control']).toContain('stale-while-revalidate');
  expect(headers.vary).toContain('cookie');
  expect(headers.vary).toContain('x-forwarded-host');
});

test('a script that someone has smuggled into a page gets no hash', async () => {
  const { get } = serve({ draw: (html) => page(`<script>evil()</script>${html}`) });
  const hash = createHash('sha256').update('evil()').digest('base64');
  expect((await get()).headers['content-security-policy']).not.toContain(hash);
});

test('a browser that has the page is told so; another encoding is another copy', async () => {
  const { get } = serve();
  const plain = await get();
  const packed = await get({ 'accept-encoding': 'br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br' });
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  const etag = String(plain.headers.etag);
  for (const known of [etag, `W/${etag}`, `"a", ${etag}`, '*']) {
    const again = await get({ 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await get({ 'if-none-match': '"a"' })).statusCode).toBe(200);
  const signedIn = await get({ 'if-none-match': etag, cookie: 'larder_session=s' });
  expect(signedIn.statusCode).toBe(200);
});

test.each<[string, Given]>([
  ['is not there', { draw: (html) => page(html, { status: 404 }) }],
  ['lacks a part', { draw: (html) => page(html, { isWhole: false }) }],
  [
    'fails while it is drawn',
    {
      draw: (html, { onError }) => {
        onError(new Error('a part of the page'));
        return page(html);
      },
    },
  ],
  ['has a cookie to set', { setCookies: ['larder_browser=new'] }],
  ['carries its nonce where no script is', { draw: (html, { nonce }) => page(`<p>${nonce}</p>${html}`) }],
])('a page that %s is drawn for whoever asks, and not kept', async (_, given) => {
  const { get } = serve(given);
  const answer = await get({ 'user-agent': 'Mine' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('Mine');
});
