import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFonts } from './fonts/fonts.ts';
import { bannerList, houseBanners } from './tokens/sources.ts';
import { propertyOf } from './tokens/token-css.ts';
import { buildThemes, themeTokens } from './themes.ts';
import { bannerTokens, bannersFolder } from './tokens/tokens.ts';
import { writeTokensPackage } from './tokens/tokens-package.ts';

const place = mkdtempSync(join(tmpdir(), 'larder-banner-'));
const [banners, themes, tokensPackage] = ['banners', 'themes', 'package'].map((name) => join(place, name)) as [
  string,
  string,
  string,
];

/** All that has to be written for a banner of one's own. */
const cornerShop = {
  $description: 'Corner Shop: every token follows from one brand color, a face and the shape of its corners.',
  $extensions: {
    'larder.banner': { name: 'Corner Shop', mark: { ground: 'shield', drawing: 'M6 6h16v16H6Z' } },
    'larder.brand': { color: '#7a4fd0', face: 'bricolage', corners: 'sharp' },
  },
};

beforeAll(async () => {
  cpSync(bannersFolder, banners, { recursive: true });
  writeFileSync(join(banners, 'cornershop.tokens.json'), JSON.stringify(cornerShop));
  await buildThemes(await buildFonts(), { from: banners, to: themes });
  await writeTokensPackage({ from: banners, to: tokensPackage });
});
afterAll(() => rmSync(place, { recursive: true }));

test('one file makes a banner: its stylesheet sets every name that the others set', () => {
  const names = (file: string) => [...new Set(readFileSync(join(themes, file), 'utf8').match(/--[\w-]+(?=:)/g))].sort();
  expect(names('cornershop.css')).toEqual(names('safeway.css'));
  expect(readdirSync(themes)).toContain('cornershop.css');
});

test('its stylesheet is its own: another color, another corner, the fonts of its face', () => {
  const css = readFileSync(join(themes, 'cornershop.css'), 'utf8');
  expect(css).toContain('--radius-control:8px');
  expect(css).toMatch(/@font-face\{font-family:"Bricolage Grotesque Variable"/);
  expect(css).not.toMatch(/Fraunces/);
  expect(css).toContain(':root[data-contrast=more]{');
});

test('its colors can be read, light and dark', async () => {
  const tokens = await themeTokens('cornershop', banners);
  const hex = (name: string, scheme: 'value' | 'dark') => {
    const [token] = tokens.filter((one) => propertyOf(one) === name);
    return (token?.[scheme] as { hex: string } | undefined)?.hex ?? '';
  };
  for (const scheme of ['value', 'dark'] as const) {
    expect(wcagContrast(hex('--on-action', scheme), hex('--action', scheme))).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(hex('--action-ink', scheme), hex('--surface-card', scheme))).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(hex('--action', scheme), hex('--surface-card', scheme))).toBeGreaterThanOrEqual(3);
  }
});

test('G-2 it stands in the list of the house with its name and its own sign', () => {
  expect(bannerList(banners)).toContain(
    "{ key: 'cornershop', name: 'Corner Shop', ground: 'shield', drawing: 'M6 6h16v16H6Z' },",
  );
});

test('G-2 S-1 servers have it in their list, with its color; it is a division of its own', async () => {
  expect(await houseBanners(banners)).toContain(
    "{ key: 'cornershop', name: 'Corner Shop', brandColor: '#7a4fd0', division: 'CORNERSHOP' },",
  );
});

test('the package of tokens has it: custom properties, and a file for every mode of a design tool', () => {
  expect(readFileSync(join(tokensPackage, 'css/cornershop.css'), 'utf8')).toContain('--action:');
  const file = (mode: string) =>
    JSON.parse(readFileSync(join(tokensPackage, `json/cornershop/${mode}.tokens.json`), 'utf8')) as {
      color: Record<string, { $type: string; $value: { hex: string }; $description: string }>;
    };
  const modes = ['light', 'dark', 'light-contrast', 'dark-contrast'].map(file);
  expect(new Set(modes.map(({ color }) => color['action']?.$value.hex)).size).toBe(4);
  for (const { color } of modes)
    for (const token of Object.values(color)) expect(token).toEqual({ ...token, $type: 'color' });
});

test('a banner that leaves a name out is refused in words', async () => {
  const broken = mkdtempSync(join(place, 'broken-'));
  const safeway = JSON.parse(readFileSync(join(bannersFolder, 'safeway.tokens.json'), 'utf8')) as {
    color: Record<string, unknown>;
  };
  writeFileSync(join(broken, 'safeway.tokens.json'), JSON.stringify(safeway));
  const { 'action-ink': _, ...color } = safeway.color;
  writeFileSync(join(broken, 'half.tokens.json'), JSON.stringify({ ...safeway, color }));
  const built = await buildFonts();
  await expect(buildThemes(built, { from: broken, to: join(broken, 'out') })).rejects.toThrow(
    'Banner half: missing --action-ink, unknown nothing.',
  );
});

test('the names that a banner sets are few', async () => {
  expect((await bannerTokens('cornershop', banners)).map(propertyOf)).toHaveLength(14);
});
