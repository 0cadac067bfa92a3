import type { Plugin } from 'vite';
import { isBrowserBuild } from './one-language.ts';

const helper = '\0vite/preload-helper.js';

/** Styles never come with code: a page has one stylesheet. Every browser that a page is built for knows `modulepreload`. */
export const helperCode = `
const asked = new Set();
export const __vitePreload = (load, files) => {
  if (files) {
    if (!asked.size) for (const { href } of document.querySelectorAll('link')) asked.add(href);
    for (const file of files) {
      const { href } = new URL('/' + file, location);
      if (!asked.has(href)) {
        asked.add(href);
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      }
    }
  }
  return load().catch((error) => {
    const failure = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    if (dispatchEvent(failure)) throw error;
  });
};`;

/**
 * What the build puts around each `import()`: asks for the code's files side by side with it, and tells the page of code
 * that can't be loaded. Vite's own also waits for styles, which is most of its 2 KB on every page.
 */
export const preloadHelper = (): Plugin => ({
  name: 'larder:preload-helper',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: isBrowserBuild,
  load: (id) => (id === helper ? helperCode : undefined),
});
