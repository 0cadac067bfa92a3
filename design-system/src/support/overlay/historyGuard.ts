/** Looks at a step through the history before the router does; `true` when it was the guard's own. */
export type HistoryGuard = (event: PopStateEvent) => boolean;

const guards: HistoryGuard[] = [];
let watching = false;

/**
 * Lets overlays keep their own steps from the router. Listeners of a window are called in the order in which they
 * came, so this is called where the router cannot have been made yet: when the module of its link is loaded.
 */
export function watchHistory(window: Window): void {
  if (watching) return;
  watching = true;
  window.addEventListener('popstate', (event) => {
    if ([...guards].some((guard) => guard(event))) event.stopImmediatePropagation();
  });
}

/** Guards are asked in the order they were added. Returns a function that removes this one. */
export function guardHistory(guard: HistoryGuard): () => void {
  guards.push(guard);
  return () => {
    const index = guards.indexOf(guard);
    if (index >= 0) guards.splice(index, 1);
  };
}

/** Holds back changes of the history while a step is under way, or the step would undo them; then lets them go on. */
export function holdChanges(history: History): () => void {
  const held: (() => void)[] = [];
  for (const change of ['pushState', 'replaceState'] as const) {
    history[change] = (...args: Parameters<History['pushState']>) => void held.push(() => history[change](...args));
  }
  return () => {
    delete (history as Partial<History>).pushState;
    delete (history as Partial<History>).replaceState;
    for (const change of held) change();
  };
}
