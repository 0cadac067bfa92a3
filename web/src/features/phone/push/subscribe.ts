import { startWorker } from '../../../storage/keep-pages.ts';

/** How long the worker and the push service may take, in milliseconds. */
const patience = 20_000;

const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The browser took too long.')), patience)),
  ]);

/** A key as browsers take it. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const sameKey = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && new Uint8Array(one).join() === other.join();

/** What the server needs to reach this browser. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Subscribes this browser, or finds its subscription under the same key. @throws when it can't */
export async function subscribe(publicKey: string): Promise<Subscribed> {
  await startWorker();
  const { pushManager } = await inTime(navigator.serviceWorker.ready);
  const key = bytesOf(publicKey);
  let subscription = await pushManager.getSubscription();
  if (subscription && !sameKey(subscription.options.applicationServerKey, key)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await inTime(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new Error('The subscription has no keys.');
  return { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] };
}
