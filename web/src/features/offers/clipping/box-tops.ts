import type { ApolloClient } from '@apollo/client';
import { ownerOf } from '../../../app/data/owner.ts';
import { boxTopFlag } from '../../../storage/coupons/box-top-flag.ts';
import type { CouponCard_CouponFragment } from '../CouponCard/CouponCard.generated.ts';
import { BoxTopsDocument } from './BoxTops.generated.ts';

/** What its button does clips it; the rest only lists it. */
const clips: readonly CouponCard_CouponFragment['action'][] = ['CLIP', 'ACTIVATE'];

/**
 * Must the terms of box tops be accepted before this clip (S-156, N-47)? Asked for box-top coupons alone, and only until they
 * are accepted, which the browser remembers; if no one can say, it is as the browser last knew, and else the clip goes on.
 */
export async function wantsBoxTopTerms(
  client: ApolloClient,
  { isBoxTop, action }: Pick<CouponCard_CouponFragment, 'isBoxTop' | 'action'>,
): Promise<boolean> {
  if (!isBoxTop || !clips.includes(action)) return false;
  const owner = ownerOf(client);
  const known = boxTopFlag.read(owner);
  if (known === false) return false;
  const { data } = await client
    .query({ query: BoxTopsDocument, fetchPolicy: 'network-only' })
    .catch(() => ({ data: undefined }));
  const isAccepted = data?.boxTops?.isAccepted;
  if (isAccepted === undefined) return known === true;
  boxTopFlag.write(owner, !isAccepted);
  return !isAccepted;
}
