import { parseSync } from 'oxc-parser';

/** What a source names of other modules, as it is written there. */
export interface Names {
  /** Modules that it loads when it runs. */
  values: string[];
  /** Modules that it takes nothing but types from. */
  types: string[];
  /** Patterns of the modules that Vite puts in for `import.meta.glob`. */
  globs: string[];
}

/** Reads what a source imports, passes on, and loads late. */
export function namesIn(file: string, text: string): Names {
  const { module } = parseSync(file, text);
  const values = new Set<string>();
  const types = new Set<string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    (isType ? types : values).add(moduleRequest.value);
  }
  for (const { isType, moduleRequest } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) (isType ? types : values).add(moduleRequest.value);
  for (const { moduleRequest } of module.dynamicImports) {
    const name = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    if (name) values.add(name);
  }
  return { values: [...values], types: [...types].filter((name) => !values.has(name)), globs: globsIn(text) };
}

/** Patterns of `import.meta.glob`, those that leave something out apart. */
function globsIn(text: string): string[] {
  const calls = text.matchAll(/import\.meta\.glob(?:<.*?>)?\(\s*(\[[^\]]*\]|'[^']*')/gs);
  return [...calls].flatMap(([, patterns = '']) => [...patterns.matchAll(/'(\.[^']*)'/g)].map(([, name = '']) => name));
}
