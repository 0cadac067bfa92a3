import { bannerKeys } from '@larder/design-system/banners';
import Fastify from 'fastify';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { readWebConfig } from '../server/config.ts';
import { samples } from '../testing/screens.ts';
import { FrameDocument } from '../app/data/Frame.generated.ts';
import { fixtureVisit, serveFixtures, shownBanner } from './fixture-gateway.ts';

const app = Fastify();
serveFixtures(app);

const page = (path: string, cookie = '', language: 'en' | 'es' = 'en') => ({
  host: 'safeway.localhost:4000',
  path,
  cookie,
  scheme: 'http',
  language,
  userAgent: '',
  address: '',
  correlationId: 'c',
});
const ask = (path: string, query: string, cookie = '') =>
  fixtureVisit(page(path, cookie)).execute({ document: parse(query) });

test('S-167 design mode needs no gateway, and any other consumer does', () => {
  expect(readWebConfig({ CONSUMER: 'themedesigner' })).toMatchObject({ answers: 'themedesigner' });
  expect(readWebConfig({ CONSUMER: 'shopper' })).toHaveProperty('error');
  expect(readWebConfig({ GATEWAY_URL: 'http://gateway:4000' })).toMatchObject({
    answers: { gatewayUrl: 'http://gateway:4000' },
  });
});

test('S-167 N-72 the frame of every screen is drawn from fixtures', async () => {
  for (const { at } of Object.values(samples)) {
    const { data, errors } = await fixtureVisit(page(at)).execute({ document: FrameDocument });
    expect([at, errors, data?.['banner']]).toEqual([at, undefined, expect.objectContaining({ name: 'Safeway' })]);
  }
});

test('S-167 every header says where one shops, and only the tour is on a tour', async () => {
  for (const { at } of Object.values(samples)) {
    const { data, errors } = await ask(at, '{ shop { label place store { name timeZone } } tour { stop } }');
    expect([at, errors, data?.['shop']]).toEqual([
      at,
      undefined,
      expect.objectContaining({ place: '2300 16th St', store: expect.objectContaining({ name: '2300 16th St' }) }),
    ]);
    expect([at, data?.['tour'] !== null]).toEqual([at, at === '/tour']);
  }
});

test('S-167 each page has the fixtures of its own screen, and the designer is a member except where one signs in', async () => {
  const product = '{ viewer { firstName isAuthorized } product(id: "1") { product { path } } }';
  expect((await ask('/product/100000003', product)).data).toMatchObject({
    viewer: { firstName: 'Maya', isAuthorized: true },
    product: { product: { path: expect.stringMatching(/^\/product\//) } },
  });
  expect((await ask('/account/sign-in.html', product)).data).toMatchObject({ viewer: { isAuthorized: false } });
});

test.each(bannerKeys)('S-167 the theme of %s can be shown, by its host or as the designer chose', async (key) => {
  expect(shownBanner({ host: `${key}.localhost:4000`, cookie: '' })).toBe(key);
  expect(shownBanner({ host: 'safeway.localhost', cookie: `larder_design_banner=${key}` })).toBe(key);
  const { data } = await ask('/', '{ banner { id forUTitle } }', `larder_design_banner=${key}`);
  expect(data?.['banner']).toEqual({ id: key, forUTitle: expect.stringMatching(/ for U$/) });
});

test('S-167 N-72 nothing can be written: every mutation is refused with a sentence, in the language of the page', async () => {
  const signOut = 'mutation { signOut { viewer { isAuthorized } } }';
  const send = (language: string, query = signOut) =>
    app.inject({ method: 'POST', url: '/graphql', headers: { 'accept-language': language }, payload: { query } });
  expect((await send('en')).json()).toEqual({
    errors: [
      {
        message: 'Design mode shows sample data, so nothing is saved.',
        extensions: { code: 'DESIGN_MODE', status: 403 },
      },
    ],
  });
  expect((await send('es')).json()).toHaveProperty('errors.0.message', expect.stringMatching(/no se guarda nada/));
  expect((await send('en', '{ banner { id } }')).json()).toEqual({ data: { banner: { id: 'safeway' } } });
  expect((await send('en', 'subscription { shoppingChanged { __typename } }')).json()).toHaveProperty('errors');
  const unknown = await app.inject({ method: 'POST', url: '/graphql', payload: {} });
  expect(unknown.statusCode).toBe(400);
});
