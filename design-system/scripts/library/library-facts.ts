import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { tokenRows } from '../../src/theme/token-rows.ts';
import type { ComponentFacts, LibraryFacts, PageFacts } from './facts/facts.ts';
import { componentFacts } from './facts/props.ts';
import { tokensUsed } from './facts/tokens-used.ts';

const root = join(import.meta.dirname, '../../..');
const components = join(root, 'design-system/src/components');

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

/** What a module exports under its own name, behind every `export from`. */
const exportsOf = (checker: ts.TypeChecker, source: ts.SourceFile): ts.Symbol[] => {
  const symbol = checker.getSymbolAtLocation(source);
  return symbol ? checker.getExportsOfModule(symbol) : [];
};

function componentsOf(checker: ts.TypeChecker, source: ts.SourceFile): ComponentFacts[] {
  return exportsOf(checker, source).flatMap((exported) => {
    if (!/^[A-Z]/.test(exported.name)) return [];
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const component = symbol.declarations?.find((one) => ts.isFunctionDeclaration(one));
    return component ? [componentFacts(checker, exported.name, component)] : [];
  });
}

/** What one types to use a component: everything of it that is no type. */
function importLine(checker: ts.TypeChecker, source: ts.SourceFile, name: string): string {
  const values = exportsOf(checker, source)
    .filter((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      return symbol.flags & ts.SymbolFlags.Value;
    })
    .map((exported) => exported.name);
  return `import { ${values.join(', ')} } from '@larder/design-system/${name}';`;
}

/** The storefront's files by what they bring in from the design system, and each component by what it is made of. */
function users(): { direct: ReadonlyMap<string, number>; drawn: ReadonlySet<string> } {
  const direct = new Map<string, number>();
  for (const path of globSync('web/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /\.(?:test|stories)\./.test(path),
  }))
    for (const [, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(/@larder\/design-system\/([A-Z]\w+)'/g))
      direct.set(name, (direct.get(name) ?? 0) + 1);
  const drawn = new Set(direct.keys());
  for (const name of drawn)
    for (const path of globSync(`${name}/*.tsx`, {
      cwd: components,
      exclude: (path) => /\.(?:test|stories|docs)\./.test(path),
    }))
      for (const [, other = ''] of readFileSync(join(components, path), 'utf8').matchAll(
        /'\.\.\/([A-Z]\w+)\/index\.ts'/g,
      ))
        drawn.add(other);
  return { direct, drawn };
}

interface Page {
  /** As its stories are titled: `Components/Actions/Button`. */
  title: string;
  name: string;
  /** The file whose exports are the page's. */
  file: string;
  /** Files whose styles are its own. */
  files: readonly string[];
}

const titleIn = (stories: string): string => /^ {2}title: '([^']+)'/m.exec(stories)?.[1] ?? '';

/** The component that a file of stories of the storefront shows, with the file that it comes from. */
function storefrontPage(path: string): Page[] {
  const text = readFileSync(join(root, path), 'utf8');
  const title = titleIn(text);
  const component = /^ {2}component: (\w+)/m.exec(text)?.[1];
  const from = component && new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1];
  if (!from?.startsWith('.')) return [];
  const file = join(root, dirname(path), from);
  return [{ title, name: title.split('/').at(-1) ?? '', file, files: [file] }];
}

function pages(part: 'all' | 'design-system'): Page[] {
  const own = globSync('*/index.ts', { cwd: components }).map((path) => {
    const name = dirname(path);
    const files = globSync(`${name}/*.tsx`, {
      cwd: components,
      exclude: (other) => /\.(?:test|stories|docs)\./.test(other),
    });
    const title = titleIn(readFileSync(join(components, name, `${name}.stories.tsx`), 'utf8'));
    return { title, name, file: join(components, path), files: files.map((one) => join(components, one)) };
  });
  const stories = part === 'all' ? globSync('web/src/**/*.stories.tsx', { cwd: root }) : [];
  return [...own, ...stories.sort().flatMap(storefrontPage)];
}

/** Reads from the source what the pages of the library tell of each component: props, tokens, import, use. */
export function libraryFacts(part: 'all' | 'design-system' = 'all'): LibraryFacts {
  const all = pages(part);
  const program = ts.createProgram(
    all.flatMap(({ file, files }) => [file, ...files]),
    options,
  );
  const checker = program.getTypeChecker();
  const { direct, drawn } = users();
  const facts = all.map(({ title, name, file, files }): [string, PageFacts] => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} can't be read.`);
    const ours = file.startsWith(components);
    const found = componentsOf(checker, source);
    const used = tokensUsed(program, checker, files);
    return [
      name,
      {
        title,
        ...(ours ? { importLine: importLine(checker, source, name) } : {}),
        file: relative(root, ours ? join(dirname(file), `${basename(dirname(file))}.tsx`) : file),
        components: ours ? found : found.filter((one) => one.name === name),
        tokens: tokenRows.map(({ property }) => property).filter((property) => used.has(property)),
        status: !ours || drawn.has(name) ? 'stable' : 'new',
        usedBy: direct.get(name) ?? 0,
      },
    ];
  });
  return Object.fromEntries(facts);
}

if (import.meta.main) process.stdout.write(JSON.stringify(libraryFacts()));
