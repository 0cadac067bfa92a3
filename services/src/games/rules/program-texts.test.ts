import { expect, test } from 'vitest';
import { textsProblem } from './program-texts.ts';

const told = {
  game: { odds: [1, 2], howItWorks: [], board: { gifts: [1] } },
  prizeIds: new Set(['loaf']),
};

test.each([
  [{}, null],
  [
    { odds: [{ shortLabel: 'Pan' }, { shortLabel: 'A la próxima' }], gifts: ['Pan'], prizes: [{ prizeId: 'loaf' }] },
    null,
  ],
  [{ odds: [{ shortLabel: 'Pan' }] }, 'its texts have 1 odds, and the game has 2'],
  [{ howItWorks: [1] }, 'its texts have 1 howItWorks, and the game has 0'],
  [{ gifts: [] }, 'its texts have 0 gifts, and the game has 1'],
  [{ odds: [{ shortLabel: 'Pan' }, { shortLabel: 'Será otra vez' }] }, '"Será otra vez" is longer than 12 characters'],
  [{ prizes: [{ prizeId: 'cake' }, { prizeId: 'tart' }] }, "cake isn't a prize in the program"],
  [{ howItWorks: [1], odds: [] }, 'its texts have 0 odds, and the game has 2'],
  [
    { odds: [{ shortLabel: 'Otra vez será' }, { shortLabel: 'Será otra vez' }] },
    '"Otra vez será" is longer than 12 characters',
  ],
])('N-19 texts in another language have to fit their game: %j', (texts, problem) => {
  expect(textsProblem(told, texts)).toBe(problem);
});

test('a game without a board has no gifts to name', () => {
  const game = { ...told.game, board: null };
  expect(textsProblem({ ...told, game }, { gifts: ['Pan'] })).toBe('its texts have 1 gifts, and the game has 0');
});
