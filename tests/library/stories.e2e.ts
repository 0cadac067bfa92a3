import { overflow, movement, tabThrough, violations } from './checks.ts';
import { faintIn, faintNow, readWithAxe } from './contrast.ts';
import { figuresOf, storyFiles, type LibraryResult, type Story } from './library.ts';
import { expect, test } from './library-test.ts';
import { isTheme, nameOf, shownOf, themes, usual, type Variant } from './looks.ts';
import { Pictures } from './pictures.ts';
import { Reader, type Choice, type Look } from './reader.ts';
import { missingWords } from './words.ts';

const files = storyFiles();

/** Every story in every look (`npm run test:all`) instead of a sample of stories. */
const all = process.env['LIBRARY_LOOKS'] === 'all';

/** What the reader of a setting chooses, how it was before, and the rules of axe that it could break. */
const settings: Record<
  Exclude<Variant, Look>,
  { chosen: Choice; before: Choice; rules?: Parameters<typeof violations>[1] }
> = {
  'right to left': { chosen: { direction: 'rtl' }, before: { direction: 'ltr' }, rules: 'scrolling' },
  'text at 200 %': { chosen: { text: '200' }, before: { text: '100' }, rules: all ? 'structure' : 'scrolling' },
  'longer words': { chosen: { language: 'en-XA' }, before: { language: 'en' } },
  'forced colors': { chosen: { forcedColors: true }, before: { forcedColors: false }, rules: 'contrast' },
};

test.describe.configure({ mode: 'parallel' });

test('the library is built', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter(({ title }) => figuresOf(title).length > 0).length).toBeGreaterThan(5);
});

/** Looks at one story in the usual look, and in these variants; answers faults by check, and how often Tab stops. */
async function read(reader: Reader, story: Story, pictures: Pictures, variants: readonly Variant[]) {
  const { page } = reader;
  const faults: Record<string, string[]> = {};
  const found = (check: string, those: readonly string[], where = '') =>
    (faults[check] ??= []).push(...those.map((fault) => `${story.name}: ${where && `${where}: `}${fault}`));

  found('interaction', await reader.show(story));
  const { faults: findings, unmeasured } = await readWithAxe(page);
  found('axe', findings);
  found('reduced motion', await movement(page));
  found('phone', await overflow(page));
  await pictures.take(nameOf(usual));
  // Where each text stands on what is drawn around it, its contrast is measured; elsewhere axe looks again.
  const byAxe = all || unmeasured > 0;
  if (!byAxe) found('axe', await faintIn(page, [...variants.filter(isTheme), usual]));
  for (const theme of byAxe ? variants.filter(isTheme) : []) {
    await reader.wear(theme);
    found('axe', await violations(page, 'contrast'), nameOf(theme));
    if (all) await pictures.take(nameOf(theme));
  }
  if (byAxe) await reader.wear(usual);
  for (const variant of variants) {
    if (isTheme(variant)) continue;
    const { chosen, before, rules } = settings[variant];
    await reader.choose(chosen);
    if (rules === 'contrast' && !byAxe) found(variant, await faintNow(page));
    else if (rules) found(variant, await violations(page, rules));
    found(variant, await overflow(page));
    if (all) await pictures.take(variant);
    await reader.choose(before);
  }
  const { stops, missed } = await tabThrough(page);
  found('keyboard', missed);
  const drawn = (await page.locator('#storybook-root :is(img, svg, canvas, p, span, a, button)').count()) > 0;
  found('pictures', pictures.faults(drawn));
  return { faults, stops };
}

/** The rows that these stories hold, for the title of their test: `S-36 S-59 `. */
const rowsOf = (stories: readonly Story[]) =>
  [...new Set(stories.flatMap(({ rows }) => rows))].map((row) => `${row} `).join('');

for (const { title, docs, stories } of files) {
  const shown = shownOf(title, stories, all);
  test(`${rowsOf(shown.map(({ story }) => story))}${title}: nothing is asked of the network, nothing fails, everybody can use it`, async ({
    reader,
    camera,
  }, info) => {
    test.setTimeout(120_000 + shown.length * 20_000);
    reader.faults = [];
    const faults: Record<string, string[]> = {};
    let stops = 0;
    for (const { story, variants } of shown) {
      const result = await read(reader, story, new Pictures(camera, story.id), variants);
      stops += result.stops;
      for (const [check, those] of Object.entries(result.faults)) (faults[check] ??= []).push(...those);
    }
    if (docs) faults['words'] = missingWords(docs.source);
    faults['network and console'] = reader.faults;
    const checks = Object.fromEntries(Object.entries(faults).map(([check, those]) => [check, those.length]));
    const result = { title, stories: stories.length, shown: shown.length, stops, checks } satisfies LibraryResult;
    info.annotations.push({ type: 'library', description: JSON.stringify(result) });
    expect(Object.fromEntries(Object.entries(faults).filter(([, those]) => those.length > 0))).toEqual({});
  });
}

