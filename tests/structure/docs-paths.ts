import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../../scripts/processes.ts';

/** Folders that commands make: a checkout doesn't have them yet. */
const made = new Set(['node_modules', 'dist', '.data', '.git', '.recordings', 'test-results']);
const isMade = (path: string): boolean => path.split('/').some((part) => made.has(part));

/** Every file and folder of the checkout, from the root. */
export function pathsOfHouse(): ReadonlySet<string> {
  const files = globSync('**/*', { cwd: root, exclude: (path) => isMade(path.replaceAll('\\', '/')) });
  return new Set(files.map((path) => path.replaceAll('\\', '/')));
}

/** Documents that people read. */
export const documents = (paths: ReadonlySet<string>): string[] =>
  [...paths].filter((path) => path.endsWith('.md') && path !== ofThePackage);

/** Names of sources: a data file without a folder is an example's. */
const fileName = /^[\w@<>*{},-][\w.@<>*{},-]*\.(?:tsx?|mjs|md|sql|graphql|ya?ml)$/;
/** Its paths are those of what is published. */
const ofThePackage = 'design-system/tokens-package/README.md';
const pathForm = /^(?:[\w.@<>*{},-]+\/)+[\w.@<>*{},-]*$/;

/**
 * What a document names that isn't there: links, and paths in code, which begin at the root or, below a folder that is named
 * elsewhere, with any part of one. `<area>`, `*`, and `{a,b}` stand for what they stand for.
 */
export function missingIn(document: string, text: string, paths: ReadonlySet<string>): string[] {
  return [
    ...linksIn(text).filter((link) => !leads(document, link)),
    ...codeIn(text).filter((word) => isPath(word, paths) && !exists(document, word, paths)),
  ];
}

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => (/^[a-z]+:/.test(link) ? [] : [link]));

/** Words of inline code and code blocks, without a final period, colon, or slash. */
function codeIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```.*\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const inline = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...inline]
    .flatMap((code) => code.split(/[\s'"()=]+/))
    .map((word) => word.replace(/^\.\//, '').replace(/[,;:.]$/, ''));
}

function isPath(word: string, paths: ReadonlySet<string>): boolean {
  if (isMade(word)) return false;
  const [first = ''] = word.split('/');
  return (
    fileName.test(word) ||
    (pathForm.test(word) && (paths.has(first) || fileName.test(word.slice(word.lastIndexOf('/') + 1))))
  );
}

function exists(document: string, word: string, paths: ReadonlySet<string>): boolean {
  const path = word.replace(/\/$/, '');
  if (existsSync(join(root, path)) || existsSync(join(root, dirname(document), path))) return true;
  const pattern = patternOf(path);
  const whole = new RegExp(`^${pattern}$`);
  const own = new RegExp(`^${patternOf(dirname(document))}/${pattern}$`);
  const end = new RegExp(`(?:^|/)${pattern}$`);
  const startsAtRoot = paths.has(path.split('/')[0] ?? '') && path.includes('/');
  return [...paths].some((each) => whole.test(each) || own.test(each) || (!startsAtRoot && end.test(each)));
}

function patternOf(path: string): string {
  return path
    .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
    .replaceAll(/<[^>]*>/g, '[^/]+')
    .replaceAll(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
}

/** Is there a file, and in it the heading that a link leads to? */
function leads(document: string, link: string): boolean {
  const [path = '', heading] = link.split('#');
  const target = path === '' ? document : normalize(join(dirname(document), path));
  if (!existsSync(join(root, target))) return false;
  return (
    heading === undefined || !target.endsWith('.md') || anchorsOf(readFileSync(join(root, target), 'utf8')).has(heading)
  );
}

/** As GitHub makes them. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^#+ +(.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );

/** Commands of a document (`npm run X`) that the checkout doesn't have. */
export function missingCommands(text: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return [...text.matchAll(/\bnpm run ([\w:-]+)/g)].flatMap(([, name = '']) =>
    name in scripts ? [] : [`npm run ${name}`],
  );
}
