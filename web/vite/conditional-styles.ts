import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { conditionalMedia } from '../src/app/document/conditional-media.ts';

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

/** Parts a minified stylesheet: the rules for everyone, and those that hold for few visits, both in their order. */
export function partStyles(css: string): { always: string; conditional: string } {
  const parts = { always: '', conditional: '' };
  for (const rule of rulesOf(css)) {
    const media = /^\s*@media\s*([^{]*)\{/.exec(rule)?.[1]?.replaceAll(' ', '');
    parts[media && conditions.has(media) ? 'conditional' : 'always'] += rule;
  }
  return parts;
}

/** After the browser's build: its one stylesheet becomes two, each under a name that changes with its content. */
export const conditionalStyles = (): Plugin => ({
  name: 'larder:conditional-styles',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle({ dir }) {
    const folder = dir!;
    const manifestFile = join(folder, '.vite/manifest.json');
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
    const whole = manifest['style.css'];
    if (!whole) throw new Error('The build has no style.css.');
    const { always, conditional } = partStyles(readFileSync(join(folder, whole.file), 'utf8'));
    rmSync(join(folder, whole.file));
    for (const [name, css] of Object.entries({ style: always, conditional })) {
      const file = `assets/${name}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
      writeFileSync(join(folder, file), css);
      manifest[`${name}.css`] = { file, src: `${name}.css` };
    }
    writeFileSync(manifestFile, JSON.stringify(manifest, null, 2));
  },
});
