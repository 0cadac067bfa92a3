import { expect, test } from 'vitest';
import { noWords, wordsIn } from '../../games/rules/words/game-words.ts';
import { pointsText } from './points-text.ts';

test.each([
  [[{ programCode: 'HARVEST', programName: 'Harvest Spin', points: 27 }], 'Earns about 27 Game points in Harvest Spin'],
  [[{ programCode: 'HARVEST', programName: 'Harvest Spin', points: 1 }], 'Earns about 1 Game point in Harvest Spin'],
  [
    [
      { programCode: 'HARVEST', programName: 'Harvest Spin', points: 2 },
      { programCode: 'PANTRY', programName: 'Pantry', points: 9 },
    ],
    'Earns about 9 Game points in Pantry',
  ],
  [[{ programCode: 'HARVEST', programName: 'Harvest Spin', points: 0 }], null],
  [[{ programCode: 'FOR-U', programName: 'Grocery Rewards', points: 41 }], 'Earns about 41 points in Grocery Rewards'],
  [[], null],
])('N-10 a cart that earns %j: %s', (earns, text) => {
  expect(pointsText(earns, noWords, 'en')).toBe(text);
});

test('N-10 a program is called what its retailer calls it in the language of the cart', () => {
  const words = wordsIn({ language: 'es', programs: [{ programCode: 'HARVEST', title: 'Gira y cosecha' }] });
  const earns = [{ programCode: 'HARVEST', programName: 'Harvest Spin', points: 27 }];
  expect(pointsText(earns, words, 'es')).toBe('Ganas unos 27 puntos de juego en Gira y cosecha');
});
