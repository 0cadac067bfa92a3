import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { bannerKeys } from '../src/theme/banners.ts';
import { brandTokens } from './tokens/brands.ts';
import { buildFonts } from './fonts/fonts.ts';
import { allLetters, letterSets, unicodeRange } from './fonts/letters.ts';
import { propertyOf } from './tokens/token-css.ts';
import { themeTokens } from './themes.ts';
import { bannerTokens, coreTokens, themedBanners } from './tokens/tokens.ts';

interface Color {
  hex: string;
}

type Scheme = 'light' | 'dark';

/** Colors of a banner in one scheme, by token name; `more` as those see them who ask for more contrast. */
async function colors(banner: string, scheme: Scheme, more = false): Promise<(name: string) => string> {
  const tokens = (await themeTokens(banner)).filter(({ type }) => type === 'color');
  const values = new Map(
    tokens.map((token) => {
      const usual = scheme === 'dark' ? token.dark : token.value;
      return [token.path[1], (((more ? token.contrast?.[scheme] : undefined) ?? usual) as Color).hex];
    }),
  );
  return (name) => {
    const hex = values.get(name);
    if (!hex) throw new Error(`${banner} has no color ${name}`);
    return hex;
  };
}

const grounds = ['surface-page', 'surface-card', 'surface-tile'];
const text = 4.5;
const control = 3;

