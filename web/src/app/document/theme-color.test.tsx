import { expect, test } from 'vitest';
import { themeColorScript } from './theme-color-script.ts';
import { chosenScheme } from '../../storage/looks/scheme.ts';
import { runScript } from '../../testing/run-script.ts';

const medias = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content, media }) => [
    content,
    media,
  ]);
const arrives = (chosen?: 'dark') => {
  document.head.replaceChildren();
  runScript(themeColorScript({ light: '#fff', dark: '#1c1f1a' }, chosen));
};

test("the phone's frame has the color of the system's scheme, or of the one that is chosen", () => {
  arrives();
  const bySystem = [
    ['#fff', '(prefers-color-scheme: light)'],
    ['#1c1f1a', '(prefers-color-scheme: dark)'],
  ];
  expect(medias()).toEqual(bySystem);
  chosenScheme.choose('dark');
  expect(medias()).toEqual([
    ['#fff', 'not all'],
    ['#1c1f1a', 'all'],
  ]);
  chosenScheme.choose('system');
  expect(medias()).toEqual(bySystem);
});

test('a scheme that was chosen before holds from the first paint on', () => {
  arrives('dark');
  expect(medias()).toEqual([
    ['#fff', 'not all'],
    ['#1c1f1a', 'all'],
  ]);
});
