import type { Manifest } from 'vite';
import type { PageAssets } from '../rendering.ts';

/** Key of the browser's entry in Vite's manifest. */
export const entryKey = 'src/entry-client.tsx';

/** The files of the entry and of the matched pages, as paths, without the entry itself. */
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
  [entryKey, ...modules].forEach(visit);
  js.delete(`/${manifest[entryKey]?.file}`);
  return { css: [...css], js: [...js] };
}
