import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const unitsPerEm = 500;
const characters = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
  ...Array.from('’”×·–—éèêëñçüöäåâîïôûáíóúÉÑ½¼¾°®'),
].join('');

const faces = {
  figtree: [require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'), 800],
  fraunces: [require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'), 700],
  frauncesItalic: [require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2'), 700],
  bricolage: [
    require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    800,
  ],
} as const;

/** The outlines of the self-hosted faces, each at the one weight that packs use. */
export async function outlines(): Promise<Record<string, unknown>> {
  const drawn = Object.entries(faces).map(async ([name, [file, weight]]) => {
    const variable = readFileSync(file);
    const fixed = await subsetFont(variable, characters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    const font = create(fixed) as Font;
    const scale = unitsPerEm / font.unitsPerEm;
    const glyphs = Array.from(characters).flatMap((character) => {
      const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
      if (glyph.id === 0) return [];
      const outline = glyph.path
        .toSVG()
        .replace(/-?[\d.]+/g, (value: string) => String(Math.round(Number(value) * scale)));
      return [[character, [Math.round(glyph.advanceWidth * scale), outline]] as const];
    });
    return [name, { glyphs: Object.fromEntries(glyphs), kerning: {} }] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}
