import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import type { PipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageRequest, Rendered } from './rendering.ts';
import type { Build, Frontend } from './frontend.ts';
import { pageHandler } from './page-handler.ts';

const build: Build = { entry: '/entry.js', assets: () => ({ css: [], js: [], own: [] }) };

const streamOf = (html: string): PipeableStream => ({
  pipe: <Target extends NodeJS.WritableStream>(target: Target): Target => {
    target.end(html);
    return target;
  },
  abort: () => {},
});
const page = (html: string, status = 200): Rendered => ({
  kind: 'page',
  status,
  stream: streamOf(html),
  ready: Promise.resolve(),
  modules: [],
  isWhole: true,
});

/** A server whose pages are given, and what its gateway was told about the page. */
async function serve(
  render: Frontend['render'],
  {
    head,
    setCookies = [],
    signInPath = null,
    mediaOrigin = null,
    staleSeconds = 0,
  }: {
    head?: string;
    setCookies?: string[];
    signInPath?: string | null;
    mediaOrigin?: string | null;
    staleSeconds?: number;
  } = {},
) {
  const app = Fastify();
  const asked: PageRequest[] = [];
  app.get(
    '/*',
    pageHandler({
      mediaOrigin,
      frontend: {
        render,
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
        ...(head ? { head: () => Promise.resolve(head) } : {}),
      },
      openVisit: (request) => {
        asked.push(request);
        return {
          execute: () => Promise.resolve({ data: {} }),
          signInPath: () => Promise.resolve(signInPath),
          setCookies: () => setCookies,
          staleSeconds: () => staleSeconds,
        };
      },
      dev: false,
      publicScheme: 'http',
    }),
  );
  return { app, asked };
}

test('a page carries a policy with its own nonce and is never cached', async () => {
  let nonce = '';
  const { app, asked } = await serve((_request, options) => {
    nonce = options.nonce;
    return Promise.resolve(page('<html></html>'));
  });
  const answer = await app.inject({ url: '/games/game-grid?a=1', headers: { host: 'haggen.localhost:4000' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(asked).toMatchObject([{ host: 'haggen.localhost:4000', path: '/games/game-grid?a=1', scheme: 'http' }]);
});

test('the page that scans may use the camera and what reads its picture; no other may', async () => {
  const { app } = await serve(() => Promise.resolve(page('<html></html>')));
  const headersAt = async (url: string) => {
    const { headers } = await app.inject({ url });
    const [scripts] = /script-src[^;]*/.exec(String(headers['content-security-policy'])) ?? [''];
    return [/camera=\([^)]*\)/.exec(String(headers['permissions-policy']))?.[0], scripts.includes('wasm-unsafe-eval')];
  };
  expect(await headersAt('/scan')).toEqual(['camera=(self)', true]);
  expect(await headersAt('/')).toEqual(['camera=()', false]);
  expect(await headersAt('/scanner')).toEqual(['camera=()', false]);
});

test('the checkout may ask a wallet for a payment, and look up what it is; no other page may', async () => {
  const { app } = await serve(() => Promise.resolve(page('<html></html>')));
  const headersAt = async (url: string) => {
    const { headers } = await app.inject({ url });
    const [connections = ''] = /connect-src[^;]*/.exec(String(headers['content-security-policy'])) ?? [];
    return [/payment=\([^)]*\)/.exec(String(headers['permissions-policy']))?.[0], connections.includes('google.com')];
  };
  expect(await headersAt('/checkout?cart=1')).toEqual(['payment=(self)', true]);
  expect(await headersAt('/')).toEqual(['payment=()', false]);
  expect(await headersAt('/checkouts')).toEqual(['payment=()', false]);
});

test('S-275 pictures come from our own origin, and from the media host where there is one', async () => {
  const policyAt = async (mediaOrigin: string | null) => {
    const { app } = await serve(() => Promise.resolve(page('<html></html>')), { mediaOrigin });
    return String((await app.inject({ url: '/' })).headers['content-security-policy']);
  };
  expect(await policyAt('https://media.example')).toContain("img-src 'self' data: https://media.example;");
  expect(await policyAt(null)).toContain("img-src 'self' data:;");
});

test('G-63 G-65 a guest is sent to sign in before a page of the shopper is rendered, with the cookie that leads back', async () => {
  const rendered: string[] = [];
  const { app } = await serve(
    ({ url }) => {
      rendered.push(new URL(url).pathname);
      return Promise.resolve(page(''));
    },
    { signInPath: '/account/sign-in.html', setCookies: ['back=1'] },
  );
  const sent = await app.inject({ url: '/games/game-grid?a=1' });
  expect(sent).toMatchObject({
    statusCode: 302,
    headers: { location: '/account/sign-in.html', 'set-cookie': ['back=1'], 'cache-control': 'no-store' },
  });
  expect((await app.inject({ url: '/account/sign-in.html' })).statusCode).toBe(200);
  expect(rendered).toEqual(['/account/sign-in.html']);
});

test('a path that looks like another site becomes one that does not; an address that is none is refused, not a failure', async () => {
  const { app, asked } = await serve(() => Promise.resolve(page('')));
  expect((await app.inject({ url: '/', headers: { host: 'a b' } })).statusCode).toBe(400);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}//evil.example/games?a=1`, { redirect: 'manual' });
  await app.close();
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/evil.example/games?a=1']);
  expect(asked).toEqual([]);
});

