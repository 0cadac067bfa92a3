import { expect, test } from 'vitest';
import { wineDraft } from './wine-draft.ts';

const nothing = { wineBody: '', grape: '', wineRegion: '', wineStyle: '', tastingNotes: '' };

test('S-69 a record says what a wine is, as far as it knows', () => {
  expect(wineDraft(nothing)).toBeNull();
  expect(
    wineDraft({
      wineBody: 'Full',
      grape: 'Syrah',
      wineRegion: 'Napa Valley',
      wineStyle: 'dry',
      tastingNotes: 'plum, smoke;',
    }),
  ).toEqual({ body: 'FULL', grape: 'Syrah', region: 'Napa Valley', style: 'dry', notes: ['plum', 'smoke'] });
  expect(wineDraft({ ...nothing, grape: 'Gamay' })).toEqual({
    body: null,
    grape: 'Gamay',
    region: null,
    style: null,
    notes: [],
  });
});

test.each([
  [{ wineBody: 'heavy' }, 'wineBody "heavy" is neither light, medium, nor full'],
  [{ grape: 'x'.repeat(61) }, `"${'x'.repeat(60)}…" is longer than 60 characters`],
  [{ tastingNotes: 'a,b,c,d,e,f,g' }, 'has more than 6 tasting notes'],
])('what cannot be a wine is refused: %o', (fields, why) => {
  expect(wineDraft({ ...nothing, ...fields })).toBe(why);
});
