import { browserStore } from './browser-store.ts';
import { jsonOf, readOnce, storedNews } from './support/stored.ts';

const key = 'larder.searches';
const most = 8;
const longest = 60;

/** One line of words as they are compared and shown; null when they are nothing to keep: too long, or no words at all. */
function kept(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const words = value.trim().replace(/\s+/g, ' ');
  if (words.length > longest) return null;
  // Words have letters or digits, and neither tags nor what can't be seen or turns the line around.
  return /[\p{L}\p{N}]/u.test(words) && !/[<>{}\p{Cc}\p{Cf}]/u.test(words) ? words : null;
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const searchesIn = readOnce((text): readonly string[] => {
  const value = jsonOf(text);
  return Array.isArray(value) ? value.flatMap((each: unknown) => kept(each) ?? []).slice(0, most) : [];
});
const { subscribe, tell } = storedNews(key);
const read = () => searchesIn(browserStore.read(key));
function write(searches: readonly string[]): void {
  if (searches.length > 0) browserStore.writeJson(key, searches);
  else browserStore.remove(key);
  tell();
}

/**
 * What this browser has searched for, the newest first: only what was typed or chosen in the search field, never what a
 * link asked for. For `useSyncExternalStore`.
 */
export const recentSearches = {
  subscribe,
  read,
  /** Puts a search first; what isn't words is not kept. */
  add(words: string): void {
    const search = kept(words);
    if (search) write([search, ...read().filter((other) => !same(other, search))].slice(0, most));
  },
  remove: (search: string): void => write(read().filter((other) => !same(other, search))),
  clear: (): void => write([]),
};
