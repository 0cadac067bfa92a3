import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { type Sheet, sheetOf, sheetsOf } from '../../web/src/app/loading/sheets.ts';
import { sourceFiles } from './source-tree.ts';

const files = new Map(sourceFiles().map((file) => [file.path, file.imports]));
/** Modules that code loads together with their sheet: `src/features/…`, named beside the import. */
const named = /'(src\/[^']+\.tsx?)'/g;

/** Files of styles that show with a module, although neither its sheet nor the one for every page holds them. */
function bare(module: string, own: readonly Sheet[] = sheetsOf(module.slice('web/'.length))): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path) || !path.startsWith('web/')) return;
    seen.add(path);
    const sheet = sheetOf(path.slice('web/'.length));
    if (path.endsWith('.css.ts') && sheet !== null && !own.includes(sheet)) found.push(path);
    const withSheets = [...readFileSync(join(root, path), 'utf8').matchAll(named)].map(([, name]) => `web/${name}`);
    for (const target of files.get(path) ?? []) if (!withSheets.includes(target)) visit(target);
  };
  visit(module);
  return found;
}

describe('stylesheets that stand apart', () => {
  const routes = [...files.keys()].filter((path) => path.endsWith('/route.tsx'));

  it('are loaded with every screen that shows their styles', () => {
    expect(routes.length).toBeGreaterThan(30);
    expect(bare('web/src/routes/games/play/route.tsx', []).length).toBeGreaterThan(5);
    expect(routes.flatMap((route) => bare(route).map((style) => `${route} shows ${style}`))).toEqual([]);
  });

  it('hold nothing that a part for every page shows', () => {
    const frame = ['web/src/app/shell/Root.tsx', 'web/src/app/shell/Shell.tsx'];
    expect(frame.flatMap((part) => bare(part).map((style) => `${part} shows ${style}`))).toEqual([]);
  });
});