test('two pages never share a nonce', async () => {
  const { app } = await serve(() => Promise.resolve(page('')));
  const [one, two] = [await app.inject('/'), await app.inject('/')];
  expect(one.headers['content-security-policy']).not.toBe(two.headers['content-security-policy']);
});

test('G-63, G-69 a guest at a protected page is sent to sign in, with the cookie that remembers the way back', async () => {
  const redirectCookie = 'ACI_S_ECommRedirectURL=%2Fgames%2Fgame-grid; Max-Age=600; Path=/; HttpOnly; SameSite=Lax';
  const { app } = await serve(
    () =>
      Promise.resolve({ kind: 'redirect', status: 302, location: 'http://haggen.localhost:4000/account/sign-in.html' }),
    { setCookies: [redirectCookie] },
  );
  const answer = await app.inject({ url: '/games/game-grid', headers: { host: 'haggen.localhost:4000' } });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/account/sign-in.html');
  expect(answer.headers['set-cookie']).toEqual([redirectCookie]);
});

test('a redirect never leads to another site', async () => {
  const { app } = await serve(() =>
    Promise.resolve({ kind: 'redirect', status: 302, location: 'https://evil.example/x' }),
  );
  expect((await app.inject('/')).headers.location).toBe('/');
});

test('G-30 the cookie of the earlier elevated session is deleted, and only when it is there', async () => {
  const { app } = await serve(() => Promise.resolve(page('')));
  const with_ = await app.inject({ url: '/', headers: { cookie: 'a=1; ABS_ELEVATED_SESSION=x; b=2' } });
  expect(with_.headers['set-cookie']).toEqual(['ABS_ELEVATED_SESSION=; Path=/; Max-Age=0; SameSite=Lax']);
  const without = await app.inject({ url: '/', headers: { cookie: 'a=1; NOT_ABS_ELEVATED_SESSION=x' } });
  expect(without.headers['set-cookie']).toBeUndefined();
});

test('a page that is not there answers 404 with its content', async () => {
  const { app } = await serve(() => Promise.resolve(page('<h1>Page not found</h1>', 404)));
  const answer = await app.inject('/nope');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('Page not found');
});

test('when rendering fails the shopper gets a plain page with a way on and no details', async () => {
  const { app } = await serve(() => Promise.reject(new Error('secret upstream address')));
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toContain('Try again');
  expect(answer.body).not.toContain('secret');
});

test('the chosen appearance reaches the page, anything else does not', async () => {
  const schemes: unknown[] = [];
  const { app } = await serve((_request, { scheme }) => {
    schemes.push(scheme);
    return Promise.resolve(page(''));
  });
  for (const cookie of ['larder_scheme=dark', 'larder_scheme=light', 'larder_scheme=<script>', ''])
    await app.inject({ url: '/', headers: { cookie } });
  expect(schemes).toEqual(['dark', 'light', undefined, undefined]);
});

test('development puts its styles at the end of the head, wherever the stream is cut', async () => {
  const stream: PipeableStream = {
    pipe: <Target extends NodeJS.WritableStream>(target: Target): Target => {
      const source = new PassThrough();
      source.pipe(target);
      for (const part of ['<html><head><title>é', 'x</ti', 'tle></he', 'ad><body></head></body>']) source.write(part);
      source.end();
      return target;
    },
    abort: () => {},
  };
  const { app } = await serve(() => Promise.resolve({ ...page(''), stream } as Rendered), {
    head: '<style>a$&</style>',
  });
  const { body } = await app.inject('/');
  expect(body).toBe('<html><head><title>éx</title><style>a$&</style></head><body></head></body>');
});

test('a page drawn from answers that outlasted their service says their age; any other says none', async () => {
  const ageOf = async (staleSeconds: number) => {
    const { app } = await serve(() => Promise.resolve(page('<html></html>')), { staleSeconds });
    return (await app.inject('/')).headers.age;
  };
  expect([await ageOf(40), await ageOf(0)]).toEqual(['40', undefined]);
});
