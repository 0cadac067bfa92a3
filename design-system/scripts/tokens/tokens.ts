import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import StyleDictionary from 'style-dictionary';
import type { DesignTokens } from 'style-dictionary/types';
import { type Brand, brandTokens } from './brands.ts';
import type { TokenTree } from './token-tree.ts';

/** One token as the writers need it: where it stands, what it is worth in light, and what changes it. */
export interface Token {
  path: string[];
  type: string;
  value: unknown;
  description: string;
  dark?: unknown;
  reduced?: unknown;
  /** What it is worth where more contrast is asked for, in light and in dark. */
  contrast?: { light: unknown; dark: unknown };
  /** Value from a width on, in px. */
  from: { width: number; value: unknown }[];
}

/** Who a banner is: its name as it is written, and its sign. A theme without it is not a banner of the house. */
export interface BannerIdentity {
  name: string;
  /** Of the retailer, for what the games and offers of a division are; the banner's own if the file names none. */
  division?: string;
  mark: {
    ground: 'disc' | 'square' | 'shield';
    /** A drawing of banners.ts, or path data of its own. */ drawing: string;
  };
}

const folder = join(import.meta.dirname, '../../tokens');
/** One file a banner: `<key>.tokens.json`. */
export const bannersFolder = join(folder, 'banners');
const suffix = '.tokens.json';

interface ParsedToken {
  path: string[];
  $type?: string;
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

function tokenOf({ path, $type, $value, $description, $extensions = {} }: ParsedToken): Token {
  const name = path.join('.');
  if (!$type) throw new Error(`Token ${name} has no type.`);
  if (!$description) throw new Error(`Token ${name} has no description.`);
  const from = Object.entries($extensions)
    .filter(([key]) => key.startsWith('larder.from'))
    .map(([key, value]) => ({ width: Number(key.slice('larder.from'.length)), value }));
  const { 'larder.contrast': light, 'larder.contrast-dark': dark = light } = $extensions;
  return {
    path,
    type: $type,
    value: $value,
    description: $description,
    from,
    ...('larder.dark' in $extensions ? { dark: $extensions['larder.dark'] } : {}),
    ...('larder.reduced' in $extensions ? { reduced: $extensions['larder.reduced'] } : {}),
    ...(light ? { contrast: { light, dark } } : {}),
  };
}

async function read(tokens: TokenTree): Promise<Token[]> {
  const dictionary = new StyleDictionary({
    tokens: tokens as DesignTokens,
    log: { verbosity: 'silent' },
    platforms: { raw: { transforms: [] } },
  });
  await dictionary.hasInitialized;
  const parsed = (await dictionary.getPlatformTokens('raw')).allTokens as unknown as ParsedToken[];
  return parsed.map(tokenOf);
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as TokenTree;

/** What all banners share. */
export const coreTokens = (): Promise<Token[]> => read(json(join(folder, 'core.tokens.json')));

/** The tokens that one banner sets: drawn one by one in its file, or derived from the brand that its file names. */
export function bannerTokens(banner: string, from = bannersFolder): Promise<Token[]> {
  const { $extensions = {}, ...drawn } = json(join(from, `${banner}${suffix}`)) as { $extensions?: TokenTree };
  const brand = $extensions['larder.brand'] as Brand | undefined;
  return read(brand ? brandTokens(brand) : drawn);
}

/** Who the banner of a file is; nobody for a theme that is only tried on. */
export function bannerIdentity(banner: string, from = bannersFolder): BannerIdentity | undefined {
  const { $extensions } = json(join(from, `${banner}${suffix}`)) as { $extensions?: TokenTree };
  return $extensions?.['larder.banner'] as BannerIdentity | undefined;
}

/** The color that a banner is known by: of its brand, or of its actions where these are drawn one by one. */
export async function brandColorOf(banner: string, from = bannersFolder): Promise<string> {
  const { $extensions = {} } = json(join(from, `${banner}${suffix}`)) as { $extensions?: TokenTree };
  const brand = $extensions['larder.brand'] as Brand | undefined;
  if (brand) return brand.color;
  const action = (await bannerTokens(banner, from)).find(({ path }) => path.join('.') === 'color.action');
  return (action!.value as { hex: string }).hex;
}

/** Every theme of the folder, by name: the default banner first. */
export const bannersIn = (from = bannersFolder): readonly string[] => {
  const names = readdirSync(from)
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
    .sort();
  return ['safeway', ...names.filter((name) => name !== 'safeway')];
};

/** Every banner with a theme. */
export const themedBanners: readonly string[] = bannersIn();
