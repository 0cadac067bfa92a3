const marker = 'larderOverlay';
let opened = 0;

const markerOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && marker in state ? state[marker] : undefined;

/**
 * Makes the browser's Back close an overlay instead of leaving the page. Puts one entry on the history, for the same
 * address and with the router's own state, and hides the steps over it from the router. `close` answers whether it
 * closed; when not, the entry is put back. Call the answer when the overlay is gone: if its entry is still on top it
 * is taken away, if a navigation has covered it nothing happens.
 */
export function closeOnBack(window: Window, close: () => boolean): () => void {
  const { history, location } = window;
  const id = ++opened;
  const address = location.href;
  const onTop = () => markerOf(history.state) === id;
  const push = () => history.pushState({ ...(history.state as object | null), [marker]: id }, '');
  let leaving = false;

  const back = (event: PopStateEvent) => {
    if (location.href !== address) return stop();
    if (onTop()) {
      if (!leaving) return;
      // a navigation slipped in before our step back and the step fell short: undo it
      event.stopImmediatePropagation();
      stop();
      return history.forward();
    }
    event.stopImmediatePropagation();
    if (leaving || close()) stop();
    else push();
  };
  const stop = () => window.removeEventListener('popstate', back, true);

  push();
  window.addEventListener('popstate', back, true);
  return () => {
    // a link inside the overlay navigates in the same turn: wait for it before looking what is on top
    window.setTimeout(() => {
      if (!onTop()) return stop();
      leaving = true;
      history.back();
    }, 0);
  };
}
