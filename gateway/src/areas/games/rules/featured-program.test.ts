import { expect, test } from 'vitest';
import { aGame, aProgram, somePoints } from '../../../testing/rows.ts';
import type { ProgramModel } from '../models.ts';
import { featuredProgram } from './featured-program.ts';
import { shoppersGame } from './shoppers-game.ts';

const now = Temporal.Instant.from('2026-08-05T12:00:00Z');
const model = (
  given: Parameters<typeof aProgram>[0],
  points: Parameters<typeof somePoints>[0] | null = null,
): ProgramModel => {
  const program = aProgram(given);
  const game = shoppersGame(aGame(), program, 'en');
  const shopper = {} as ProgramModel['shopper'];
  return {
    program,
    shopper,
    game,
    language: 'en',
    gameError: null,
    defaultMinimumAge: 0,
    ...(points && { points: somePoints(points) }),
  };
};
const over = model({ code: 'OVER', endDate: '2026-08-01T00:00:00.000Z' }, {});
const waits = model({ code: 'WAITS' }, { gameplaysAvailable: 0 });
const playable = model({ code: 'PLAYABLE' }, {});
const toCome = model({ code: 'TO_COME', optInStatus: 'NOT_OPTED_IN', startDate: '2026-08-20T00:00:00.000Z' });
const refused = model({ code: 'REFUSED', optInStatus: 'NOT_OPTED_IN', optInRefusal: 'AGE_NOT_MET' });
const open = model({ code: 'OPEN', optInStatus: 'NOT_OPTED_IN' });
const featured = (models: ProgramModel[]) => featuredProgram(models, now, 'en')?.program.code;

test('the first playable game is featured', () => {
  expect(featured([over, open, waits, playable, model({ code: 'LATER' }, {})])).toBe('PLAYABLE');
});

test('if none is playable, the first that can be joined is (N-5)', () => {
  expect(featured([over, waits, toCome, refused, open, model({ code: 'LATER', optInStatus: 'NOT_OPTED_IN' })])).toBe(
    'OPEN',
  );
  expect(featured([model({ code: 'POINTS_ARE_MISSING' }), open])).toBe('OPEN');
});

test('none is if there is neither, and never one without its game', () => {
  expect(featured([over, waits, toCome, refused])).toBeUndefined();
  expect(featured([{ ...playable, game: null }])).toBeUndefined();
  expect(featured([])).toBeUndefined();
  expect(featuredProgram([], now, 'en')).toBeNull();
});
