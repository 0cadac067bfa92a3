import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useRef, useState, useSyncExternalStore } from 'react';
import { ownerOf } from '../../../app/data/owner.ts';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import { clipProof } from '../../../storage/coupons/clip-proof.ts';
import { change } from '../../../writes/change.ts';
import { failureOf } from '../../../writes/failure.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import { showCoupons } from '../../offers/showCoupons.ts';
import {
  ClipForCartDocument,
  type ClipForCart_ProofFragment as Proof,
  UndoClipForCartDocument,
} from './ClipForCart.generated.ts';

/**
 * Clips what lowers a cart's total with one request, and unclips exactly that again. A request that was cut off is sent again
 * under its own id, so that pressing twice clips once (I-8). What was clipped is known after a reload, too.
 * @param refresh asks for what an answer doesn't bring: an order that is being changed, or a checkout
 */
export function useClipForCart(cartId: string, refresh: (() => Promise<void>) | undefined) {
  const texts = useCartAdviceTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  // Where the tab keeps nothing, the page alone knows.
  const [made, setMade] = useState<Proof | null>(null);
  const kept = useSyncExternalStore(clipProof.subscribe, clipProof.read, () => null);
  const owner = ownerOf(client);
  const proof = made ?? (kept?.cartId === cartId && kept.owner === owner && isProof(kept.proof) ? kept.proof : null);
  const keep = (next: Proof | null): void => {
    setMade(next);
    if (next) clipProof.write({ cartId, owner, proof: next });
    else clipProof.clear();
  };
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const request = useRef<string | null>(null);

  /** Sends it unless something is on its way. @returns was it answered? */
  async function sent(send: (clientRequestId: string) => Promise<string | undefined>): Promise<boolean> {
    if (isSending) return false;
    setSending(true);
    setFailure(null);
    const id = (request.current ??= randomHex());
    try {
      const refusal = await send(id);
      request.current = null;
      setFailure(refusal ?? null);
      return refusal === undefined;
    } catch (error) {
      const failed = failureOf(error);
      if (failed) setFailure(failed.message ?? texts.clip.failed);
      return false;
    } finally {
      setSending(false);
    }
  }

  const clip = () =>
    sent(async (clientRequestId) => {
      const { data } = await change(client, {
        mutation: ClipForCartDocument,
        variables: { input: { cartId, clientRequestId } },
        isAnswered: (answer) => Boolean(answer.clipForCart),
      });
      const { proof: proven, coupons, userErrors } = data.clipForCart;
      showCoupons(client, coupons);
      await refresh?.();
      if (proven) keep(proven);
      if (proven) announce(proven.text);
      return userErrors[0]?.message ?? (proven ? undefined : texts.clip.nothing);
    });

  const undo = (of: Proof) =>
    sent(async (clientRequestId) => {
      const { data } = await change(client, {
        mutation: UndoClipForCartDocument,
        variables: { input: { clipIds: of.clipIds, couponIds: of.couponIds, clientRequestId } },
        isAnswered: (answer) => Boolean(answer.undoClipForCart),
      });
      const { coupons, userErrors } = data.undoClipForCart;
      showCoupons(client, coupons);
      if (userErrors.length > 0) return userErrors[0]?.message;
      await refresh?.();
      keep(null);
      announce(texts.clip.undone(of.couponIds.length));
      return undefined;
    });

  return { proof, isSending, failure, clip, undo };
}

/** What a tab may have kept of an older version is none. */
const isProof = (kept: unknown): kept is Proof => {
  const { text, steps, totalBefore, totalAfter, clipIds, couponIds } = kept as Partial<Proof>;
  const isMoney = (money: Proof['totalBefore'] | undefined) => typeof money?.amount === 'string';
  const areLists = [steps, clipIds, couponIds].every((list) => Array.isArray(list));
  return typeof text === 'string' && areLists && isMoney(totalBefore) && isMoney(totalAfter);
};
