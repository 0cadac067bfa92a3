import { createECDH } from 'node:crypto';
import { secretOf } from '../../platform/secrets.ts';
import type { ServiceContext } from '../../platform/service.ts';

/** By which push services know that messages are ours (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const known = new WeakMap<object, Promise<PushKeys>>();

/** The configured key, or one that is made once and kept in the database, the same for every process. */
export function pushKeys(context: Pick<ServiceContext, 'db' | 'random' | 'config'>): Promise<PushKeys> {
  const found = known.get(context.config) ?? read(context);
  // What failed is tried again.
  found.catch(() => known.delete(context.config));
  known.set(context.config, found);
  return found;
}

async function read({ db, random, config }: Pick<ServiceContext, 'db' | 'random' | 'config'>): Promise<PushKeys> {
  const secret = config.pushKey ?? (await secretOf(db, random, 'push'));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}
