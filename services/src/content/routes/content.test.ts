import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { houseBanners } from '../../../../server-kit/house-banners.ts';
import type { PageDocument } from '../contract/content.ts';
import { addDocument, documentOf } from '../store/documents.ts';
import { alternate, gamesWorld, loaf, odds, publish } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
  await publish(world, { prizes: [loaf, alternate] });
});
afterAll(() => world.close());

const read = async (path: string) => {
  const answer = await world.app.inject({ url: `/content${path}` });
  return { status: answer.statusCode, body: answer.json() };
};

test('G-95 the games configuration lists banners and games without a sign-in', async () => {
  const { body } = await read('/gamesConfig.json?rand=12345');
  expect(body).toMatchObject({ defaultMinimumAge: 0, flags: { optInEnhancementsEnabled: true } });
  expect(body.games).toMatchObject([
    { programCode: 'SPIN', kind: 'WHEEL', costPoints: 40, odds: [{ prizeId: 'loaf', oneIn: 1 }] },
  ]);
});

test('S-1 every banner of the house is there, the default one first, each with a well-formed host and color', async () => {
  const { banners } = (await read('/gamesConfig.json')).body;
  expect(banners.map((banner: { key: string }) => banner.key)).toEqual(houseBanners.map(({ key }) => key));
  expect(banners[0]).toMatchObject({ key: 'safeway', host: 'safeway.localhost' });
  for (const banner of banners) expect(banner.brandColor).toMatch(/^#[0-9a-f]{6}$/);
});

test('N-19 what games are called in another language is there for everyone, as far as somebody has written it', async () => {
  expect((await read('/games-texts/es.json')).status).toBe(404);
  const es = {
    title: 'Gira',
    prizes: [
      { prizeId: 'cake', name: 'Pastel', description: 'Un pastel entero' },
      { prizeId: 'produce-spare', name: '$1 menos' },
    ],
  };
  const cake = { ...loaf, prize_id: 'cake', name: 'Cake', description: 'A whole cake' };
  const spare = { ...alternate, prize_id: 'produce-spare' };
  const game = { code: 'CAKES', prizes: [cake, spare], game: { odds: [odds('cake', 1)] } };
  await expect(publish(world, { ...game, translations: { es: { ...es, odds: [] } } })).rejects.toThrow(
    'CAKES: its texts have 0 odds, and the game has 1',
  );
  await publish(world, { ...game, translations: { es } });
  const { status, body } = await read('/games-texts/es.json');
  expect(status).toBe(200);
  expect(body).toEqual({
    language: 'es',
    programs: [
      {
        programCode: 'CAKES',
        title: 'Gira',
        prizes: [
          { prizeId: 'cake', name: 'Pastel', shortDescription: 'Pastel', description: 'Un pastel entero' },
          { prizeId: 'produce-spare', name: '$1 menos', shortDescription: '$1 menos', description: '$1 menos' },
        ],
      },
    ],
  });
  expect((await read('/games-texts/fr.json')).status).toBe(404);
});

test('G-24 a banner with its own navigation gets it, any other gets 404, and the master always exists', async () => {
  expect((await read('/left-navigation/haggen.json')).body).toMatchObject({ banner: 'haggen' });
  expect((await read('/left-navigation/vons.json')).body).toMatchObject({ banner: 'vons' });
  expect((await read('/left-navigation/lucky.json')).status).toBe(404);
  const { items } = (await read('/left-navigation/master.json')).body;
  expect(items[0]).toMatchObject({ title: '{banner} for U', href: '/foru.html' });
  expect(items.some((item: { href: string }) => item.href.includes('games'))).toBe(true);
});

test.each(['javascript:alert(1)', '//evil.example', 'http://www.example.com'])(
  'N-73 a navigation with the link %s is refused, and nothing of it is kept',
  async (href) => {
    const items = [{ id: 'x', title: 'X', href, icon: 'house' }];
    const adding = addDocument(world.db, 'left-navigation/lucky', { banner: 'lucky', items });
    await expect(adding).rejects.toThrow(`left-navigation/lucky: ${href} is neither https nor on this site`);
    expect(await documentOf(world.db, 'left-navigation/lucky')).toBeUndefined();
  },
);

test('S-211 the logos have alt text', async () => {
  const logos = (await read('/logos.json')).body.root.responsivegrid.j4u_logos;
  expect(Object.keys(logos)).toEqual(['freshPassLogo', 'forULogo', 'rewardsLogo', 'defaultLogo']);
  for (const logo of Object.values<{ altText: string }>(logos)) expect(logo.altText).not.toBe('');
});

test('a text page is in the shopper’s language if there is one in it; a banner’s own words come before that', async () => {
  const help = (query: string) => read(`/documents/help?${query}`);
  expect((await help('banner=safeway&language=es')).body).toMatchObject({
    title: '¿En qué te ayudamos?',
    language: 'es',
  });
  expect((await help('banner=safeway')).body).toMatchObject({ title: 'How can we help?', language: 'en' });
  expect((await read('/documents/terms?banner=safeway&language=es')).body).toMatchObject({ language: 'en' });
  await addDocument(world.db, 'page/help/haggen', { ...(await help('banner=haggen')).body, title: 'Help at {banner}' });
  await vi.waitFor(async () =>
    expect((await help('banner=haggen&language=es')).body).toMatchObject({ title: 'Help at {banner}', language: 'en' }),
  );
  expect((await help('banner=safeway&language=fr')).status).toBe(400);
});

test('help says the same in each language, and each of its answers is about one of its topics', async () => {
  const [en, es] = await Promise.all(
    ['en', 'es'].map(
      async (language) => (await read(`/documents/help?banner=safeway&language=${language}`)).body as PageDocument,
    ),
  );
  const shape = ({ topics = [], sections }: PageDocument) => ({
    topics: topics.map(({ id, imageId }) => [id, imageId]),
    sections: sections.map(({ id, topicId, question, link, text }) => [
      id,
      topicId,
      question !== undefined,
      link?.href,
      text.split('\n').length,
    ]),
  });
  expect(shape(es!)).toEqual(shape(en!));
  const topics = new Set(en!.topics?.map(({ id }) => id));
  expect(en!.sections.every(({ topicId }) => topics.has(topicId ?? ''))).toBe(true);
  expect(new Set(en!.sections.map(({ id }) => id)).size).toBe(en!.sections.length);
});
