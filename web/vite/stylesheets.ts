import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { conditionalMedia } from '../src/app/document/conditional-media.ts';
import { type Sheet, sheetNames, sheetOf } from '../src/app/loading/sheets.ts';
import { isBrowserBuild } from './one-language.ts';

const web = join(import.meta.dirname, '..');
const conditions = new Set(conditionalMedia.map((media) => media.replaceAll(' ', '')));

/** The top level of a stylesheet: each rule or statement as it stands there. */
function* rulesOf(css: string): Generator<string> {
  let start = 0;
  let depth = 0;
  for (const { 0: token, index } of css.matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/gs)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth > 0 || (token !== '}' && token !== ';')) continue;
    yield css.slice(start, index + 1);
    start = index + 1;
  }
  yield css.slice(start);
}

/** A sheet's rules bear its name through bundling and minifying, as a condition. */
const marked = (name: Sheet): string => `@supports (sheet:${name})`;
const marks = new Map(sheetNames.map((name) => [marked(name).replaceAll(' ', ''), name]));

/**
 * Parts a minified stylesheet: the rules for everyone, those that hold for few visits, and those that stand apart with
 * the code they are for; all in their order.
 */
export function partStyles(css: string): Record<'style' | 'conditional' | Sheet, string> {
  const parts = { style: '', conditional: '', ...Object.fromEntries(sheetNames.map((name) => [name, ''])) } as Record<
    'style' | 'conditional' | Sheet,
    string
  >;
  for (const rule of rulesOf(css)) {
    const condition = /^\s*(@(?:media|supports)\s*[^{]*)\{/.exec(rule)?.[1]?.replaceAll(' ', '') ?? '';
    const sheet = marks.get(condition);
    if (sheet) parts[sheet] += rule.slice(rule.indexOf('{') + 1, rule.lastIndexOf('}'));
    else parts[conditions.has(condition.replace('@media', '')) ? 'conditional' : 'style'] += rule;
  }
  return parts;
}

/** Components that only code of one sheet draws. */
const components: Readonly<Record<string, Sheet>> = {
  Carousel: 'shop',
  OneTimeCodeField: 'account',
  ScratchCard: 'games',
  SlotPicker: 'orders',
  Stepper: 'orders',
  Table: 'shop',
};
const sheetOfComponent = (file: string): Sheet | null =>
  components[/^\.\.\/design-system\/src\/components\/(\w+)\//.exec(file)?.[1] ?? ''] ?? null;

/** While the browser's part is bundled: marks the rules of files whose styles stand apart. */
export const markSheets = (): Plugin => ({
  name: 'larder:mark-sheets',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: isBrowserBuild,
  transform(css, id) {
    if (!id.endsWith('.vanilla.css')) return null;
    const file = relative(web, id).replaceAll('\\', '/');
    const name = sheetOf(file) ?? sheetOfComponent(file);
    return name && css.trim() !== '' ? { code: `${marked(name)} {\n${css}\n}`, map: null } : null;
  },
});

/** After the browser's build: its one stylesheet becomes several, each under a name that changes with its content. */
export const partedStyles = (): Plugin => ({
  name: 'larder:parted-styles',
  apply: 'build',
  applyToEnvironment: isBrowserBuild,
  writeBundle({ dir }) {
    const folder = dir!;
    const manifestFile = join(folder, String(this.environment.config.build.manifest));
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
    const whole = manifest['style.css'];
    if (!whole) throw new Error('The build has no style.css.');
    const parts = partStyles(readFileSync(join(folder, whole.file), 'utf8'));
    rmSync(join(folder, whole.file));
    for (const [name, css] of Object.entries(parts)) {
      const file = `assets/${name}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
      writeFileSync(join(folder, file), css);
      manifest[`${name}.css`] = { file, src: `${name}.css` };
    }
    writeFileSync(manifestFile, JSON.stringify(manifest, null, 2));
  },
});
