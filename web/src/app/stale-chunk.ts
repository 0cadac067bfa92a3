const mark = 'larder.reloadedAt';
const pause = 30_000;

/**
 * Loads the document anew when a chunk of code can't be had, as after a new release has replaced it; not twice within
 * half a minute, so that a real outage ends in an error page and not in a loop.
 */
export function reloadOnStaleChunk(
  target: () => string,
  load: (path: string) => void = (path) => window.location.assign(path),
  now: () => number = Date.now,
): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(mark) ?? 0);
    if (now() - last < pause) return;
    sessionStorage.setItem(mark, String(now()));
    event.preventDefault();
    load(target());
  });
}
