import { describe, expect, test } from 'vitest';
import { isTheme, shownOf, variantsOf } from './looks.ts';

const story = (name: string, length: number, needsBrowser = false) => ({ name, length, needsBrowser });
const stories = [story('short', 20), story('full', 90), story('moving', 40, true), story('long', 80)];
const titles = ['Components/Actions/Button', 'Components/Overlays/Dialog', 'Storefront/Screens/Game grid'];

describe.each(titles)('what a run shows of %s', (title) => {
  const themes = variantsOf(title).filter(isTheme);
  const named = (all?: boolean) =>
    shownOf(title, stories, all).map(({ story: { name }, variants }) => ({ name, variants }));

  test('is the story with most in it in every variant, and in every theme those that need a browser', () => {
    expect(named()).toEqual([
      { name: 'full', variants: variantsOf(title) },
      { name: 'moving', variants: themes },
    ]);
  });

  test('is the first of several that are as full', () => {
    const [first] = shownOf(title, [story('first', 20), story('second', 20), story('third', 20)]);
    expect(first).toEqual({ story: story('first', 20), variants: variantsOf(title) });
  });

  test('is every story in every variant when all is asked for', () => {
    expect(named(true)).toEqual(stories.map(({ name }) => ({ name, variants: variantsOf(title) })));
  });
});

test('a component is seen in every theme, from right to left, in larger text, longer words, and forced colors', () => {
  expect(variantsOf('Components/Actions/Button').filter(isTheme)).toHaveLength(7);
  expect(variantsOf('Components/Actions/Button').filter((variant) => !isTheme(variant))).toEqual([
    'right to left',
    'text at 200 %',
    'longer words',
    'forced colors',
  ]);
});
