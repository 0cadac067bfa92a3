import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');
const storyTests = join(import.meta.dirname, 'story-tests.tsx');

/** Files of stories. */
export const stories = '{web,design-system}/src/**/*.stories.tsx';

/** Those of them that are told in a browser alone: what they have in common has the tag `browser`. */
export const storiesForBrowser: readonly string[] = globSync(stories, { cwd: root }).filter((path) =>
  /^const meta = \{\n(?:(?!^\}).*\n)*? {2}tags: \[.*'browser'/m.test(readFileSync(join(root, path), 'utf8')),
);

/** Makes a file of stories a file of tests, for the Vitest that runs it as one. */
export const storiesAreTests: Plugin = {
  name: 'larder:stories-are-tests',
  transform: (code, id) =>
    id.endsWith('.stories.tsx')
      ? {
          code: `${code}
import { testStories } from ${JSON.stringify(storyTests)};
import * as ownStories from ${JSON.stringify(id)};
testStories(ownStories, ${JSON.stringify(id)});`,
          map: null,
        }
      : null,
};
