import { expect, test } from 'vitest';
import { aGame, aProgram } from '../../../../testing/rows.ts';
import { noWords, wordsIn } from './game-words.ts';
import { toldGame, toldProgram } from './told-game.ts';

const game = aGame();
const texts = {
  programCode: game.programCode,
  title: 'Gira y cosecha',
  tagline: 'Ocho porciones.',
  odds: game.odds.map((_, at) => ({ label: `Premio ${at}`, shortLabel: `${at}` })),
  howItWorks: game.howItWorks.map(({ step }) => ({ title: `Paso ${step}`, body: 'Cuesta {cost} {points}.' })),
  prizes: [{ prizeId: 'spare', name: '$1 menos' }],
};
const words = wordsIn({ language: 'es', programs: [texts] });

test('N-19 a game is told in the words that its retailer has written, and plays as before', () => {
  const told = toldGame(game, words);
  expect(told).toMatchObject({ title: 'Gira y cosecha', tagline: 'Ocho porciones.', earnText: game.earnText });
  expect(told.odds).toEqual(game.odds.map((line, at) => ({ ...line, label: `Premio ${at}`, shortLabel: `${at}` })));
  expect(told.howItWorks.map(({ step, title }) => [step, title])).toEqual(
    game.howItWorks.map(({ step }) => [step, `Paso ${step}`]),
  );
  expect(toldGame(game, words)).toBe(told);
});

test('N-19 without texts a game stays as it is; texts that no longer fit its odds are left out', () => {
  expect(toldGame(game, noWords)).toBe(game);
  const fewer = wordsIn({ language: 'es', programs: [{ ...texts, odds: texts.odds.slice(1) }] });
  expect(toldGame(game, fewer)).toMatchObject({ title: 'Gira y cosecha', odds: game.odds });
});

test('N-19 the gifts of a board are named by their places', () => {
  const gift = { atStamp: 4, prizeId: 'coffee', label: 'Free coffee', imageId: 'hot-beverage' };
  const board = { stamps: 12, stampImageIds: [], gifts: [gift] };
  const gifts = wordsIn({ language: 'es', programs: [{ ...texts, gifts: ['Café gratis'] }] });
  expect(toldGame({ ...aGame(), board }, gifts).board?.gifts).toEqual([{ ...gift, label: 'Café gratis' }]);
});

test('G-7 N-5 a program’s points and its stand-ins are named, where there are words for them', () => {
  const standIn = { prizeId: 'entry', reason: 'AGE_NOT_MET' as const, name: '$1 off', imageId: 'red-apple' };
  const program = aProgram({ code: game.programCode, standIns: [{ ...standIn, awardedId: 'spare' }, standIn] });
  const pointLabels = { singular: 'moneda', plural: 'monedas' };
  const told = toldProgram(program, wordsIn({ language: 'es', programs: [{ ...texts, pointLabels }] }));
  expect(told.uiAttributes).toMatchObject({ tokenLabelSingular: 'moneda', tokenLabelPlural: 'monedas' });
  expect(told.standIns?.map(({ name }) => name)).toEqual(['$1 menos', '$1 off']);
  expect(toldProgram(program, noWords)).toBe(program);
});

test('N-19 what its retailer has not written in another language stays in theirs', () => {
  const { tagline: _, ...bare } = texts;
  const plain = toldGame(game, wordsIn({ language: 'es', programs: [bare] }));
  expect(plain).toMatchObject({ tagline: game.tagline, earnText: game.earnText, optInText: game.optInText });
  const own = { ...bare, earnText: 'Cada $1 cuenta.', optInText: 'La primera va por nuestra cuenta.' };
  expect(toldGame(game, wordsIn({ language: 'es', programs: [own] }))).toMatchObject({
    tagline: game.tagline,
    earnText: 'Cada $1 cuenta.',
    optInText: 'La primera va por nuestra cuenta.',
  });
  const gift = { atStamp: 4, prizeId: 'coffee', label: 'Free coffee', imageId: 'hot-beverage' };
  const board = { stamps: 12, stampImageIds: [], gifts: [gift] };
  expect(toldGame({ ...aGame(), board }, wordsIn({ language: 'es', programs: [bare] })).board?.gifts).toEqual([gift]);
});

test('N-5 a program without words for its points keeps their names, and its stand-ins get theirs', () => {
  const standIn = { prizeId: 'entry', reason: 'AGE_NOT_MET' as const, name: '$1 off', imageId: 'red-apple' };
  const uiAttributes = { tokenLabelSingular: 'leaf', tokenLabelPlural: 'leaves' };
  const program = aProgram({ code: game.programCode, uiAttributes, standIns: [{ ...standIn, awardedId: 'spare' }] });
  const told = toldProgram(program, words);
  expect(told.uiAttributes).toEqual(uiAttributes);
  expect(told.standIns?.map(({ name }) => name)).toEqual(['$1 menos']);
  const without = aProgram({ code: game.programCode });
  expect(toldProgram(without, words)).toBe(without);
});
