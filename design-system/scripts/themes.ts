import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Token, bannerTokens, coreTokens, themedBanners } from './tokens.ts';
import { fontFaces } from './font-faces.ts';
import { type BuiltFace, type FaceName, buildFonts, facesOf, writeBannerFonts } from './fonts.ts';

const root = join(import.meta.dirname, '..');
const contractFile = join(root, 'src/theme/contract.ts');
/** Where the themes lie after the build. */
export const themesFolder = join(root, 'dist/themes');

/** `color.ink-soft` is `--ink-soft`, `space.4` is `--space-4`. */
export const propertyOf = ({ path: [group, ...rest] }: Token): string =>
  `--${(group === 'color' || group === 'layout' ? rest : [group, ...rest]).join('-')}`;

interface Dimension {
  value: number;
  unit: string;
}
interface Colour {
  components: [number, number, number];
  alpha?: number;
  hex: string;
}
interface Shadow {
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
  color: Colour;
}

const dimension = ({ value, unit }: Dimension) => (value === 0 && unit === 'px' ? '0px' : `${value}${unit}`);
const colour = ({ components, alpha, hex }: Colour) =>
  alpha === undefined ? hex : `rgb(${components.map((part) => Math.round(part * 255)).join(' ')}/${alpha})`;

/** A token's value as CSS. Text and its lines are rem, so that a larger text setting of the browser is obeyed. */
function css(token: Token, value: unknown): string {
  const [group, name] = token.path;
  switch (token.type) {
    case 'color':
      return colour(value as Colour);
    case 'dimension':
      return group === 'text' || group === 'leading'
        ? `${(value as Dimension).value / 16}rem`
        : dimension(value as Dimension);
    case 'duration':
      return dimension(value as Dimension).replace('0px', '0ms');
    case 'fontFamily':
      return (value as string[]).map((family) => (/\s/.test(family) ? `"${family}"` : family)).join(',');
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(',')})`;
    case 'shadow':
      return (value as Shadow[])
        .map((s) => `${[s.offsetX, s.offsetY, s.blur, s.spread].map(dimension).join(' ')} ${colour(s.color)}`)
        .join(',');
    case 'number':
    case 'fontWeight':
      return name === 'tracking' ? `${String(value)}em` : name === 'width' ? `${String(value)}%` : String(value);
    default:
      throw new Error(`Token ${token.path.join('.')} has a type that no writer knows: ${token.type}`);
  }
}

function declaration(token: Token): string {
  const light = css(token, token.value);
  const dark = 'dark' in token ? css(token, token.dark) : light;
  return `${propertyOf(token)}:${light === dark ? light : `light-dark(${light},${dark})`}`;
}

/** The theme of one banner: its fonts, its tokens, light and dark in one file. */
function themeCss(faces: BuiltFace[], tokens: Token[]): string {
  const widths = [...new Set(tokens.flatMap((token) => token.from.map(({ width }) => width)))].sort((a, b) => a - b);
  const wider = widths.map((width) => {
    const changed = tokens.flatMap((token) =>
      token.from.filter((step) => step.width === width).map(({ value }) => `${propertyOf(token)}:${css(token, value)}`),
    );
    return `@media (min-width:${width}px){:root{${changed.join(';')}}}`;
  });
  const still = tokens.filter((token) => 'reduced' in token);
  return [
    ...faces.map(fontFaces),
    `:root{color-scheme:light dark;${tokens.map(declaration).join(';')}}`,
    ':root[data-scheme=light]{color-scheme:light}',
    ':root[data-scheme=dark]{color-scheme:dark}',
    ...wider,
    `@media (prefers-reduced-motion:reduce){:root{${still.map((token) => `${propertyOf(token)}:${css(token, token.reduced)}`).join(';')}}}`,
    '',
  ].join('\n');
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function contractSource(tokens: Token[]): string {
  const groups = Map.groupBy(tokens, ({ path }) => path[0] ?? '');
  const body = [...groups].map(([group, members]) => {
    const rows = members.map(
      (token) =>
        `    /** ${token.description} */\n    ${/^\d/.test(token.path[1] ?? '') ? token.path[1] : camel(token.path.slice(1).join('-'))}: 'var(${propertyOf(token)})',`,
    );
    return `  ${group}: {\n${rows.join('\n')}\n  },`;
  });
  return `// Generated from tokens/ by scripts/themes.ts. Do not edit.\nexport const vars = {\n${body.join('\n')}\n} as const;\n`;
}

/** Every token of a banner, shared ones first. */
export async function themeTokens(banner: string): Promise<Token[]> {
  return [...(await coreTokens()), ...(await bannerTokens(banner))];
}

/** The faces that a banner's pages load: what its `font` tokens name, text face first. */
const facesIn = (tokens: Token[]): FaceName[] =>
  facesOf(tokens.filter(({ path }) => path[0] === 'font').flatMap(({ value }) => (value as string[])[0] ?? []));

/** Whether contract.ts is not what the tokens say; written anew unless only `check` is wanted. */
async function buildContract(core: Token[], check: boolean): Promise<boolean> {
  const source = contractSource([...core, ...(await bannerTokens('safeway'))]);
  const stale = readFileSync(contractFile, { encoding: 'utf8', flag: 'a+' }) !== source;
  if (stale && !check) writeFileSync(contractFile, source);
  return stale;
}

/** Writes the contract and, with its fonts, one theme per banner. */
export async function buildThemes(): Promise<void> {
  const core = await coreTokens();
  await buildContract(core, false);
  const built = await buildFonts();
  const contract = (await bannerTokens('safeway')).map(propertyOf).join();
  const preloads: Record<string, string[]> = {};
  mkdirSync(themesFolder, { recursive: true });
  for (const banner of themedBanners) {
    const own = await bannerTokens(banner);
    if (own.map(propertyOf).join() !== contract)
      throw new Error(`Banner ${banner} does not set the names of the contract.`);
    const faces = facesIn([...core, ...own]).map((name) => built[name]);
    preloads[banner] = faces.map(({ url }) => url);
    writeFileSync(join(themesFolder, `${banner}.css`), themeCss(faces, [...core, ...own]));
  }
  writeBannerFonts(preloads);
}

if (import.meta.main && process.argv.includes('--check') && (await buildContract(await coreTokens(), true))) {
  console.error('design-system/src/theme/contract.ts is stale: run node design-system/scripts/build.ts');
  process.exitCode = 1;
}
