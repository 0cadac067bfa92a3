/** A browser store that never throws: if nothing can be stored, nothing is found. */
interface BrowserStore {
  read: (key: string) => string | null;
  /** What `writeJson` wrote; also null if it can't be read. The caller checks its shape. */
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

// The store is accessed late: a browser may refuse the mere access.
const safe = (store: () => Storage): BrowserStore => ({
  read: (key) => safely(() => store().getItem(key)),
  readJson: (key) => safely(() => JSON.parse(store().getItem(key) ?? 'null') as unknown),
  write: (key, value) => void safely(() => store().setItem(key, value)),
  writeJson: (key, value) => void safely(() => store().setItem(key, JSON.stringify(value))),
  remove: (key) => void safely(() => store().removeItem(key)),
});

/** Stored by this browser, for all its tabs. */
export const browserStore = safe(() => localStorage);
/** Stored by this tab, until it is closed. */
export const tabStore = safe(() => sessionStorage);
