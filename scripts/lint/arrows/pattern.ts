/** Folders that a pattern may name by kind. A folder made tomorrow is of its kind at once. */
const kinds: Readonly<Record<string, string>> = {
  service: '(?!(?:platform|demo|ops|testing)/)[^/]+',
  area: '[^/]+',
  feature: '[^/]+',
  component: '[^/]+',
};

const token = /\*\*|\*|\{[^}]+\}|<\w+>|[.+?^$()|[\]\\]/g;

/** What importing files look like; the folder in angle brackets is the file's own. */
export function filePattern(pattern: string): RegExp {
  return new RegExp(`^${source(pattern, (kind) => `(?<${kind}>${kindOf(kind)})`)}$`);
}

/**
 * What imported files and packages look like: `<feature>` is the importing file's own feature, `<other>` any other of the
 * same kind. Both are any folder of the kind for a file that stands in none.
 */
export function targetPattern(pattern: string, own: Readonly<Record<string, string>> = {}): RegExp {
  const [[kind, name] = []] = Object.entries(own);
  const other = kind === undefined ? '[^/]+' : `(?!${escape(name ?? '')}/)${kindOf(kind)}`;
  return new RegExp(
    `^${source(pattern, (named) => (named === 'other' ? other : named === kind ? escape(name ?? '') : kindOf(named)))}$`,
  );
}

function source(pattern: string, folder: (kind: string) => string): string {
  return pattern.replaceAll(token, (found) => {
    if (found === '**') return '.*';
    if (found === '*') return '[^/]*';
    if (found.startsWith('{')) return `(?:${found.slice(1, -1).split(',').map(escape).join('|')})`;
    if (found.startsWith('<')) return folder(found.slice(1, -1));
    return escape(found);
  });
}

function kindOf(name: string): string {
  const kind = kinds[name];
  if (kind === undefined) throw new Error(`There is no kind of folder called ${name}.`);
  return kind;
}

const escape = (text: string): string => text.replaceAll(/[.+*?^$()|[\]{}\\]/g, String.raw`\$&`);
