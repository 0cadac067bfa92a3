import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Manifest } from 'vite';
import type { Render } from './rendering.ts';
import { type Language, languages } from '../messages/language.ts';
import { serveBuiltFiles } from './built-files.ts';
import type { Build, Frontend } from './frontend.ts';
import { styleParts, type StylePart } from '../app/loading/page-styles.ts';
import { entryKey, keptAssets, manifestName } from './manifest.ts';
import { servePageStyles } from './styles/page-styles.ts';
import { serveThemes } from './styles/themes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The storefront as it was built: hashed files that never change, each beside its brotli and gzip copy. */
export async function production(app: FastifyInstance): Promise<Frontend> {
  const client = `${root}dist/client`;
  const builds = {} as Record<Language, Build>;
  for (const language of languages) {
    const file = `${client}/${manifestName(language)}`;
    if (!existsSync(file)) throw new Error('The storefront has not been built: run "npm run build" first.');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
    builds[language] = { entry: `/${manifest[entryKey]!.file}`, assets: keptAssets(manifest) };
  }
  serveBuiltFiles(app, { root: `${client}/assets`, prefix: '/assets/', keep: 'immutable' });
  serveBuiltFiles(app, { root: `${client}/pictures`, prefix: '/pictures/', keep: 86_400 });
  const theme = await serveThemes(app, { immutable: true });
  const parts = await partsOf(client);
  const { render } = (await import(`${root}dist/server/entry-server.js`)) as { render: Render };
  return {
    render,
    builds,
    workerFile: `${client}/service-worker.js`,
    theme,
    styles: servePageStyles(app, { theme, parts }),
  };
}

/** The text of each part of a page's styles. They are the same in every language. */
async function partsOf(client: string): Promise<Record<StylePart, string>> {
  const manifest = JSON.parse(await readFile(`${client}/${manifestName('en')}`, 'utf8')) as Manifest;
  const texts = styleParts.map(
    async (part) => [part, await readFile(`${client}/${manifest[`${part}.css`]!.file}`, 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(texts)) as Record<StylePart, string>;
}
