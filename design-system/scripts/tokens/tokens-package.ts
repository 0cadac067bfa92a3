import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertyOf, themeVariables } from './token-css.ts';
import { type Token, bannerIdentity, bannerTokens, bannersFolder, bannersIn, coreTokens } from './tokens.ts';
import type { TokenTree } from './token-tree.ts';

const root = join(import.meta.dirname, '../..');
const template = join(root, 'tokens-package');
/** Where the package of tokens lies after the build, ready to be published or imported into a design tool. */
export const packageFolder = join(root, 'dist/tokens');

/** What a token is worth in each mode of a design tool. */
const modes = {
  light: ({ value }: Token) => value,
  dark: ({ value, dark = value }: Token) => dark,
  'light-contrast': ({ value, contrast }: Token) => contrast?.light ?? value,
  'dark-contrast': ({ value, dark = value, contrast }: Token) => contrast?.dark ?? dark,
} as const satisfies Record<string, (token: Token) => unknown>;

type Mode = keyof typeof modes;
const modeNames = Object.keys(modes) as Mode[];

/** The tokens of one mode as a W3C design-token file. */
function tokenFile(tokens: readonly Token[], mode: Mode): TokenTree {
  const tree: Record<string, Record<string, unknown>> = {};
  for (const token of tokens) {
    const [group = '', ...rest] = token.path;
    (tree[group] ??= {})[rest.join('-')] = {
      $type: token.type,
      $value: modes[mode](token),
      $description: token.description,
    };
  }
  return tree;
}

const write = (path: string, value: unknown) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** Writes `@larder/tokens`: CSS custom properties and design-token files of every banner. */
export async function writeTokensPackage({ from = bannersFolder, to = packageFolder } = {}): Promise<void> {
  const core = await coreTokens();
  const banners = bannersIn(from);
  mkdirSync(join(to, 'css'), { recursive: true });
  for (const banner of banners) {
    const tokens = [...core, ...(await bannerTokens(banner, from))];
    mkdirSync(join(to, 'json', banner), { recursive: true });
    writeFileSync(join(to, 'css', `${banner}.css`), themeVariables(tokens));
    for (const mode of modeNames) write(join(to, 'json', banner, `${mode}.tokens.json`), tokenFile(tokens, mode));
  }
  const all = [...core, ...(await bannerTokens('safeway'))];
  write(join(to, 'index.json'), {
    banners: banners.map((key) => ({ key, name: bannerIdentity(key, from)?.name ?? key })),
    modes: modeNames,
    tokens: all.map((token) => ({
      path: [token.path[0], token.path.slice(1).join('-')].join('.'),
      property: propertyOf(token),
      type: token.type,
      description: token.description,
    })),
  });
  for (const file of ['package.json', 'README.md']) copyFileSync(join(template, file), join(to, file));
}
