import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aGame, aPlay } from '../../../testing/rows.ts';
import { revealOf } from './reveal.ts';

const loss = (playId = 'play-1') => aPlay({ playId, outcome: 'NO_WIN', prize: null, oddsIndex: 3 });
const win = (playId = 'play-1') => aPlay({ playId });
const counts = (ids: readonly string[]) => [...Map.groupBy(ids, (id) => id).values()].map((same) => same.length);
const playIds = fc.string({ minLength: 1, maxLength: 40 });

test('N-20 the wheel stops at the line of the odds that came up', () => {
  expect(revealOf(win(), aGame())).toEqual({ kind: 'WHEEL', segment: 1 });
});

test('T-41 the wheel stops at what was drawn, even if another prize is awarded instead', () => {
  const given = aPlay({ isAlternate: true, oddsIndex: 0 });
  expect(revealOf(given, aGame())).toEqual({ kind: 'WHEEL', segment: 0 });
});

test('a winning scratch card has exactly three alike, and they are the prize', () => {
  fc.assert(
    fc.property(playIds, (playId) => {
      const reveal = revealOf(win(playId), aGame({ kind: 'SCRATCH' }));
      if (reveal.kind !== 'SCRATCH') throw new Error(reveal.kind);
      expect(reveal.imageIds).toHaveLength(6);
      expect(reveal.matches.map((index) => reveal.imageIds[index])).toEqual(Array(3).fill('hot-beverage'));
      expect(counts(reveal.imageIds).filter((count) => count >= 3)).toEqual([3]);
    }),
  );
});

test('a scratch card without a win has six squares and no three alike', () => {
  fc.assert(
    fc.property(playIds, (playId) => {
      const reveal = revealOf(loss(playId), aGame({ kind: 'SCRATCH', odds: aGame().odds.slice(0, 1) }));
      if (reveal.kind !== 'SCRATCH') throw new Error(reveal.kind);
      expect(reveal.imageIds).toHaveLength(6);
      expect(Math.max(...counts(reveal.imageIds))).toBeLessThan(3);
      expect(reveal.matches).toEqual([]);
    }),
  );
});

test("the three jars match after a win, and don't otherwise", () => {
  const game = aGame({ kind: 'PICK3' });
  expect(revealOf(win(), game)).toEqual({ kind: 'PICK3', imageIds: Array(3).fill('hot-beverage') });
  fc.assert(
    fc.property(playIds, (playId) => {
      const reveal = revealOf(loss(playId), game);
      if (reveal.kind !== 'PICK3') throw new Error(reveal.kind);
      expect(new Set(reveal.imageIds).size).toBe(3);
    }),
  );
});

test('T-39 the same play shows the same picture again', () => {
  const game = aGame({ kind: 'SCRATCH' });
  expect(revealOf(win(), game)).toEqual(revealOf(win(), game));
  expect(revealOf(loss('a'), game)).not.toEqual(revealOf(loss('b'), game));
});

test('a board walks from the stamps before to the stamps after', () => {
  const play = aPlay({ stampsBefore: 6, stampsAfter: 8 });
  expect(revealOf(play, aGame({ kind: 'COLLECT' }))).toEqual({ kind: 'COLLECT', stampsBefore: 6, stampsAfter: 8 });
});

test('a play of a game that is no longer configured shows what its own fields say', () => {
  expect(revealOf(aPlay({ oddsIndex: 2 }), null)).toEqual({ kind: 'WHEEL', segment: 2 });
  expect(revealOf(aPlay({ oddsIndex: null }), null)).toEqual({ kind: 'WHEEL', segment: 0 });
  expect(revealOf(aPlay({ stampsBefore: null, stampsAfter: 2 }), null)).toEqual({
    kind: 'COLLECT',
    stampsBefore: 0,
    stampsAfter: 2,
  });
  expect(revealOf(aPlay({ stampsBefore: 1, stampsAfter: null }), aGame({ kind: 'COLLECT' }))).toEqual({
    kind: 'COLLECT',
    stampsBefore: 1,
    stampsAfter: 0,
  });
});

test('N-20 a wheel that is not told where it stopped stops at the first line without a prize', () => {
  const [line] = aGame().odds;
  const odds = ['p-1', null, 'p-2', null].map((prizeId) => ({ ...line, prizeId })) as never;
  const segment = (of: never) => revealOf(aPlay({ oddsIndex: null }), { kind: 'WHEEL', odds: of });
  expect(segment(odds)).toEqual({ kind: 'WHEEL', segment: 1 });
  expect(segment((odds as object[]).slice(0, 1) as never)).toEqual({ kind: 'WHEEL', segment: 0 });
});

test('a win whose prize has no picture anymore is shown without three alike', () => {
  const reveal = revealOf(aPlay({ prize: null }), aGame({ kind: 'PICK3' }));
  expect(new Set(reveal.kind === 'PICK3' ? reveal.imageIds : []).size).toBe(3);
});
