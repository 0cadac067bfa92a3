const listeners = new Set<() => void>();
let taken = 0;

/**
 * Where notices about the carts are drawn: on the page, or in the drawer while it is open, which keeps the keyboard to itself.
 */
export const toastPlace = {
  /** The drawer draws them from now on. @returns gives them back */
  take(): () => void {
    taken += 1;
    for (const listener of listeners) listener();
    return () => {
      taken -= 1;
      for (const listener of listeners) listener();
    };
  },
  isTaken: (): boolean => taken > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
