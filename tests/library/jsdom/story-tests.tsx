import { composeStories, composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../../../scripts/gate/patience.ts';
import { givenSpeed } from '../../../scripts/gate/speed.ts';
import { listen, violations } from './faults.ts';

/** A file of stories as a module: what its stories have in common, and each of them. */
type Stories = Parameters<typeof composeStories>[0];
type Told = ReturnType<typeof composeStory>;

const annotations = setProjectAnnotations([]);
/** Told after each story: Storybook puts away what a story has left when the next one begins. */
const nothing = composeStory({ render: () => <></> }, { title: 'Nothing' });

/** The rows that a story holds, for the title of its test. */
const rowsOf = (tags: readonly string[]): string =>
  tags
    .flatMap((tag) => /^row:(.+)/.exec(tag)?.slice(1) ?? [])
    .map((row) => `${row} `)
    .join('');

/** Tells the stories of a file, but for those whose tag says that they need a browser: each is drawn and played. */
export function testStories(stories: Stories, path: string): void {
  if (expect.getState().testPath !== path) return;
  const { title } = stories.default as { title: string };
  beforeAll(annotations.beforeAll);
  beforeAll(() => {
    configure({ asyncUtilTimeout: patience(givenSpeed()).wait });
    document.title = title;
    document.documentElement.lang = 'en';
    // Storybook hands a story its keyboard and mouse where there is a clipboard to watch.
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: new EventTarget() });
  });
  afterEach(() => nothing.run());

  const told = (Object.values(composeStories(stories)) as Told[]).filter(({ tags }) => !tags.includes('browser'));
  describe(`${title}`, () => {
    for (const story of told)
      test(`${rowsOf(story.tags)}${story.storyName}: nothing is asked of the network, nothing fails, axe has no finding`, async () => {
        const faults = listen();
        await story.run();
        faults.push(...(await violations()));
        expect(faults).toEqual([]);
      });
  });
}
