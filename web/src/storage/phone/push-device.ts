import { browserStore } from '../browser-store.ts';

const key = 'larder.push';
const asideKey = 'larder.pushPutAside';

/** What this browser was known as when notices were last switched on in it, whose it was, and by which subscription. */
export interface PushNote {
  deviceId: string;
  owner: string;
  endpoint: string;
}

const isNote = (value: unknown): value is PushNote =>
  typeof value === 'object' &&
  value !== null &&
  ['deviceId', 'owner', 'endpoint'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** The browser's own note that it shows notices while no page is open. */
export const pushNote = {
  read(): PushNote | null {
    const stored = browserStore.readJson(key);
    return isNote(stored) ? stored : null;
  },
  write: (note: PushNote): void => browserStore.writeJson(key, note),
  remove: (): void => browserStore.remove(key),
};

/** Did the shopper say "Not now" where it was offered? The settings go on offering it. */
export const pushPutAside = {
  read: (): boolean => browserStore.read(asideKey) !== null,
  write: (): void => browserStore.write(asideKey, 'yes'),
};

/** Can this browser show anything while no page is open? */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Ends the subscription in this browser: the shopper has signed out. What is on its way is refused by the push service. */
export async function endPush(): Promise<void> {
  if (pushNote.read() === null || !canPush()) return;
  pushNote.remove();
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const subscription = await registration?.pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}
