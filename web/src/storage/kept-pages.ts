import { browserStore } from './browser-store.ts';

/** Under which it is stored when the pages were kept. */
export const keptKey = 'keptOnPhone';

/** Under which it is stored whose they are. */
export const keptForKey = 'keptOnPhoneFor';

/** Whose pages are kept; null if they aren't, or nobody noted it. */
export const keptFor = (): string | null => browserStore.read(keptForKey);

/** When the pages were kept last; null if they aren't. */
export function keptAt(): Date | null {
  const stored = browserStore.read(keptKey);
  const at = stored === null ? NaN : Date.parse(stored);
  return Number.isNaN(at) ? null : new Date(at);
}

/** When the page on the screen was loaded, if it is a copy from this phone; else null. */
export function copiedAt(): Date | null {
  const since = document.documentElement.dataset['kept'];
  return since === undefined ? null : new Date(since);
}
