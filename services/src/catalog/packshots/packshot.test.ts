import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { contrast } from './color.ts';
import { formNames } from './forms/index.ts';
import { details } from './kit.ts';
import { packshot, type PackshotData, packshotName } from './packshot.ts';
import { outline, plain, widthOf, wordmarks } from './type.ts';

const soup: PackshotData = {
  form: 'jar',
  palette: ['#2f6b4a', '#f1b24a', '#fbf7ea'],
  brand: 'Cedar Hollow',
  name: 'Tomato Soup',
  motif: 'tomato',
  size: '10.75 oz',
  accent: '#d8432f',
};

describe('a packshot', () => {
  test('is the same for the same data, and another for any other', () => {
    expect(packshot(soup, 'card')).toBe(packshot({ ...soup }, 'card'));
    const others: PackshotData[] = [
      { ...soup, form: 'tin' },
      { ...soup, palette: ['#6b2f4a', '#f1b24a', '#fbf7ea'] },
      { ...soup, brand: 'Stone Mill' },
      { ...soup, name: 'Lentil Soup' },
      { ...soup, motif: 'kidney-beans' },
      { ...soup, size: '18 oz' },
      { ...soup, accent: '#5a9b3a' },
    ];
    expect(new Set([soup, ...others].map(packshotName)).size).toBe(others.length + 1);
    expect(packshotName(soup)).toMatch(/^[\w-]{20}$/);
    for (const other of others) expect(packshot(other, 'page')).not.toBe(packshot(soup, 'page'));
  });

  test('is self-contained: no font, no style, no script, no address', () => {
    for (const form of formNames)
      for (const detail of details) {
        const svg = packshot({ ...soup, form }, detail);
        expect(svg).not.toMatch(/<text|font-|style=|<script|<image|NaN|undefined|Infinity/);
        expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:/);
      }
  });

  test('references only what it defines', () => {
    for (const form of formNames) {
      const svg = packshot({ ...soup, form }, 'page');
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([form, ids.length]).toEqual([form, new Set(ids).size]);
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
      expect([form, used.filter((id) => !ids.includes(id))]).toEqual([form, []]);
    }
  });

  test('weighs at most 6 KiB in each form and detail, packed', () => {
    const heavy = formNames.flatMap((form) =>
      details.flatMap((detail) => {
        const svg = packshot({ ...soup, form, name: 'Cinnamon Squares' }, detail);
        const { length } = brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
        return length > 6144 ? [[form, detail, length]] : [];
      }),
    );
    expect(heavy).toEqual([]);
  });

  test('leaves the name and the size off a thumbnail, where nobody could read them', () => {
    const written = (detail: (typeof details)[number]) => packshot(soup, detail).split('scale(').length;
    expect(written('thumb')).toBeLessThan(written('card'));
    expect(packshot({ ...soup, name: 'Lentil Soup', size: '9 oz' }, 'thumb')).toBe(packshot(soup, 'thumb'));
  });

  test('leaves the label blank for a motif it no longer knows', () => {
    expect(packshot({ ...soup, motif: 'unicorn' }, 'card')).toBe(packshot({ ...soup, motif: '' }, 'card'));
  });

  test('colors a motif like its variety, if varieties differ by color', () => {
    const colored = (motif: string, accent: string) => packshot({ ...soup, form: 'plate', motif, accent }, 'card');
    expect(colored('grapes', '#9fc24a')).not.toBe(colored('grapes', '#3a2f4f'));
    expect(colored('beet', '#9fc24a')).toBe(colored('beet', '#3a2f4f'));
  });
});

describe('type', () => {
  test('is outlined in every wordmark, with accents where the face has them and without where not', () => {
    for (const type of wordmarks) {
      expect(outline('Jalapeño & Crème', type, 100)).toMatch(/^m[-\d hvlqz m]+z$/);
      expect(widthOf('Ř', type)).toBe(widthOf('R', type));
    }
    expect(widthOf('', plain)).toBe(0);
    expect(outline('', plain, 100)).toBe('');
  });

  test('ends where its width says, so that a line fits its box', () => {
    expect(widthOf('Whole Milk', plain)).toBeGreaterThan(widthOf('Whole', plain));
    expect(widthOf('MILK', plain)).toBeCloseTo(
      Array.from('MILK').reduce((sum, letter) => sum + widthOf(letter, plain), 0),
      5,
    );
  });
});

test('white on black has the most contrast', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
});
