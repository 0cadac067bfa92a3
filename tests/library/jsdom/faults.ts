import axe from 'axe-core';
import { onTestFinished, vi } from 'vitest';
import { inWords, layoutRules, partRules } from '../../axe.ts';

/** jsdom is behind browsers: it takes this element for a mistyped one. */
const isUnknownToJsdom = (said: string): boolean => /The tag <%s> is unrecognized.* search$/.test(said);

/** What is heard of the console and the network until the test is over; both are silent. */
export function listen(): string[] {
  const heard: string[] = [];
  const hear = (what: string, said: string) => {
    if (!isUnknownToJsdom(said)) heard.push(`${what}: ${said.slice(0, 400)}`);
  };
  const say = vi.spyOn(console, 'error').mockImplementation((...words) => hear('console', words.map(String).join(' ')));
  vi.stubGlobal('fetch', (asked: RequestInfo | URL) => {
    hear('asked the network', asked instanceof Request ? asked.url : String(asked));
    return Promise.reject(new TypeError('The network ends here.'));
  });
  const threw = ({ message }: ErrorEvent) => hear('threw', message);
  window.addEventListener('error', threw);
  onTestFinished(() => {
    say.mockRestore();
    vi.unstubAllGlobals();
    window.removeEventListener('error', threw);
  });
  return heard;
}

const rules = Object.fromEntries([...layoutRules, ...partRules].map((rule) => [rule, { enabled: false }]));

/** Without a layout, axe can't tell whether something lies over the page; here nothing does, or a dialog says that it does. */
const undecided = 'aria-hidden-focus';
const isModalOpen = () => document.querySelector('[aria-modal=true], dialog[open], [role=dialog]') !== null;

/** What axe finds in the names, roles, and structure of what is drawn. */
export async function violations(): Promise<string[]> {
  const { violations: broken, incomplete } = await axe.run(document, {
    resultTypes: ['violations', 'incomplete'],
    preload: false,
    rules,
  });
  const hidden = isModalOpen() ? [] : incomplete.filter(({ id }) => id === undecided);
  return [...broken, ...hidden].map(inWords);
}
