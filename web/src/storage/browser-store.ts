/** A store of the browser that never throws: where nothing can be kept, nothing is found. */
interface BrowserStore {
  read: (key: string) => string | null;
  /** What was written by `writeJson`; null also when it can't be read. Whoever reads it checks what it is. */
  readJson: (key: string) => unknown;
  write: (key: string, value: string) => void;
  writeJson: (key: string, value: object) => void;
  remove: (key: string) => void;
}

function safely<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    return null;
  }
}

// The store itself is asked for late: a browser may refuse the mere mention of it.
const safe = (store: () => Storage): BrowserStore => ({
  read: (key) => safely(() => store().getItem(key)),
  readJson: (key) => safely(() => JSON.parse(store().getItem(key) ?? 'null') as unknown),
  write: (key, value) => void safely(() => store().setItem(key, value)),
  writeJson: (key, value) => void safely(() => store().setItem(key, JSON.stringify(value))),
  remove: (key) => void safely(() => store().removeItem(key)),
});

/** Kept by this browser, for all its tabs. */
export const browserStore = safe(() => localStorage);
/** Kept by this tab, until it is closed. */
export const tabStore = safe(() => sessionStorage);