/** What is drawn on what, and how far they must stand apart. */
const pairs: [front: string, ground: string, least: number][] = [
  ...grounds.flatMap((ground) =>
    ['ink', 'ink-soft', 'action-ink'].map((front) => [front, ground, text] as [string, string, number]),
  ),
  ['ink-faint', 'surface-card', text],
  ['ink-faint', 'surface-page', text],
  ...['success', 'warning', 'error'].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-tint`, text],
    [tone, 'surface-card', text],
    [tone, 'surface-page', text],
    ['ink', `${tone}-tint`, text],
    ['ink-soft', `${tone}-tint`, text],
  ]),
  ['on-inverse', 'surface-inverse', text],
  ['on-savings', 'savings', text],
  ['on-action', 'action', text],
  ['on-action', 'action-hover', text],
  ['action-ink', 'action-tint', text],
  ['ink', 'action-tint', text],
  ['on-play-paper', 'play-paper', text],
  ['ink', 'play-sky', text],
  ['ink', 'play-mint', text],
  ['ink', 'play-peach', text],
  ['action', 'surface-card', control],
  ['action', 'surface-page', control],
  ['border-control', 'surface-card', control],
  ['border-control', 'surface-page', control],
  ['error', 'surface-card', control],
  ['focus', 'surface-card', control],
  ['focus', 'surface-page', control],
  ['focus', 'surface-tile', control],
];

/** Grounds of game art, the same with more contrast. */
const art = new Set(['play-sky', 'play-mint', 'play-peach', 'play-paper']);

describe.each(themedBanners)('theme of %s', (banner) => {
  test.each(['light', 'dark'] as const)('every text and control can be read in %s', async (scheme) => {
    const color = await colors(banner, scheme);
    const weak = pairs
      .map(([front, ground, least]) => ({ front, ground, least, is: wcagContrast(color(front), color(ground)) }))
      .filter(({ is, least }) => is < least)
      .map(({ front, ground, least, is }) => `${front} on ${ground}: ${is.toFixed(2)}, wants ${least}`);
    expect(weak).toEqual([]);
  });

  test.each(['light', 'dark'] as const)(
    'with more contrast text reaches 7:1 and controls 4.5:1 in %s',
    async (scheme) => {
      const color = await colors(banner, scheme, true);
      const weak = pairs
        .map(([front, ground, least]) => ({
          pair: `${front} on ${ground}`,
          is: wcagContrast(color(front), color(ground)),
          least: least === text && !art.has(ground) ? 7 : 4.5,
        }))
        .filter(({ is, least }) => is < least)
        .map(({ pair, is, least }) => `${pair}: ${is.toFixed(2)}, wants ${least}`);
      expect(weak).toEqual([]);
    },
  );

  test('sets the names of the contract, all of them and no others', async () => {
    const names = (await bannerTokens(banner)).map(propertyOf);
    expect(names).toEqual((await bannerTokens('safeway')).map(propertyOf));
  });

  test('gives more contrast to the same names as every other theme', async () => {
    const stark = async (key: string) => (await bannerTokens(key)).filter(({ contrast }) => contrast).map(propertyOf);
    expect(await stark(banner)).toEqual(['--action', '--action-hover', '--on-action', '--action-ink']);
  });
});

test('more contrast changes every neutral and semantic color, and no tint, saving or play color', async () => {
  const core = (await coreTokens()).filter(({ type }) => type === 'color');
  const kept = core.filter(({ contrast }) => !contrast).map(({ path }) => path[1] ?? '');
  expect(kept.filter((name) => !/-tint$|^play-|^on-play|savings|scrim/.test(name))).toEqual([]);
});

test('S-1, G-2 every banner of the house has a theme', () => {
  expect(bannerKeys.toSorted()).toEqual(themedBanners.filter((key) => key !== 'wireframe').toSorted());
});

test('a yellow brand gets a fill on which white can be read', () => {
  const brand = { color: '#ffd400', face: 'figtree', corners: 'sharp' } as const;
  const { color } = brandTokens(brand) as { color: { action: { $value: Color } } };
  expect(wcagContrast('#ffffff', brand.color)).toBeLessThan(2);
  expect(wcagContrast('#ffffff', color.action.$value.hex)).toBeGreaterThanOrEqual(4.5);
});

test('savings are the same yellow in every banner', async () => {
  const yellows = new Set<string>();
  for (const banner of themedBanners) yellows.add((await colors(banner, 'light'))('savings'));
  expect([...yellows]).toEqual(['#ffe27a']);
});

test('the committed contract is what the token files say', () => {
  const script = join(import.meta.dirname, 'themes.ts');
  expect(existsSync(script)).toBe(true);
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
});

test.each(bannerKeys)('%s: what stands in for a font takes its room, on Android too', async (banner) => {
  const faces = Object.values(await buildFonts());
  const tokens = (await themeTokens(banner)).filter(({ path }) => path[0] === 'font');
  const stacks = tokens
    .map(({ value }) => value as string[])
    .filter(([first]) => faces.some((face) => face.family === first));
  expect(stacks).toHaveLength(2);
  for (const [first, ...others] of stacks) {
    const { fallbacks } = faces.find(({ family }) => family === first)!;
    expect(others.slice(0, fallbacks.length)).toEqual(fallbacks.map(({ family }) => family));
    expect(fallbacks.flatMap(({ locals }) => locals).join()).toMatch(/Roboto|Noto Serif/);
    const heights = fallbacks.map(
      ({ metrics: { ascent, descent, lineGap, sizeAdjust } }) => (ascent + descent + lineGap) * sizeAdjust,
    );
    for (const height of heights) expect(height / heights[0]!).toBeCloseTo(1, 3);
  }
});

test('a face has all its letters in files that share none, and pages load the first alone', async () => {
  const [text = '', more = ''] = letterSets.map(({ letters }) => letters);
  expect(new Set(Array.from(allLetters)).size).toBe(Array.from(allLetters).length);
  expect(
    Array.from('¿Qué será, señor? ¡Jalapeños à la crème, 3 × 50¢ — “fresh”…').filter(
      (letter) => !text.includes(letter),
    ),
  ).toEqual([]);
  expect(more).toContain('€');
  expect(unicodeRange('cabx€')).toBe('U+61-63,U+78,U+20ac');
  for (const { files } of Object.values(await buildFonts())) {
    expect(files.map(({ range }) => range)).toEqual([unicodeRange(text), unicodeRange(more)]);
    for (const { bytes } of files) expect(bytes).toBeLessThan(15 * 1024);
  }
});
