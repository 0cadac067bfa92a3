import { screens } from '../../../app/routing/paths.ts';

/** Address of the results: `${screens.search}?q=oat+milk`. */
export const searchPath = (words: string, filters: Readonly<Record<string, string>> = {}): string =>
  `${screens.search}?${new URLSearchParams({ q: words.trim(), ...filters }).toString()}`;
