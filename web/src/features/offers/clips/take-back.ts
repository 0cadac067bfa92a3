import type { ApolloClient } from '@apollo/client';
import { flushSync } from 'react-dom';
import { ownerOf } from '../../../app/data/owner.ts';
import { clipQueue, type WaitingClip } from '../../../storage/coupons/clip-queue.ts';
import { showEverywhere } from './in-step.ts';
import { betweenReplays } from './replay.ts';

const waitingOf = (client: ApolloClient, couponId: string): WaitingClip[] =>
  clipQueue.of(ownerOf(client)).filter((clip) => clip.couponId === couponId);

/**
 * Takes back the clip of a coupon that waits for a connection, as if it had never been made. One that was sent without an
 * answer stays: a server may have it. @returns whether it is taken back
 */
export async function takeBack(client: ApolloClient, couponId: string): Promise<boolean> {
  if (waitingOf(client, couponId).length === 0) return false;
  return betweenReplays(() => {
    const [clip] = waitingOf(client, couponId);
    if (!clip?.before || clip.wasSent === true) return false;
    const { requestId, before } = clip;
    clipQueue.remove(requestId);
    flushSync(() => showEverywhere(client, couponId, before));
    return true;
  });
}

/** Drops what waits of a coupon: it was unclipped since, and is not to be clipped anew. */
export function dropWaiting(client: ApolloClient, couponId: string): void {
  for (const { requestId } of waitingOf(client, couponId)) clipQueue.remove(requestId);
}
