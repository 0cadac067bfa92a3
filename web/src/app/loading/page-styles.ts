import { type Sheet, sheetNames } from './sheets.ts';

/** A part of a page's one stylesheet, besides its banner's theme. */
export type StylePart = 'style' | Sheet;
/** In the order in which they stand in it. */
export const styleParts: readonly StylePart[] = ['style', ...sheetNames];

interface PageStyles {
  /** Changes with the content. */
  hash: string;
  /** Name of the banner's theme. */
  theme: string;
  parts: readonly StylePart[];
}

/** Where a page's one stylesheet is: `/styles/3f9c…/safeway.style.shop.css`. */
export const stylesPath = ({ hash, theme, parts }: PageStyles): string =>
  `/styles/${hash}/${[theme, ...parts].join('.')}.css`;

/** What a page's stylesheet holds, by its path; null for any other path, and for parts in another order. */
export function pageStylesAt(path: string): PageStyles | null {
  const [, hash, theme, list] = /^\/styles\/([\w-]{1,64})\/(\w{1,64})\.((?:\w{1,16}\.){1,16})css$/.exec(path) ?? [];
  if (hash === undefined || theme === undefined || list === undefined) return null;
  const named = list.split('.').slice(0, -1);
  const parts = styleParts.filter((part) => named.includes(part));
  return parts.join() === named.join() ? { hash, theme, parts } : null;
}
