// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runScript } from '../../testing/run-script.ts';
import { type EarlyClicks, startScript } from './start-script.ts';

let painted: (() => void) | undefined;
class PaintObserver {
  constructor(tell: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
    painted = () => tell({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []) });
  }
  observe() {}
}
let visibility: DocumentVisibilityState = 'visible';
const listed = (name: 'src' | 'href') =>
  [...document.head.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name));
/** Paths of the modules that are run, and of those that are fetched ahead. */
const started = () => [listed('src'), listed('href')];

/** Runs the script as a page would. */
function run(...files: Parameters<typeof startScript>) {
  runScript(startScript(...files), { PerformanceObserver: PaintObserver });
}

beforeEach(() => {
  vi.useFakeTimers();
  [painted, visibility] = [undefined, 'visible'];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.createElement('script'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

test('scripts are asked for once the first words are on the screen, once', () => {
  run('/entry.js', ['/a.js', '/b.js']);
  expect(started()).toEqual([[], []]);
  painted?.();
  vi.runAllTimers();
  expect(started()).toEqual([['/entry.js'], ['/a.js', '/b.js']]);
});

test('a page that never paints gets its scripts all the same', () => {
  run('/entry.js', []);
  vi.runAllTimers();
  expect(started()).toEqual([['/entry.js'], []]);
});

test('a tab that no one sees does not wait for a paint', () => {
  visibility = 'hidden';
  run('/entry.js', []);
  expect(started()).toEqual([['/entry.js'], []]);
});

test('S-152 what a visitor clicks until then is noted, and nothing else', () => {
  run('/entry.js', []);
  const { targets, hear } = (globalThis as unknown as { earlyClicks: EarlyClicks }).earlyClicks;
  // Only a browser makes a trusted click: this is as if it had.
  hear({ isTrusted: true, target: document.body } as unknown as Event);
  document.body.click();
  expect(targets).toEqual([document.body]);
  removeEventListener('click', hear, true);
});

test('no name of a file can end the script', () => {
  expect(startScript('</script>', ['</script>'])).not.toContain('</script');
});
