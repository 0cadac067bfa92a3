/** Longest that a busy page keeps what can wait, in milliseconds. */
const latest = 2000;

/** Does what can wait once the page has settled; what it answers calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run, { timeout: latest });
  return () => cancelIdleCallback(waiting);
}
