import { pageStylesAt } from './page-styles.ts';
import { type Sheet, sheetsOf } from './sheets.ts';

const known: Partial<Record<Sheet, string>> = {};

/** Where the sheets of this build are; in development there are none. */
export const learnSheets = (sheets: Partial<Record<Sheet, string>> = {}): void => void Object.assign(known, sheets);

/**
 * Loads code of the browser's together with the sheets its styles are in, so that it is never seen bare.
 * @param module key of the code in Vite's manifest @throws Error when the sheet can't be loaded
 */
export function withSheet<Code>(module: string, load: () => Promise<Code>): () => Promise<Code> {
  const names = sheetsOf(module);
  if (names.length === 0) return load;
  return async () => {
    const [code] = await Promise.all([load(), ...names.map(sheetIsThere)]);
    return code;
  };
}

/** Is the sheet loaded by itself, or within the page's one stylesheet? */
const isLoaded = (name: Sheet): boolean =>
  [...document.styleSheets].some(({ href }) => {
    const { pathname = '' } = href ? new URL(href) : {};
    return pathname === known[name] || pageStylesAt(pathname)?.parts.includes(name);
  });

async function sheetIsThere(name: Sheet): Promise<void> {
  const href = known[name];
  if (href === undefined || typeof document === 'undefined' || isLoaded(name)) return;
  const link = document.createElement('link');
  await new Promise((resolve, reject) => {
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject });
    document.head.append(link);
  }).catch((error: unknown) => {
    link.remove();
    throw new Error(`The styles at ${href} could not be loaded.`, { cause: error });
  });
}
