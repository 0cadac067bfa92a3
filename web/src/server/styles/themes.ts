import { createHash } from 'node:crypto';
import { existsSync, type FSWatcher, readdirSync, readFileSync, watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { serveBuiltFiles } from '../built-files.ts';
import type { ThemeAssets } from '../rendering.ts';
import { groundsOf, serveFavicons } from '../favicon.ts';
import { serveAppFiles } from '../installable/routes.ts';

const source = fileURLToPath(new URL('../../../../design-system/dist', import.meta.url));
const packed = fileURLToPath(new URL('../../../dist/theme', import.meta.url));
const fallback = 'safeway';

/** The fonts that nearly every page of a theme needs, as paths on this server: those that have its plain letters. */
export const fontsOf = (css: string, prefix: string): string[] => [
  ...new Set(
    [...css.matchAll(/@font-face\{[^}]*\}/g)]
      .filter(([face]) => hasPlainLetters(face))
      .flatMap(([face]) => /url\(["']?([^"')]+\.woff2)["']?\)/.exec(face)?.[1] ?? [])
      .map((url) => new URL(url, `http://here${prefix}themes/`).pathname),
  ),
];

/** A face without a range has all letters of its file. */
function hasPlainLetters(face: string): boolean {
  const [, ranges] = /unicode-range:([^;}]+)/.exec(face) ?? [];
  return ranges === undefined || /U\+(?:0*20-0*7e|0*0-0*(?:7f|ff))\b/i.test(ranges);
}

const grays = ['surface-page', 'ink', 'hairline', 'border-control'];

/** The first declaration of each gray: the later ones are for readers who ask for more contrast. */
export const graysOf = (css: string): string =>
  grays
    .map((name) => new RegExp(`--${name}:[^;}]+`).exec(css)?.[0])
    .filter(Boolean)
    .join(';');

/** Tells of each theme that is written anew, by its banner. */
export const followThemes = (changed: (banner: string) => void, folder = `${source}/themes`): FSWatcher =>
  watch(folder, (_event, file) => {
    if (file?.endsWith('.css')) changed(file.slice(0, -4));
  });

/**
 * Serves the banners' themes, fonts and favicons; in production under a name that changes with their content. Answers
 * what each banner's page has to load. A banner without a theme gets safeway's (G-2).
 */
export async function serveThemes(
  app: FastifyInstance,
  { immutable }: { immutable: boolean },
): Promise<(banner: string) => ThemeAssets> {
  const root = immutable && existsSync(packed) ? packed : source;
  const folder = `${root}/themes`;
  if (!existsSync(`${folder}/${fallback}.css`))
    throw new Error('The themes have not been built: run "npm run build" first.');
  const names = new Set(readdirSync(folder).filter((name) => name.endsWith('.css')));
  const nameOf = (banner: string) => (names.has(`${banner}.css`) ? banner : fallback);
  const cssOf = (banner: string) => readFileSync(`${folder}/${nameOf(banner)}.css`, 'utf8');
  const hash = createHash('sha256');
  for (const name of names) hash.update(cssOf(name.slice(0, -4)));
  const prefix = `/theme/${immutable ? hash.digest('hex').slice(0, 10) : 'dev'}/`;

  if (immutable) serveBuiltFiles(app, { root, prefix, keep: 'immutable' });
  else {
    const { default: fastifyStatic } = await import('@fastify/static');
    await app.register(fastifyStatic, { root, prefix, decorateReply: false, index: false, cacheControl: false });
  }
  // Fonts carry their content's hash in their names, and the themes name them from the root.
  if (existsSync(`${root}/fonts`))
    serveBuiltFiles(app, { root: `${root}/fonts`, prefix: '/fonts/', keep: 'immutable' });
  serveFavicons(app, cssOf);
  serveAppFiles(app, { cssOf, isBanner: (banner) => names.has(`${banner}.css`) });

  const known = new Map<string, ThemeAssets>();
  return (banner) => {
    const name = nameOf(banner);
    const found = immutable ? known.get(name) : undefined;
    if (found) return found;
    const css = cssOf(name);
    const theme = {
      name,
      css,
      href: `${prefix}themes/${name}.css`,
      fonts: fontsOf(css, prefix),
      grays: graysOf(css),
      themeColors: groundsOf(css),
    };
    known.set(name, theme);
    return theme;
  };
}
