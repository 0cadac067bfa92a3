import { afterEach, expect, test } from 'vitest';
import { someUserInfo } from '../testing/rows.ts';
import { envelope, now, openFront, type Front, type Handler } from '../testing/front.ts';

let front: Front;
afterEach(() => front.close());

const expired = () => someUserInfo({ expireTime: now.epochMilliseconds - 1 });
const session = (value: string) => [
  `larder_session=${value}; Path=/; HttpOnly`,
  `larder_refresh=${value}; Path=/; HttpOnly`,
];
const gone = ['larder_session=; Path=/; Max-Age=0', 'larder_refresh=; Path=/; Max-Age=0'];
const names = { maya: 'Maya', theo: 'Theo' } as const;
const who = (cookie = '') => (/larder_session=(\w+)/.exec(cookie)?.[1] ?? 'nobody') as keyof typeof names;

/** A browser that keeps the cookies of the answers in the order in which they reach it. */
function aBrowser() {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    ask: async (query: string) => front.query(query, { cookie: cookie() }),
    hears(lines: readonly string[]) {
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || line.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
    },
    names: () => [...jar.keys()].filter((name) => /session|refresh/.test(name)),
  };
}
type Browser = ReturnType<typeof aBrowser>;

const signIn = (key: string) => `mutation { signInAsDemoShopper(input: { key: "${key}" }) { viewer { firstName } } }`;
const does = async (browser: Browser, query: string) => {
  const answer = await browser.ask(query);
  browser.hears(answer.setCookies);
  return answer;
};
const shopperOf = async (browser: Browser) =>
  (await does(browser, '{ viewer { firstName session } }')).data?.['viewer'] as object;

const open = async (handlers: Record<string, Handler> = {}) => {
  front = await openFront({
    handlers: {
      'POST /identity/demo/sign-in': (request, reply) => {
        const { key } = request.body as { key: keyof typeof names };
        return reply.header('set-cookie', session(key)).send(someUserInfo({ firstName: names[key] }));
      },
      'GET /identity/auth/userinfo': ({ headers }) => someUserInfo({ firstName: names[who(headers.cookie)] }),
      'POST /identity/auth/sign-out': (_, reply) => reply.code(204).header('set-cookie', gone).send(),
      ...handlers,
    },
  });
  const browser = aBrowser();
  await does(browser, signIn('maya'));
  return browser;
};
const theo = { firstName: 'Theo', session: 'ACTIVE' };

test('T-23 S-109 the refusal of a session that was ended, however late, leaves the one that was opened since', async () => {
  const browser = await open({
    'GET /identity/auth/userinfo': ({ headers }, reply) =>
      who(headers.cookie) === 'maya' ? reply.code(401).send(envelope('E', 'x')) : someUserInfo({ firstName: 'Theo' }),
    'POST /identity/auth/refresh': (_, reply) =>
      reply.code(401).header('set-cookie', gone).send(envelope('REFRESH_REUSED', 'x')),
  });
  const [first, late] = await Promise.all([browser.ask('{ me { id } }'), browser.ask('{ me { id } }')]);
  browser.hears(first.setCookies);
  expect(browser.names()).toEqual([]);
  await does(browser, signIn('theo'));
  browser.hears(late.setCookies);
  expect(await shopperOf(browser)).toEqual(theo);
});

test('S-109 the answer to signing out that comes after the next one has signed in does not sign them out', async () => {
  const browser = await open();
  const late = await browser.ask('mutation { signOut(input: {}) { viewer { session } } }');
  await does(browser, signIn('theo'));
  browser.hears(late.setCookies);
  expect(await shopperOf(browser)).toEqual(theo);
});

test('S-109 T-21 an old session that is renewed late does not take the place of the newer one, and goes with it', async () => {
  const browser = await open({
    'GET /identity/auth/userinfo': ({ headers }) =>
      who(headers.cookie) === 'maya' ? expired() : someUserInfo({ firstName: 'Theo' }),
    'POST /identity/auth/refresh': (_, reply) => reply.header('set-cookie', session('maya')).send(someUserInfo()),
  });
  const late = await browser.ask('{ me { id } }');
  await does(browser, signIn('theo'));
  browser.hears(late.setCookies);
  expect(await shopperOf(browser)).toEqual(theo);
  await does(browser, 'mutation { signOut(input: {}) { viewer { session } } }');
  expect(browser.names()).toEqual([]);
});

test('two who sign in at the same moment: the browser goes on as the last one, and keeps one session', async () => {
  const browser = await open();
  await does(browser, signIn('theo'));
  expect(await shopperOf(browser)).toEqual(theo);
  expect(browser.names()).toHaveLength(2);
});
