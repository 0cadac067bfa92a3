import { readFileSync } from 'node:fs';
import type { EnvironmentOptions, Plugin } from 'vite';
import { type Language, languages } from '../src/messages/language.ts';
import { manifestName } from '../src/server/manifest.ts';

/** Name of the build of the browser's code in a language; Vite has a name of its own for the first. */
const buildName = (language: Language): string => (language === 'en' ? 'client' : `client_${language}`);
const builds = new Map(languages.map((language) => [buildName(language), language]));

/** Is it a build of the browser's code? */
export const isBrowserBuild = ({ name }: { name: string }): boolean => builds.has(name);
/** Is it the last of them? They are made in order. */
export const isLastBrowserBuild = ({ name }: { name: string }): boolean => name === [...builds.keys()].at(-1);

const catalog = new RegExp(`[\\\\/]web[\\\\/]src[\\\\/]messages[\\\\/](${languages.join('|')})[\\\\/]`);

/**
 * One build of the browser's code for each language, all in one folder: what has no texts in it is the same file in each.
 * @param shared what they have in common
 */
export const browserBuilds = (shared: NonNullable<EnvironmentOptions['build']>): Record<string, EnvironmentOptions> =>
  Object.fromEntries(
    languages.map((language, index) => [
      buildName(language),
      {
        consumer: 'client',
        build: {
          ...shared,
          manifest: manifestName(language),
          ...(index > 0 ? { emptyOutDir: false, copyPublicDir: false } : {}),
        },
      },
    ]),
  );

/** In the browser's builds: leaves out the catalogs of the other languages. The server has all of them. */
export const oneLanguage = (): Plugin => ({
  name: 'larder:one-language',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: isBrowserBuild,
  load(id) {
    const language = catalog.exec(id)?.[1];
    if (!language || language === builds.get(this.environment.name)) return undefined;
    const names = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    return { code: names.map((name) => `export const ${name} = undefined;`).join('\n'), moduleSideEffects: false };
  },
  transform(code, id) {
    const isHook = /[\\/]web[\\/]src[\\/]messages[\\/]/.test(id) && !catalog.test(id);
    const choice = `{ ${languages.join(', ')} }`;
    if (!isHook || !code.includes(choice)) return null;
    return { code: code.replace(choice, `{ ${builds.get(this.environment.name)} }`), map: null };
  },
});
