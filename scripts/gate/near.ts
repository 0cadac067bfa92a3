import { existsSync, globSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from '../processes.ts';

/** What a change of some paths needs. */
export interface Need {
  /** Files and folders to look at, as they were named; those that are not there are left out. */
  paths: readonly string[];
  /** Paths that unit and component tests are chosen by: a file stands for its folder. */
  units: readonly string[];
  /** Files and folders of end-to-end tests. */
  endToEnd: readonly string[];
  /** The whole library, or the last parts of the titles of its components. */
  library: 'all' | readonly string[];
  /** Whether generated files are made from one of the paths. */
  isSource: boolean;
}

const endToEndTests = /^tests\/(?:e2e|faults)(?:\/|$)/;
const inLibrary = /^(?:tests\/library|design-system\/\.storybook)(?:\/|$)/;
const source = /(?:\.graphql$|\.sql$|\/contract(?:\/|$)|\/tokens(?:\/|$)|^codegen\.ts$|\/scripts(?:\/|$))/;

/** Whether what stands there is run by a browser. */
export const inBrowser = (path: string): boolean => path.endsWith('.e2e.ts') || endToEndTests.test(path);

/** Finds the tests at and near these paths: beside them, in a browser, and in the library. */
export function near(named: readonly string[]): Need {
  const paths = named
    .map((path) => posix.normalize(path).replace(/\/$/, ''))
    .filter((path) => existsSync(join(root, path)));
  const isFolder = (path: string) => statSync(join(root, path)).isDirectory();
  const units = paths
    .filter((path) => !endToEndTests.test(path) && !path.endsWith('.md'))
    .map((path) => (isFolder(path) || /\.test\.tsx?$/.test(path) ? path : dirname(path)));
  const tests = paths
    .filter((path) => endToEndTests.test(path))
    // A helper of the tests is used by all of its folder.
    .map((path) => (isFolder(path) || path.endsWith('.e2e.ts') ? path : dirname(path)));
  const stories = units.flatMap((path) =>
    globSync(`${isFolder(path) ? path : dirname(path)}/**/*.stories.tsx`, { cwd: root }),
  );
  return {
    paths,
    units: [...new Set(units)].filter((path) => path !== '.'),
    endToEnd: [...new Set(tests)],
    library: paths.some((path) => inLibrary.test(path))
      ? 'all'
      : [...new Set(stories.map((path) => posix.basename(path, '.stories.tsx')))],
    isSource: paths.some((path) => source.test(path)),
  };
}
