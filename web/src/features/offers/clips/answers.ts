const listeners = new Set<() => void>();

/** Tells parts of the page that a clip was answered: what they count has changed. */
export const clipAnswers = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  tell: (): void => {
    for (const listener of listeners) listener();
  },
};
