import type { ApolloClient } from '@apollo/client';
import { ownerOf } from '../../../app/data/owner.ts';
import { canPush, endPush, pushNote } from '../../../storage/phone/push-device.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import { PushDocument, SetPushDeviceDocument } from './Push.generated.ts';
import { subscribe } from './subscribe.ts';

/**
 * Keeps the server's note of this browser true: push services give out new addresses at times, and whoever else signs in here
 * is not told of what isn't theirs.
 */
export async function renewPush(client: ApolloClient): Promise<void> {
  const note = pushNote.read();
  if (!note || !canPush()) return;
  if (note.owner !== ownerOf(client) || Notification.permission !== 'granted') return endPush();
  const registration = await navigator.serviceWorker.getRegistration();
  const now = await registration?.pushManager.getSubscription();
  if (now?.endpoint === note.endpoint) return;
  const { data } = await client.query({ query: PushDocument, fetchPolicy: 'network-only' });
  const push = data?.me?.push;
  const before = push?.devices.find(({ id }) => id === note.deviceId);
  // Switched off elsewhere, or given up by the server.
  if (!push || !before) return push ? endPush() : undefined;
  const subscribed = await subscribe(push.publicKey);
  const input = { ...subscribed, kinds: before.kinds, clientRequestId: randomHex() };
  const answer = await client.mutate({ mutation: SetPushDeviceDocument, variables: { input } });
  const device = answer.data?.setPushDevice.device;
  if (device) pushNote.write({ ...note, deviceId: device.id, endpoint: subscribed.endpoint });
}
