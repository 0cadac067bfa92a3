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
    const [code] = await Promise.all([load(), ...names.map((name) => sheetIsThere(known[name]))]);
    return code;
  };
}

async function sheetIsThere(href: string | undefined): Promise<void> {
  if (href === undefined || typeof document === 'undefined') return;
  const there = [...document.styleSheets].some(({ href: loaded }) => loaded?.endsWith(href));
  if (there) return;
  const link = document.createElement('link');
  await new Promise((resolve, reject) => {
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject });
    document.head.append(link);
  }).catch((error: unknown) => {
    link.remove();
    throw new Error(`The styles at ${href} could not be loaded.`, { cause: error });
  });
}
