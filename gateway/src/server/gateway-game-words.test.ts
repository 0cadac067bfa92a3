import { afterEach, expect, test } from 'vitest';
import type { GamesTexts } from '../generated/rest.ts';
import { envelope, openFront, type Front, type Handler } from '../testing/front.ts';
import { aPrize } from '../testing/prize.ts';

let front: Front;
afterEach(() => front.close());
const spanish = { 'accept-language': 'es' };

const prizeFields = 'name language shortDescription description disclaimer recipe { title }';
const gamesQuery = `{ me {
  playAndEarn { programs { title tagline language prizes { ${prizeFields} } } bonusPaths { title language } }
  groceryRewards { rewards { title language } }
} }`;
const texts: GamesTexts = {
  language: 'es',
  programs: [
    {
      programCode: 'HARVEST',
      title: 'Gira y cosecha',
      tagline: 'Ocho porciones.',
      prizes: [
        {
          prizeId: 'p-coffee',
          name: 'Café gratis',
          description: 'En la barra de café.',
          disclaimer: 'Uno por visita.',
        },
      ],
    },
  ],
};
const credit = {
  valueCents: 500,
  leftCents: 500,
  earnedAt: '2026-08-01T00:00:00.000Z',
  expiresAt: '2026-09-01T00:00:00.000Z',
};
const games: Record<string, Handler> = {
  'GET /games/prizes': () => ({ prizes: [aPrize({ disclaimer: 'One per visit.' })] }),
  'GET /games/rewards': () => ({
    balanceCents: 1000,
    points: { programCode: 'FOR-U', available: 0, pending: 0, perReward: 100, rewards: 0, nextToExpire: null },
    rewards: [
      { rewardId: 'r1', title: 'Free coffee', prizeId: 'p-coffee', ...credit },
      { rewardId: 'r2', title: 'Bonus Path: Berries', offerId: 'berries', ...credit },
      { rewardId: 'r3', title: 'A gift', ...credit },
    ],
  }),
  'GET /offers/names': () => ({
    offers: [
      {
        offerId: 'berries',
        title: '$3 reward Berries',
        isChallenge: true,
        translations: { es: { name: 'Moras' } },
        endLocal: '2026-08-31T23:59:59.999',
        points: 0,
        forMembers: false,
      },
    ],
  }),
};

test('N-19 N-25 games and prizes are told in the words that their retailer has written, and in English without', async () => {
  front = await openFront({ handlers: { ...games, 'GET /content/games-texts/es.json': () => texts } });
  const { data, errors } = await front.query(gamesQuery, { headers: spanish });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    me: {
      playAndEarn: { bonusPaths: [{ title: 'Buy 3 packs of berries', language: 'en' }] },
      groceryRewards: {
        rewards: [
          { title: 'Café gratis', language: 'es' },
          { title: 'Bonus Path: Moras', language: 'es' },
          { title: 'A gift', language: 'en' },
        ],
      },
    },
  });
  const programs = data?.['me'] as { playAndEarn: { programs: { title: string }[] } };
  expect(programs.playAndEarn.programs.find(({ title }) => title === 'Gira y cosecha')).toMatchObject({
    tagline: 'Ocho porciones.',
    language: 'es',
    prizes: [
      {
        name: 'Café gratis',
        language: 'es',
        shortDescription: 'At the coffee bar',
        description: 'En la barra de café.',
        disclaimer: 'Uno por visita.',
      },
    ],
  });
  expect(programs.playAndEarn.programs.find(({ title }) => title === 'Game PANTRY')).toMatchObject({ language: 'en' });
  const english = await front.query(gamesQuery);
  expect(english.text).not.toMatch(/Café|Gira|Moras/);
  expect(front.calls.filter(({ route }) => route === 'GET /content/games-texts/es.json')).toHaveLength(1);
});

test.each<[string, Handler]>([
  ['has none of these texts', (_request, reply) => reply.code(404).send(envelope('TEXTS_NOT_FOUND', 'theirs'))],
  ['fails', (_request, reply) => reply.code(500).send('')],
])('N-25 where the retailer %s, games and prizes stay in English, and say so', async (_, handler) => {
  front = await openFront({ handlers: { ...games, 'GET /content/games-texts/es.json': handler } });
  const { data, errors } = await front.query(gamesQuery, { headers: spanish });
  expect(errors).toEqual([]);
  const said = JSON.stringify(data);
  expect(said).toContain(
    '"title":"Game HARVEST","tagline":"Every spin wins something from the market.","language":"en"',
  );
  expect(said).toContain('"name":"Free coffee, any size","language":"en"');
});
