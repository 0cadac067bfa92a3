import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertyOf } from './token-css.ts';
import { type Token, bannerIdentity, bannerTokens, bannersIn, coreTokens } from './tokens.ts';

const theme = join(import.meta.dirname, '../../src/theme');
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

/** Names of the generated files that are not what the tokens say; written anew unless only `check` is wanted. */
export async function writeSources(check: boolean): Promise<string[]> {
  const core = await coreTokens();
  const own = await bannerTokens('safeway');
  const sources = {
    'contract.ts': contract([...core, ...own]),
    'token-rows.ts': table(core, own),
    'banner-list.ts': bannerList(),
  };
  return Object.entries(sources).flatMap(([name, source]) => {
    const path = join(theme, name);
    if (readFileSync(path, { encoding: 'utf8', flag: 'a+' }) === source) return [];
    if (!check) writeFileSync(path, source);
    return [name];
  });
}
