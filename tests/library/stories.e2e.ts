import { expect, test } from '../e2e/fixtures.ts';
import type { Stack } from '../e2e/stack.ts';
import { storyFiles, type LibraryResult } from './library.ts';
import { Reader, type Choice } from './reader.ts';

const files = storyFiles();
const addressOf = (stack: Stack): string => stack.url('/design-system').replace(/\/$/, '');

/** Besides safeway in light, in which everything is checked. */
const themes: readonly Required<Pick<Choice, 'banner' | 'scheme'>>[] = [
  { banner: 'safeway', scheme: 'dark' },
  { banner: 'haggen', scheme: 'dark' },
  { banner: 'haggen', scheme: 'light' },
  { banner: 'wireframe', scheme: 'light' },
  { banner: 'wireframe', scheme: 'dark' },
];
const usual = { banner: 'safeway', scheme: 'light' } as const;

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'parallel' });

test('the library is built', () => {
  expect(files.length).toBeGreaterThan(40);
});

for (const { title, docs, stories } of files) {
  test(`${title}: nothing is asked of the network, nothing fails, everybody can use it`, async ({
    page,
    stack,
  }, info) => {
    test.setTimeout(120_000 + stories.length * 20_000);
    const faults: Record<string, string[]> = {};
    const reader = new Reader(page, addressOf(stack));
    let stops = 0;
    await reader.arrive();
    await reader.open(stories[0]!);
    for (const story of stories) {
      const found = (check: string, ...those: readonly string[]) =>
        (faults[check] ??= []).push(...those.map((fault) => `${story.name}: ${fault}`));
      found('interaction', ...(await reader.show(story)));
      found('axe', ...(await reader.violations()));
      found('reduced motion', ...(await reader.movement()));
      found('phone', ...(await reader.overflow()));
      const tab = await reader.tabThrough();
      stops += tab.stops;
      found('keyboard', ...tab.missed);
      for (const theme of themes) {
        await reader.choose(theme);
        const weak = await reader.violations('contrast');
        found('axe', ...weak.map((fault) => `${theme.banner}, ${theme.scheme}: ${fault}`));
      }
      await reader.choose({ ...usual, direction: 'rtl' });
      found('right to left', ...(await reader.violations('structure')), ...(await reader.overflow()));
      await reader.choose({ direction: 'ltr', text: '200' });
      found('text at 200 %', ...(await reader.violations('structure')), ...(await reader.overflow()));
      await reader.choose({ text: '100' });
      await reader.forceColours(true);
      found('forced colours', ...(await reader.violations()));
      await reader.forceColours(false);
    }
    if (docs) faults['words'] = await reader.readDocs(docs);
    faults['network and console'] = reader.faults;
    const checks = Object.fromEntries(Object.entries(faults).map(([check, those]) => [check, those.length]));
    const result = { title, stories: stories.length, stops, checks } satisfies LibraryResult;
    info.annotations.push({ type: 'library', description: JSON.stringify(result) });
    expect(Object.fromEntries(Object.entries(faults).filter(([, those]) => those.length > 0))).toEqual({});
  });
}

test('the library itself opens without the network, and its switches act', async ({ page, stack }) => {
  const reader = new Reader(page, addressOf(stack));
  await page.setViewportSize({ width: 1440, height: 900 });
  await reader.arrive();
  await page.goto(stack.url('/design-system'));
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('heading', { name: 'Larder design system' })).toBeVisible();
  await page.getByRole('button', { name: 'Scheme' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect(story.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(reader.faults).toEqual([]);
});
