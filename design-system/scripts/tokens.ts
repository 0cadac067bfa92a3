import { join } from 'node:path';
import StyleDictionary from 'style-dictionary';
import { type Brand, brands, brandTokens } from './brands.ts';

/** One token as the writers need it: where it stands, what it is worth in light, and what changes it. */
export interface Token {
  path: string[];
  type: string;
  value: unknown;
  description: string;
  dark?: unknown;
  reduced?: unknown;
  /** Value from a width on, in px. */
  from: { width: number; value: unknown }[];
}

export interface TokenTree {
  [name: string]: TokenTree | unknown;
}

const folder = join(import.meta.dirname, '..', 'tokens');

interface ParsedToken {
  path: string[];
  $type?: string;
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

async function read(origin: { source: string[] } | { tokens: TokenTree }): Promise<Token[]> {
  const dictionary = new StyleDictionary({
    ...(origin as object),
    log: { verbosity: 'silent' },
    platforms: { raw: { transforms: [] } },
  });
  await dictionary.hasInitialized;
  const parsed = (await dictionary.getPlatformTokens('raw')).allTokens as unknown as ParsedToken[];
  return parsed.map(({ path, $type, $value, $description, $extensions = {} }) => {
    const name = path.join('.');
    if (!$type) throw new Error(`Token ${name} has no type.`);
    if (!$description) throw new Error(`Token ${name} has no description.`);
    const from = Object.entries($extensions)
      .filter(([key]) => key.startsWith('larder.from'))
      .map(([key, value]) => ({ width: Number(key.slice('larder.from'.length)), value }));
    return {
      path,
      type: $type,
      value: $value,
      description: $description,
      from,
      ...('larder.dark' in $extensions ? { dark: $extensions['larder.dark'] } : {}),
      ...('larder.reduced' in $extensions ? { reduced: $extensions['larder.reduced'] } : {}),
    };
  });
}

/** What all banners share. */
export const coreTokens = (): Promise<Token[]> => read({ source: [join(folder, 'core.tokens.json')] });

/** Banners whose every token a designer set; the others follow from one brand colour (`brands.ts`). */
export const drawnBanners = ['safeway', 'haggen', 'vons', 'wireframe'] as const;

/** The tokens that one banner sets, drawn or derived. */
export function bannerTokens(banner: string): Promise<Token[]> {
  const brand: Brand | undefined = brands[banner];
  return brand
    ? read({ tokens: brandTokens(brand) })
    : read({ source: [join(folder, 'banners', `${banner}.tokens.json`)] });
}

/** Every banner with a theme, drawn ones first. */
export const themedBanners: readonly string[] = [...drawnBanners, ...Object.keys(brands)];
