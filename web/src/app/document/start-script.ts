/** How long a page waits for its first paint before it loads its scripts all the same, in milliseconds. */
const longestWait = 3000;

/** What a page's own clicks are heard by before its modules are there; they are done again afterwards. */
export interface EarlyClicks {
  targets: EventTarget[];
  hear: (event: Event) => void;
}

/**
 * The inline script that loads the page's modules behind its content: once the first words are on the screen, or at
 * once in a tab that no one sees and that paints nothing. Asked for earlier, they would share the line with what the first paint needs.
 * Until then it notes what a visitor clicks, for `keepEarlyInput`.
 * An `import()` here would count as written in the page, which a policy that knows this script by its hash does not let in.
 *
 * @param entry path of the browser's entry module
 * @param modules paths of what the entry will import, asked for side by side with it
 */
export const startScript = (entry: string, modules: readonly string[]): string =>
  `(() => {
  const targets = [];
  const hear = (event) => void (event.isTrusted && targets.push(event.target));
  addEventListener('click', hear, true);
  self.earlyClicks = { targets, hear };
  let isStarted;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const add = (tag, all) => document.head.append(Object.assign(document.createElement(tag), all));
    for (const href of ${listed(modules)}) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', src: ${listed(entry)} });
  };
  if (document.visibilityState === 'hidden') return start();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', start);
  setTimeout(start, ${longestWait});
})();`.replace(/\n */g, '\n');

/** A value as it may stand in a script element. */
const listed = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
