import type { ApolloClient, DefaultContext } from '@apollo/client';
import { ownerOf } from '../../../app/data/owner.ts';
import { isConnectionLost, isOffline } from '../../../app/loading/connection.ts';
import { clipQueue } from '../../../storage/coupons/clip-queue.ts';
import { buzz } from '../../../ui/haptics.ts';
import { change } from '../../../writes/change.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import { ClipCouponDocument, type ClipCouponMutation } from '../CouponCard/ClipCoupon.generated.ts';
import type { CouponCard_CouponFragment } from '../CouponCard/CouponCard.generated.ts';
import { clipAnswers } from './answers.ts';
import { showEverywhere } from './in-step.ts';
import { clippedLook, lookOf } from './look.ts';
import { guest } from '../../../storage/whose.ts';

export type ClipPayload = ClipCouponMutation['clipCoupon'];

/** What became of a clip. */
export type SentClip =
  | { kind: 'ANSWERED'; payload: ClipPayload }
  /** There is no connection: it is sent when there is one, after those before it (T-19). */
  | { kind: 'WAITING' };

interface SendOptions {
  /** The request's own id, for one that was sent before. */
  requestId?: string;
  context?: DefaultContext;
}

/** Posts a clip; what it says of the coupon is shown on every card of it. @throws what `client.mutate` throws */
export async function postClip(
  client: ApolloClient,
  { couponId, requestId }: { couponId: string; requestId: string },
  context: DefaultContext = {},
): Promise<ClipPayload> {
  const { data } = await change(client, {
    mutation: ClipCouponDocument,
    variables: { input: { couponId, clientRequestId: requestId } },
    context,
    isAnswered: (answer) => Boolean(answer.clipCoupon),
  });
  const { coupon } = data.clipCoupon;
  if (coupon) showEverywhere(client, coupon.id, lookOf(coupon));
  clipAnswers.tell();
  return data.clipCoupon;
}

/**
 * Clips a coupon, activates it, or adds it to the list, whichever it offers. Every card of it shows at once what it will
 * be, and goes back if the answer is no (S-114, S-125). A shopper without a connection clips nonetheless: it waits.
 * @throws what `client.mutate` throws, unless the connection is lost
 */
export async function sendClip(
  client: ApolloClient,
  coupon: CouponCard_CouponFragment,
  { requestId = randomHex(), context }: SendOptions = {},
): Promise<SentClip> {
  const owner = ownerOf(client);
  const waits = (wasSent = false) =>
    owner !== guest &&
    clipQueue.add({ requestId, couponId: coupon.id, title: coupon.title, owner, before: lookOf(coupon), wasSent });
  showEverywhere(client, coupon.id, clippedLook(coupon.action));
  buzz('clip');
  // None goes before one that waits.
  if ((isOffline() || clipQueue.of(owner).length > 0) && waits()) return { kind: 'WAITING' };
  try {
    const payload = await postClip(client, { couponId: coupon.id, requestId }, context);
    if (payload.userErrors.length > 0 && !payload.coupon) showEverywhere(client, coupon.id, lookOf(coupon));
    return { kind: 'ANSWERED', payload };
  } catch (error) {
    if (isConnectionLost(error) && waits(true)) return { kind: 'WAITING' };
    showEverywhere(client, coupon.id, lookOf(coupon));
    throw error;
  }
}
