import type { Manifest } from 'vite';
import { type Sheet, sheetNames, sheetsOf } from '../app/loading/sheets.ts';
import type { Language } from '../messages/language.ts';
import type { PageAssets } from './rendering.ts';

/** Where Vite's manifest of a language's build is, below the folder of the browser's files. */
export const manifestName = (language: Language): string =>
  language === 'en' ? '.vite/manifest.json' : `.vite/manifest-${language}.json`;

/** Key of the browser's entry in Vite's manifest. */
export const entryKey = 'src/entry-client.tsx';

/** The files of the entry and of the named modules, as paths, without the entry itself. Throws when the build has no such module. */
export function assetsOf(manifest: Manifest, modules: readonly string[]): PageAssets {
  const css = new Set<string>();
  const js = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || js.has(`/${chunk.file}`)) return;
    js.add(`/${chunk.file}`);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => css.add(`/${file}`));
  };
  for (const key of [entryKey, ...modules]) {
    if (!manifest[key]) throw new Error(`The build has no ${key}.`);
    visit(key);
  }
  const all = manifest['style.css'];
  if (all) css.add(`/${all.file}`);
  const sheets: Partial<Record<Sheet, string>> = {};
  for (const name of sheetNames) {
    const sheet = manifest[`${name}.css`];
    if (sheet) sheets[name] = `/${sheet.file}`;
  }
  const wanted = modules.flatMap(sheetsOf);
  for (const name of wanted) if (sheets[name]) css.add(sheets[name]);
  js.delete(`/${manifest[entryKey]?.file}`);
  const conditional = manifest['conditional.css'];
  return {
    css: [...css],
    js: [...js],
    own: modules.map((key) => `/${manifest[key]?.file}`),
    ...(all ? { parts: ['style' as const, ...wanted] } : {}),
    ...(conditional ? { conditional: `/${conditional.file}` } : {}),
    ...(Object.keys(sheets).length > 0 ? { sheets } : {}),
  };
}

/** The same for one build, worked out once for each page and part: there are few, and none changes. */
export function keptAssets(manifest: Manifest): (modules: readonly string[]) => PageAssets {
  const known = new Map<string, PageAssets>();
  return (modules) => {
    const key = modules.join();
    let assets = known.get(key);
    if (!assets) known.set(key, (assets = assetsOf(manifest, modules)));
    return assets;
  };
}
