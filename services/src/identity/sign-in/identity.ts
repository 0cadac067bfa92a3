import type { ServiceContext } from '../../platform/service.ts';
import type { Tools } from './challenges.ts';
import { createCookies, type Cookies } from './cookies.ts';
import { keysOf, type Keys } from './keys.ts';
import { createPostbox } from './messages.ts';
import { identityTables, type IdentityDatabase } from '../store/tables.ts';

interface Opened {
  context: ServiceContext;
  keys: Keys;
  tools: Tools;
  cookies: Cookies;
}

/** What the routes of identity work with; the keys are read at the first use. */
export interface Identity {
  db: IdentityDatabase;
  open(): Promise<Opened>;
}

export function createIdentity(context: ServiceContext): Identity {
  const postbox = createPostbox(context);
  const { clock, random, config } = context;
  const opened = new WeakMap<Keys, Opened>();
  return {
    db: identityTables(context.db),
    open: async () => {
      const keys = await keysOf(context);
      const known = opened.get(keys);
      if (known) return known;
      const made = { context, keys, tools: { clock, random, keys, postbox }, cookies: createCookies(config, keys) };
      opened.set(keys, made);
      return made;
    },
  };
}
