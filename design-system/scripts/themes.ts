import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltFace, type FaceName, buildFonts, facesOf } from './fonts/fonts.ts';
import { fontFaces } from './fonts/font-faces.ts';
import { writeSources } from './tokens/sources.ts';
import { propertyOf, themeVariables } from './tokens/token-css.ts';
import { type Token, bannerTokens, bannersFolder, bannersIn, coreTokens } from './tokens/tokens.ts';
import { writeTokensPackage } from './tokens/tokens-package.ts';

/** Where the themes lie after the build. */
export const themesFolder = join(import.meta.dirname, '../dist/themes');

/** Every token of a banner, shared ones first. */
export async function themeTokens(banner: string, folder = bannersFolder): Promise<Token[]> {
  return [...(await coreTokens()), ...(await bannerTokens(banner, folder))];
}

/** The faces that a banner's pages load: what its `font` tokens name, text face first. */
const facesIn = (tokens: readonly Token[]): FaceName[] =>
  facesOf(tokens.filter(({ path }) => path[0] === 'font').flatMap(({ value }) => (value as string[])[0] ?? []));

/** Throws unless a banner sets all names of the contract and no others, high contrast included. */
function requireContract(banner: string, own: readonly Token[], model: readonly Token[]): void {
  const names = (tokens: readonly Token[]) => tokens.map(propertyOf).sort();
  const stark = (tokens: readonly Token[]) => names(tokens.filter(({ contrast }) => contrast));
  const differing = (one: string[], other: string[]) => one.filter((name) => !other.includes(name));
  const between = (one: readonly Token[], other: readonly Token[]) =>
    [...new Set([...differing(names(one), names(other)), ...differing(stark(one), stark(other))])].join(', ');
  const [missing, unknown] = [between(model, own), between(own, model)];
  if (missing || unknown)
    throw new Error(`Banner ${banner}: missing ${missing || 'nothing'}, unknown ${unknown || 'nothing'}.`);
}

/** Writes one stylesheet for every banner of a folder, with its fonts: which of them a page preloads, the server reads there. */
export async function buildThemes(
  built: Record<FaceName, BuiltFace>,
  { from = bannersFolder, to = themesFolder } = {},
): Promise<void> {
  const model = await bannerTokens('safeway');
  const core = await coreTokens();
  mkdirSync(to, { recursive: true });
  for (const banner of bannersIn(from)) {
    const own = await bannerTokens(banner, from);
    requireContract(banner, own, model);
    const tokens = [...core, ...own];
    const faces = facesIn(tokens).map((name) => built[name]);
    writeChanged(join(to, `${banner}.css`), [...faces.map(fontFaces), themeVariables(tokens)].join('\n'));
  }
}

/** A theme that has not changed stays as it is, so that no page that shows it draws anew. */
function writeChanged(path: string, css: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== css) writeFileSync(path, css);
}

/** Writes everything that follows from the tokens: sources, themes with their fonts, the package of tokens. */
export async function build(): Promise<void> {
  await writeSources(false);
  await buildThemes(await buildFonts());
  await writeTokensPackage();
}

if (import.meta.main) {
  if (!process.argv.includes('--check')) await build();
  else {
    const stale = await writeSources(true);
    if (stale.length > 0) {
      console.error(`Stale: ${stale.join(', ')}. Run node design-system/scripts/themes.ts`);
      process.exitCode = 1;
    }
  }
}
