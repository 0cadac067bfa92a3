import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { propertyOf } from './token-css.ts';
import { type Token, bannerIdentity, bannerTokens, bannersIn, brandColorOf, coreTokens } from './tokens.ts';

const theme = join(import.meta.dirname, '../../src/theme');
/** Where what servers know of banners lies. */
const servers = join(import.meta.dirname, '../../../server-kit');
const head = '// Generated from tokens/ by scripts/themes.ts. Do not edit.\n';
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

const keyOf = ({ path: [, name = '', ...rest] }: Token) => (/^\d/.test(name) ? name : camel([name, ...rest].join('-')));

/** The tokens as TypeScript sees them: `vars.color.inkSoft` is `var(--ink-soft)`. */
function contract(tokens: readonly Token[]): string {
  const groups = Map.groupBy(tokens, ({ path }) => path[0] ?? '');
  const body = [...groups].map(([group, members]) => {
    const rows = members.map(
      (token) => `    /** ${token.description} */\n    ${keyOf(token)}: 'var(${propertyOf(token)})',`,
    );
    return `  ${group}: {\n${rows.join('\n')}\n  },`;
  });
  return `${head}export const vars = {\n${body.join('\n')}\n} as const;\n`;
}

/** What a page about the tokens tells of each; its value is read from the page, in whatever theme that has. */
function table(core: readonly Token[], own: readonly Token[]): string {
  const row = (token: Token, setBy: string) => {
    const { type, description } = token;
    const changes = [
      'dark' in token && 'dark',
      token.contrast && 'contrast',
      token.from.length > 0 && 'width',
      'reduced' in token && 'motion',
    ].filter((change) => typeof change === 'string');
    return [
      '  {',
      `    group: '${token.path[0]}',`,
      `    name: '${token.path[0]}.${keyOf(token)}',`,
      `    property: '${propertyOf(token)}',`,
      `    type: '${type}',`,
      `    description: ${quoted(description)},`,
      `    setBy: '${setBy}',`,
      `    changesWith: [${changes.map(quoted).join(', ')}],`,
      '  },',
    ].join('\n');
  };
  const rows = [...core.map((token) => row(token, 'house')), ...own.map((token) => row(token, 'banner'))];
  return `${head}import type { TokenRow } from './token-row.ts';\n\nexport const tokenRows: readonly TokenRow[] = [\n${rows.join('\n')}\n];\n`;
}

/** Key, name and sign of every banner of the house. */
export function bannerList(folder?: string): string {
  const rows = bannersIn(folder).flatMap((key) => {
    const identity = bannerIdentity(key, folder);
    if (!identity) return [];
    const { name, mark } = identity;
    return [`  { key: '${key}', name: ${quoted(name)}, ground: '${mark.ground}', drawing: ${quoted(mark.drawing)} },`];
  });
  return `${head}export const bannerList = [\n${rows.join('\n')}\n] as const;\n`;
}

/** What servers know of every banner of the house: its name, its brand color, and its division. */
export async function houseBanners(folder?: string): Promise<string> {
  const rows = await Promise.all(
    bannersIn(folder).map(async (key) => {
      const identity = bannerIdentity(key, folder);
      if (!identity) return [];
      const { name, division = key.toUpperCase() } = identity;
      const brandColor = await brandColorOf(key, folder);
      return [`  { key: '${key}', name: ${quoted(name)}, brandColor: '${brandColor}', division: '${division}' },`];
    }),
  );
  const from = '// Generated from design-system/tokens/ by design-system/scripts/themes.ts. Do not edit.\n';
  const doc = '/** The banners of the house by key, as in host names, the default one first (S-1, G-2). */\n';
  return `${from}${doc}export const houseBanners = [\n${rows.flat().join('\n')}\n] as const;\n`;
}

/** Names of the generated files that are not what the tokens say; written anew unless only `check` is wanted. */
export async function writeSources(check: boolean): Promise<string[]> {
  const core = await coreTokens();
  const own = await bannerTokens('safeway');
  const sources = {
    [join(theme, 'contract.ts')]: contract([...core, ...own]),
    [join(theme, 'token-rows.ts')]: table(core, own),
    [join(theme, 'banner-list.ts')]: bannerList(),
    [join(servers, 'house-banners.ts')]: await houseBanners(),
  };
  return Object.entries(sources).flatMap(([path, source]) => {
    if (readFileSync(path, { encoding: 'utf8', flag: 'a+' }) === source) return [];
    if (!check) writeFileSync(path, source);
    return [basename(path)];
  });
}
