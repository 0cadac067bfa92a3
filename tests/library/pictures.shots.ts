import { expect, test } from '../e2e/fixtures.ts';
import { storyFiles } from './library.ts';
import { Reader } from './reader.ts';

const themes = [
  { banner: 'safeway', scheme: 'light' },
  { banner: 'haggen', scheme: 'dark' },
  { banner: 'wireframe', scheme: 'light' },
] as const;

for (const { title, stories } of storyFiles())
  for (const theme of themes)
    test(`${title} looks as before in ${theme.banner}, ${theme.scheme}`, async ({ page, stack }) => {
      const reader = new Reader(page, stack.url('/design-system').replace(/\/$/, ''));
      await reader.arrive();
      await reader.open(stories[0]!);
      await reader.wear(theme);
      for (const { id } of stories) {
        await reader.show({ id });
        await page.mouse.move(0, 0);
        await expect.soft(page).toHaveScreenshot(`${theme.banner}-${theme.scheme}/${id}.png`);
      }
    });
