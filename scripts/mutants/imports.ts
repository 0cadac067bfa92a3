import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

interface Module {
  /** Files of ours that it loads. */
  files: string[];
  /** Packages it loads. */
  packages: string[];
  hash: string;
}

/** What a file loads, by itself and through others. */
export interface Closure {
  files: ReadonlySet<string>;
  packages: ReadonlySet<string>;
  /** Changes with the text of any of the files. */
  hash: string;
}

/** A hash of some texts. */
export const hashOf = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('base64url').slice(0, 22);

/** Reads what files import; each file is read once. */
export class Imports {
  private readonly modules = new Map<string, Module>();
  private readonly closures = new Map<string, Closure>();

  private readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** All that a file loads, itself included. */
  closureOf(file: string): Closure {
    const known = this.closures.get(file);
    if (known) return known;
    const files = new Set<string>([file]);
    const packages = new Set<string>();
    // A set takes what is added while it is walked.
    for (const one of files) {
      const module = this.moduleOf(one);
      for (const other of module.files) files.add(other);
      for (const name of module.packages) packages.add(name);
    }
    const hash = hashOf(...[...files].sort().map((one) => `${one} ${this.moduleOf(one).hash}`));
    const closure = { files, packages, hash };
    this.closures.set(file, closure);
    return closure;
  }

  /** The files that a file imports itself. */
  importsOf(file: string): readonly string[] {
    return this.moduleOf(file).files;
  }

  private moduleOf(file: string): Module {
    const known = this.modules.get(file);
    if (known) return known;
    const text = readFileSync(join(this.root, file), 'utf8');
    const module: Module = { files: [], packages: [], hash: hashOf(text) };
    for (const name of /\.tsx?$/.test(file) ? namesIn(file, text) : []) {
      const path = posix.join(posix.dirname(file), name);
      if (!name.startsWith('.')) module.packages.push(name);
      else if (existsSync(join(this.root, path))) module.files.push(path);
    }
    this.modules.set(file, module);
    return module;
  }
}

/** The names that a source imports or exports from, those of types apart. */
function namesIn(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const fixed = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
  );
  const late = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const name = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end))?.[1];
    return name ? [name] : [];
  });
  return [...fixed, ...passedOn, ...late];
}
