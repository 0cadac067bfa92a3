import { expect, test } from 'vitest';
import { seededRandom } from '../../platform/random.ts';
import { programOf } from './program-file.ts';

const file = {
  code: 'NEW-GAME',
  type: 'DIVISION',
  divisions: ['NORCAL'],
  startAt: '2026-11-01T08:00:00Z',
  endAt: '2027-01-01T07:59:59Z',
  redeemBy: '2027-01-15T07:59:59Z',
  timeZone: 'America/Los_Angeles',
  rulesVersion: 1,
  game: {
    kind: 'WHEEL',
    title: 'New game',
    tagline: 'Spin.',
    costPoints: 20,
    maxPlaysPerDay: 3,
    maxPlaysTotal: 30,
    odds: [{ label: '1 entry', shortLabel: '1 entry', imageId: 'ticket', prizeId: 'new-entry', oneIn: 1 }],
  },
  prizes: [
    {
      prizeId: 'new-entry',
      prizeType: 'SWEEPSTAKES',
      rewardKind: 'SWEEPSTAKES',
      name: 'Entry',
      imageId: 'ticket',
      arvCents: 0,
      entries: 1,
    },
  ],
  sweepstakes: {
    prizeName: 'A year of bread',
    prizeValueCents: 20_800,
    imageId: 'bread',
    winnerCount: 1,
    alternateCount: 2,
    entryLimit: 50,
    drawsAt: '2027-01-03T22:00:00Z',
  },
};
const random = seededRandom('program file');

test('N-71 a program comes from a file, with a server seed generated here', () => {
  const program = programOf(JSON.stringify(file), random);
  expect(program).toMatchObject({ code: 'NEW-GAME', prizes: [{ prize_id: 'new-entry', entries: 1 }] });
  expect(program.sweepstakes?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  expect(program.sponsor).toBeNull();
});

test('N-27 a file may name its own complete sponsor', () => {
  const sponsor = { name: 'Market Co.', address: '1 Main St, Oakland, CA 94607' };
  expect(programOf(JSON.stringify({ ...file, sponsor }), random).sponsor).toEqual(sponsor);
  expect(() => programOf(JSON.stringify({ ...file, sponsor: { name: 'Market Co.' } }), random)).toThrow('sponsor');
});

test('N-19 a file may say what the program is called in Spanish, in texts that are known', () => {
  const es = { title: 'Juego nuevo', prizes: [{ prizeId: 'new-entry', name: 'Participación' }] };
  expect(programOf(JSON.stringify({ ...file, translations: { es } }), random).translations).toEqual({ es });
  const wrong = { es: { ...es, prizes: [{ prizeId: 'new-entry', title: 'Participación' }] } };
  expect(() => programOf(JSON.stringify({ ...file, translations: wrong }), random)).toThrow('translations.es.prizes.0');
  expect(() => programOf(JSON.stringify({ ...file, translations: { fr: es } }), random)).toThrow('translations.fr');
});

test('G-5 a program is of type DIVISION or EPISODIC and no other', () => {
  expect(programOf(JSON.stringify(file), random).type).toBe('DIVISION');
  expect(programOf(JSON.stringify({ ...file, type: 'EPISODIC' }), random).type).toBe('EPISODIC');
  for (const type of ['WEEKLY', 'division', '', null])
    expect(() => programOf(JSON.stringify({ ...file, type }), random)).toThrow('type');
});

test('N-71 each problem in a file is named with its location', () => {
  const broken = { ...file, type: 'WEEKLY', sweepstakes: { ...file.sweepstakes, winnerCount: 0 }, color: 'red' };
  const faults = () => programOf(JSON.stringify(broken), random);
  expect(faults).toThrow('type');
  expect(faults).toThrow('sweepstakes.winnerCount');
  expect(() => programOf('{', random)).toThrow("isn't valid JSON");
});

const movie = {
  prizeId: 'new-movie',
  prizeType: 'VENDOR',
  rewardKind: 'EARN',
  name: 'Tickets',
  imageId: 'admission-tickets',
  arvCents: 2800,
  costPoints: 120,
  quantity: 2,
  vendor: { name: 'Lantern Cinemas' },
  codes: ['A-1', 'B-2'],
};
const soup = {
  ...movie,
  prizeId: 'new-soup',
  prizeType: 'RECIPE',
  vendor: undefined,
  codes: undefined,
  recipe: {
    title: 'Soup',
    servings: 4,
    minutes: 30,
    ingredients: [{ quantity: '1', name: 'squash' }],
    steps: ['Cook.'],
  },
};

test('G-43 N-71 codes and recipes come with the prizes in a file; a missing code is reported before launch', () => {
  const { prizes, content } = programOf(JSON.stringify({ ...file, prizes: [movie, soup] }), random);
  expect(prizes).toMatchObject([
    { cost_points: 120, quantity_total: 2, details: { vendor: { name: 'Lantern Cinemas' } } },
    { details: { recipeId: 'new-soup' } },
  ]);
  expect(content).toMatchObject({
    recipes: [{ recipe_id: 'new-soup', title: 'Soup', image_id: 'admission-tickets' }],
    vendorCodes: { 'new-movie': ['A-1', 'B-2'] },
  });
  const short = { ...file, prizes: [{ ...movie, quantity: 3 }] };
  expect(() => programOf(JSON.stringify(short), random)).toThrow('new-movie has 2 codes for 3 prizes');
});
