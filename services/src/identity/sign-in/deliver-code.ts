import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { countSend, giveBackSend } from './allowance.ts';
import type { Tools } from './challenges.ts';
import { codeOf } from './one-time-code.ts';
import { markSent, markUncounted, unsentChallenge } from '../store/challenges.ts';
import { identityTables, type IdentityTables } from '../store/tables.ts';

export const codeQueue = 'identity.send-code';

/** How long a shopper who asks for a code waits to hear whether it has left, in milliseconds. */
const longestWaitMs = 4000;

/** After how long it's tried again, in case the process that asked is gone. */
export const nextTry = { seconds: 10 };

type Needs = Pick<ServiceContext, 'db'>;

/**
 * Sends a code that hasn't left yet, unless it has expired or another has been asked for in the same browser since.
 * From then on it can be entered, and counts. @returns false if it never leaves. @throws when it's worth another try
 */
export async function deliverCode({ db }: Needs, tools: Tools, challengeId: string): Promise<boolean> {
  const challenge = await unsentChallenge(identityTables(db), challengeId, tools.clock.now());
  if (!challenge?.handle) return true;
  const { channel, handle, language } = challenge;
  const message = { channel, to: handle, code: codeOf(tools.keys, challengeId), language };
  if (!(await tools.postbox.send(message))) return false;
  await inTransaction(db, async (trx) => {
    const identity = trx.withTables<IdentityTables>();
    const sent = await markSent(identity, challengeId, tools.clock.now());
    if (sent && !sent.is_counted) await countSend(identity, tools, { ...sent, handle });
  });
  return true;
}

/** LATER: it's tried again by the job. REFUSED: nothing will ever be delivered to this address or number. */
export type Delivery = 'SENT' | 'LATER' | 'REFUSED';

/**
 * Sends a code while the shopper waits, for a few seconds. What hasn't left costs the shopper nothing, except that an address
 * that is refused counts toward what its browser's network may ask for: nobody gets to try out addresses.
 * @param ip whose allowance it was taken from; null: none
 */
export async function tryToDeliver(
  context: Needs,
  tools: Tools,
  challengeId: string,
  ip: string | null,
): Promise<Delivery> {
  const hasWaited = new AbortController();
  const later = (): Delivery => 'LATER';
  const tooLong = wait(longestWaitMs, undefined, { signal: hasWaited.signal, ref: false }).then(later, later);
  const left = deliverCode(context, tools, challengeId).then(
    (isTaken): Delivery => (isTaken ? 'SENT' : 'REFUSED'),
    later,
  );
  const delivery = await Promise.race([left, tooLong]);
  hasWaited.abort();
  if (delivery !== 'SENT') await giveBack(context, tools, challengeId, delivery === 'REFUSED' ? null : ip);
  return delivery;
}

/** A code that couldn't be sent costs nothing. */
async function giveBack({ db }: Needs, tools: Tools, challengeId: string, ip: string | null): Promise<void> {
  await inTransaction(db, async (trx) => {
    const identity = trx.withTables<IdentityTables>();
    const challenge = await markUncounted(identity, challengeId);
    if (challenge?.handle) await giveBackSend(identity, tools, { ...challenge, handle: challenge.handle, ip });
  });
}

/** Tries again, with growing pauses, for as long as a code lives. */
export async function startCodeJob({ db, jobs }: ServiceContext, open: () => Promise<{ tools: Tools }>): Promise<void> {
  await jobs.work<{ challengeId: string }>(codeQueue, async ({ challengeId }) => {
    const { tools } = await open();
    try {
      await deliverCode({ db }, tools, challengeId);
    } catch (error) {
      await giveBack({ db }, tools, challengeId, null);
      throw error;
    }
  });
}
