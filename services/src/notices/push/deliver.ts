import { readerIn, signedOut, type SignedOut } from '../../identity/index.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { kindOf, lifetimeOf } from '../rules/push-kinds.ts';
import { pushWords } from '../rules/push-words.ts';
import { unreadOf } from '../store/notices.ts';
import { deviceById, devicesOfCustomer, forgetDevice, type PushDeviceRow } from '../store/push-devices.ts';
import { pushKeys } from './keys.ts';
import type { PushService } from './push-service.ts';
import { type PushMessage, pushQueue } from './send-notice.ts';

/** What the service worker is sent. */
export interface PushPayload {
  title: string;
  body: string;
  lang: string;
  /** Path on the site it was switched on at. */
  path: string;
  tag: string;
  /** Whose site it was switched on at. */
  banner: string;
  /** For the count on the app's icon. */
  unread: number;
}

/** Sends what waits, and forgets browsers that nothing reaches, or whose shopper has signed out there. */
export async function startPushJobs(context: ServiceContext, service: PushService): Promise<void> {
  await context.jobs.work<PushMessage>(pushQueue, (message) => deliver(context, service, message));
  await context.jobs.listen<SignedOut>(signedOut, 'notices.signed-out', (left) => forgetLeft(context, left));
}

/** Safe to repeat: a message that comes twice takes its own place on the lock screen. */
async function deliver(context: ServiceContext, service: PushService, message: PushMessage): Promise<void> {
  const { db, clock, config, log } = context;
  const { deviceId, code, path, about, at } = message;
  const device = await deviceById(db, deviceId);
  // It may have been switched off since.
  if (!device?.kinds.includes(kindOf(code))) return;
  const lifetime = lifetimeOf(code);
  const age = clock.now().since(Temporal.Instant.from(at)).total('seconds');
  if (age > lifetime) return;
  const language = await readerIn(db, ownerOf(device), clock.now());
  if (language === null) return forgetDevice(db, deviceId);
  const payload: PushPayload = {
    ...pushWords(code, language),
    lang: language,
    path,
    tag: about,
    banner: device.banner,
    unread: await unreadOf(db, device.household_id),
  };
  const keys = { ...(await pushKeys(context)), subject: config.pushSubject };
  const outcome = await service.send(device, payload, keys, Math.ceil(lifetime - Math.max(age, 0)));
  if (outcome === 'gone') await forgetDevice(db, deviceId);
  if (outcome === 'refused') log.warn({ deviceId, code }, 'a push service refused a message');
}

/** Forgets the browsers that a shopper has signed out in. */
async function forgetLeft(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { customerId }: SignedOut,
): Promise<void> {
  for (const device of await devicesOfCustomer(db, customerId))
    if ((await readerIn(db, ownerOf(device), clock.now())) === null) await forgetDevice(db, device.device_id);
}

const ownerOf = ({ customer_id: customerId, browser_id: browserId }: PushDeviceRow) => ({ customerId, browserId });
