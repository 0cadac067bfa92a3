import type { PageAssets, Render, ThemeAssets } from './rendering.ts';

/** The storefront's code, built or as it is being developed. */
export interface Frontend {
  render: Render;
  /** Path of the browser's entry module. */
  entry: string;
  assets: (modules: string[]) => PageAssets;
  theme: (banner: string) => ThemeAssets;
  /** HTML to put at the end of the head, when there is any. */
  head?: (modules: string[], nonce: string) => Promise<string>;
}