// The pages of docs are made of the same parts: a run draws the four kinds below, `npm run test:all` each of them.
for (const { title, docs } of all ? files : [])
  if (docs)
    test(`${title}: its page says what it has to, is accessible, and draws its pictures`, async ({
      reader,
      wordReader,
    }) => {
      reader.faults = [];
      wordReader.faults = [];
      const faults = await wordReader.readDocs(docs.id);
      faults.push(...(await violations(wordReader.page, 'docs')));
      for (const figure of figuresOf(title)) faults.push(...(await reader.showFigure(figure)));
      expect([...faults, ...reader.faults, ...wordReader.faults]).toEqual([]);
    });

for (const [kind, end, scheme] of [
  ['a component', '/Button', 'light'],
  ['a component, in dark', '/Checkbox', 'dark'],
  ['an overlay', '/Popover', 'light'],
  ['a part of the storefront', '/GameCard', 'dark'],
] as const)
  test(`the page of ${kind} has no axe finding, and shows what a reader needs`, async ({ page, stack }) => {
    const wordReader = new Reader(page, stack.url('/design-system').replace(/\/$/, ''));
    await wordReader.arrive();
    const { title, docs } = files.find((file) => file.title.endsWith(end))!;
    await wordReader.openDocs(docs!.id, scheme);
    expect(await wordReader.readDocs(docs!.id)).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
    await expect(page.getByRole('table').first()).not.toContainText(/union|Set object|unknown/);
    await expect(page.getByRole('switch').first()).toBeVisible();
    if (title.startsWith('Components/')) {
      await expect(page.getByText(`'@larder/design-system${end}'`)).toBeVisible();
      await expect(page.getByText(/^(?:Do:|Don’t)$/)).toHaveCount(2);
      const parts = await page.locator('figcaption ol > li').count();
      expect(parts).toBeGreaterThan(1);
      await page.locator('figcaption ol').scrollIntoViewIfNeeded();
      await expect(page.locator('figure svg text')).toHaveCount(parts);
      await expect(page.getByRole('heading', { name: 'Tokens' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Related' })).toBeVisible();
    }
    await expect.poll(() => violations(page, 'page')).toEqual([]);
    expect(wordReader.faults).toEqual([]);
  });

test('every banner of the sample looks like itself', async ({ reader }) => {
  const button = files.find(({ title }) => title.endsWith('/Button'))!.stories[0]!;
  await reader.show(button);
  const seen = new Set<string>();
  for (const look of [usual, ...themes]) {
    await reader.wear(look);
    seen.add((await reader.page.screenshot()).toString('base64'));
  }
  await reader.wear(usual);
  expect(seen.size).toBe(themes.length + 1);
});

test('the library itself opens without the network, and its switches act', async ({ page, stack }) => {
  const reader = new Reader(page, stack.url('/design-system').replace(/\/$/, ''));
  await page.setViewportSize({ width: 1440, height: 900 });
  await reader.arrive();
  await page.goto(stack.url('/design-system'));
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('heading', { name: 'Larder design system' })).toBeVisible();
  await expect.poll(() => violations(page, 'page')).toEqual([]);
  for (const [name, choice, attribute, value] of [
    ['Scheme', 'Dark', 'data-scheme', 'dark'],
    ['Banner', 'Haggen', 'data-banner', 'haggen'],
    ['Contrast', 'More contrast', 'data-contrast', 'more'],
    ['Direction', 'Right to left', 'dir', 'rtl'],
    ['Motion', 'Reduced motion', 'data-motion', 'reduced'],
    ['Language', 'Longer words', 'lang', 'en-XA'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await page.getByText(choice, { exact: true }).click();
    await expect(story.locator('html')).toHaveAttribute(attribute, value);
  }
  expect(reader.faults).toEqual([]);
});
