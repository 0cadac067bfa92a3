import type { Language } from '../messages/language.ts';
import type { PageAssets, Render, StylesOf, ThemeAssets } from './rendering.ts';

/** The browser's code for pages of one language. */
export interface Build {
  /** Path of the browser's entry module. */
  entry: string;
  assets: (modules: string[]) => PageAssets;
}

/** The storefront's code, built or as it is being developed. */
export interface Frontend {
  render: Render;
  /** The browser's code for pages of each language. */
  builds: Readonly<Record<Language, Build>>;
  theme: (banner: string) => ThemeAssets;
  /** Gathers the styles of a page; none in development, where they change. */
  styles?: StylesOf;
  /** File of the built service worker; null in development, where it would hold on to files that change. */
  workerFile: string | null;
  /** HTML to put at the end of the head, when there is any. */
  head?: (modules: string[], nonce: string) => Promise<string>;
}
