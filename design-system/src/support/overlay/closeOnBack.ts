import { guardHistory, holdChanges, watchHistory } from './historyGuard.ts';

const marker = 'larderOverlay';
/** A step back within a page takes a few milliseconds; one that was canceled never comes. */
const patience = 500;
let opened = 0;

const markerOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && marker in state ? state[marker] : undefined;

/**
 * Makes the browser's Back close an overlay instead of leaving the page. Puts one entry on the history, for the same
 * address and with the router's own state, and keeps the steps over it from the router. `close` answers whether it
 * closed; when not, the entry is put back. Call the answer when the overlay is gone: if its entry is still on top it
 * is taken away, if a navigation has covered it nothing happens.
 */
export function closeOnBack(window: Window, close: () => boolean): () => void {
  const { history, location } = window;
  const id = ++opened;
  const address = location.href;
  const onTop = () => markerOf(history.state) === id;
  const push = () => history.pushState({ ...(history.state as object | null), [marker]: id }, '');

  watchHistory(window);
  push();
  const stop = guardHistory(() => {
    if (location.href !== address || onTop()) return false;
    if (close()) stop();
    else push();
    return true;
  });

  const stepBack = () => {
    if (!onTop()) return;
    const release = holdChanges(history);
    const arrived = () => {
      unguard();
      window.clearTimeout(timer);
      release();
      return true;
    };
    const unguard = guardHistory(arrived);
    const timer = window.setTimeout(arrived, patience);
    history.back();
  };

  return () => {
    stop();
    // a menu closes when its window loses focus, perhaps to a bookmark: a step back would undo that navigation
    if (window.document.hasFocus()) stepBack();
    else window.addEventListener('focus', stepBack, { once: true });
  };
}
