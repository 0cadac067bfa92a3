// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScript } from './start-script.ts';

let painted: (() => void) | undefined;
class PaintObserver {
  constructor(tell: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
    painted = () => tell({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []) });
  }
  observe() {}
}
let visibility: DocumentVisibilityState = 'visible';
let imported: string[] = [];
const preloads = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

/** Runs the script as a page would, with an `import()` that notes what it is asked for. */
function run(...files: Parameters<typeof startScript>) {
  const code = startScript(...files).replace('import(', 'load(');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is what the page does with it.
  const body = new Function('load', 'PerformanceObserver', code) as (load: unknown, observer: unknown) => void;
  body((file: string) => imported.push(file), PaintObserver);
}

beforeEach(() => {
  vi.useFakeTimers();
  [painted, visibility, imported] = [undefined, 'visible', []];
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
  expect([imported, preloads()]).toEqual([[], []]);
  painted?.();
  vi.runAllTimers();
  expect([imported, preloads()]).toEqual([['/entry.js'], ['/a.js', '/b.js']]);
});

test('a page that never paints gets its scripts all the same', () => {
  run('/entry.js', []);
  vi.runAllTimers();
  expect(imported).toEqual(['/entry.js']);
});

test('a tab that no one sees does not wait for a paint', () => {
  visibility = 'hidden';
  run('/entry.js', []);
  expect(imported).toEqual(['/entry.js']);
});

test('no name of a file can end the script', () => {
  expect(startScript('</script>', ['</script>'])).not.toContain('</script');
});
