import { expect, test } from 'vitest';
import { programs } from '../../index.ts';
import { prizeContent } from '../../prize-content.ts';
import { seasonAround } from '../../season.ts';
import { seededRandom } from '../../../platform/random.ts';
import { withSweepstakes } from '../sweepstakes.ts';
import { rewardsProgram } from '../rewards.ts';

const season = seasonAround(Temporal.Instant.from('2026-08-05T19:00:00Z'), 'America/Los_Angeles');
const random = seededRandom('demo');
const all = programs(season, random).map((draft) => withSweepstakes(draft, random));
const rewards = rewardsProgram(season, ['NORCAL']);

test.each([...all, { code: 'FOR-U', ...rewards }].map((draft) => [draft.code, draft] as const))(
  'N-25 %s and every prize of it is told in Spanish, with all that English tells',
  (_, draft) => {
    const { es } = draft.translations ?? {};
    const spanish = new Map(es?.prizes?.map((prize) => [prize.prizeId, prize]));
    const missing = draft.prizes.flatMap((prize) => {
      const own = spanish.get(prize.prize_id);
      const parts = [
        ['name', prize.name, own?.name],
        ['short description', prize.short_description, own?.shortDescription],
        ['description', prize.description, own?.description],
        ['disclaimer', prize.disclaimer, own?.disclaimer],
        ['terms', prize.terms, own?.terms],
        ['instructions', prize.details?.vendor?.instructions, own?.instructions],
      ];
      return parts.flatMap(([part, english, told]) =>
        (english == null) === (told == null) ? [] : [`${prize.prize_id} ${part}`],
      );
    });
    expect(missing).toEqual([]);
    expect(es?.title).toBeTruthy();
  },
);

test.each(all.map((draft) => [draft.code, draft] as const))('N-19 %s has its whole game in Spanish', (_, draft) => {
  const { es } = draft.translations ?? {};
  const { odds, howItWorks, board } = draft.game;
  expect(es).toMatchObject({
    tagline: expect.any(String),
    earnText: expect.any(String),
    optInText: expect.any(String),
  });
  expect([es?.odds?.length, es?.howItWorks?.length, es?.gifts?.length]).toEqual([
    odds.length,
    howItWorks.length,
    board?.gifts.length,
  ]);
  expect(es?.drawPrizeName === undefined).toBe(draft.sweepstakes === undefined);
  expect(es?.pointLabels === undefined).toBe(draft.uiAttributes.tokenLabelSingular === undefined);
});

test('each recipe has as many ingredients and steps in Spanish', () => {
  const shape = (recipe: { ingredients: readonly unknown[]; steps: readonly unknown[] }) => [
    recipe.ingredients.length,
    recipe.steps.length,
  ];
  const spanish = all.flatMap(({ translations }) => translations?.es?.recipes ?? []);
  expect(Object.fromEntries(spanish.map((recipe) => [recipe.recipeId, shape(recipe)]))).toEqual(
    Object.fromEntries(prizeContent(random).recipes.map((recipe) => [recipe.recipe_id, shape(recipe)])),
  );
});
