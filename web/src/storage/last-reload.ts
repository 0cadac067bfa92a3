import { tabStore } from './browser-store.ts';

const key = 'larder.reloadedAt';
const pause = 30_000;

/** When this tab last reloaded because code was missing: not twice within half a minute. */
export const lastReload = {
  isRecent: (now: number): boolean => now - Number(tabStore.read(key)) < pause,
  write: (now: number): void => tabStore.write(key, String(now)),
};
