import { useApolloClient } from '@apollo/client/react';
import { Button } from '@larder/design-system/Button';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useState } from 'react';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import { change } from '../../../writes/change.ts';
import { failureOf } from '../../../writes/failure.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import { showCoupons } from '../../offers/showCoupons.ts';
import { ClipHintDocument } from '../ClipForCart/ClipForCart.generated.ts';
import { useKeeper } from '../keeper/useKeeper.ts';

interface ClipStepProps {
  couponId: string;
  /** What is said of the step. */
  text: string;
  onClipped: () => void;
  /** The button's words. */
  children: string;
}

/** A step that begins with a clip: what it says is done in one press, or it says why not. */
export function ClipStep({ couponId, text, onClipped, children }: ClipStepProps) {
  const texts = useCartAdviceTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const keeper = useKeeper();
  const [isSending, setSending] = useState(false);
  const [requestId] = useState(randomHex);
  const clip = async () => {
    setSending(true);
    try {
      const { data } = await change(client, {
        mutation: ClipHintDocument,
        variables: { input: { couponId, clientRequestId: requestId } },
        isAnswered: (answer) => Boolean(answer.clipCoupon),
      });
      const { coupon, userErrors } = data.clipCoupon;
      const [refusal] = userErrors;
      if (coupon) showCoupons(client, [coupon]);
      if (refusal) return keeper().say(refusal.reason ?? refusal.message);
      announce(texts.clipped);
      onClipped();
      await keeper().refresh();
    } catch (error) {
      const failed = failureOf(error);
      if (failed) keeper().say(failed.message ?? texts.clip.failed);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button
      tone="brand"
      size="small"
      busy={isSending}
      aria-label={texts.clipOf(children, text)}
      onClick={() => void clip()}
    >
      {children}
    </Button>
  );
}
