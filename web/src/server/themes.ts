import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ThemeAssets } from '../rendering.ts';

const built = fileURLToPath(new URL('../../../design-system/dist', import.meta.url));
const themed = fileURLToPath(new URL('../../dist/theme', import.meta.url));
const fallback = 'safeway';

/**
 * Serves the banners' themes and fonts, in production under a name that changes with their content, and tells what each
 * banner's page has to load. A banner without a theme gets safeway's (G-2).
 */
export async function serveThemes(
  app: FastifyInstance,
  { immutable }: { immutable: boolean },
): Promise<(banner: string) => ThemeAssets> {
  const root = immutable && existsSync(themed) ? themed : built;
  const folder = `${root}/themes`;
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.css')) : [];
  const hash = createHash('sha256');
  for (const name of names) hash.update(readFileSync(`${folder}/${name}`));
  const prefix = `/theme/${immutable ? hash.digest('hex').slice(0, 10) : 'dev'}/`;
  const { default: fastifyStatic } = await import('@fastify/static');
  if (existsSync(root))
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      index: false,
      preCompressed: immutable,
      ...(immutable ? { immutable: true, maxAge: '365d' } : { cacheControl: false }),
    });
  const themes = new Map<string, ThemeAssets>();
  return (banner) => {
    const name = names.includes(`${banner}.css`) ? banner : fallback;
    const known = immutable ? themes.get(name) : undefined;
    if (known) return known;
    const css = names.includes(`${name}.css`) ? readFileSync(`${folder}/${name}.css`, 'utf8') : '';
    const fonts = [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(
      ([, url]) => new URL(url!, `http://here${prefix}themes/`).pathname,
    );
    const theme = { href: `${prefix}themes/${name}.css`, fonts: [...new Set(fonts)] };
    themes.set(name, theme);
    return theme;
  };
}
