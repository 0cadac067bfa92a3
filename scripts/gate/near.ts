import { existsSync, globSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from '../processes.ts';

/** What a change of some paths needs. */
export interface Need {
  /** Files and folders to look at, as they were named; those that are not there are left out. */
  paths: readonly string[];
  /** Files and folders of end-to-end tests. */
  endToEnd: readonly string[];
  /** The whole library, or the last parts of the titles of its components. */
  library: 'all' | readonly string[];
  /** Folders whose types are checked together and that hold one of the paths; empty when that is everything. */
  parts: readonly string[];
  /** Whether generated files are made from one of the paths. */
  isSource: boolean;
}

const endToEndTests = /^tests\/(?:e2e|faults)(?:\/|$)/;
const inLibrary = /^(?:tests\/library|design-system\/\.storybook)(?:\/|$)/;
const source = /(?:\.graphql$|\.sql$|\/contract(?:\/|$)|\/tokens(?:\/|$)|^codegen\.ts$|\/scripts(?:\/|$))/;

/** Whether what stands there is run by a browser. */
export const inBrowser = (path: string): boolean =>
  path.endsWith('.e2e.ts') || path === 'tests/library' || endToEndTests.test(path);

/** Finds what a change of these paths needs besides unit and component tests. */
export function near(named: readonly string[]): Need {
  const paths = named
    .map((path) => posix.normalize(path).replace(/\/$/, ''))
    .filter((path) => existsSync(join(root, path)));
  const isFolder = (path: string) => statSync(join(root, path)).isDirectory();
  const tests = paths
    .filter((path) => endToEndTests.test(path))
    // A helper of the tests is used by all of its folder.
    .map((path) => (isFolder(path) || path.endsWith('.e2e.ts') ? path : dirname(path)));
  const stories = paths
    .filter((path) => !inBrowser(path) && !path.endsWith('.md'))
    .map((path) => (isFolder(path) ? path : dirname(path)))
    .filter((folder) => folder !== '.')
    .flatMap((folder) => globSync(`${folder}/**/*.stories.tsx`, { cwd: root }));
  return {
    paths,
    parts: partsOf(paths),
    endToEnd: [...new Set(tests)],
    library: paths.some((path) => inLibrary.test(path))
      ? 'all'
      : [...new Set(stories.map((path) => posix.basename(path, '.stories.tsx')))],
    isSource: paths.some((path) => source.test(path)),
  };
}

/** The nearest folders with a tsconfig.json; none when one of them is that of everything. */
function partsOf(paths: readonly string[]): string[] {
  const partOf = (path: string): string =>
    path === '.' || existsSync(join(root, path, 'tsconfig.json')) ? path : partOf(posix.dirname(path));
  const parts = new Set(paths.map(partOf));
  return parts.has('.') ? [] : [...parts];
}
