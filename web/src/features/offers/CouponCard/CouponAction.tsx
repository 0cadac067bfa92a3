import { Button } from '@larder/design-system/Button';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import type { MouseEvent } from 'react';
import type { CouponCard_CouponFragment } from './CouponCard.generated.ts';

/** What can be done with a coupon, by its action; the rest says what was done. */
const icons = { CLIP: 'scissors', ADD_TO_LIST: 'plus', ACTIVATE: 'flag' } as const;

interface CouponActionProps {
  coupon: Pick<CouponCard_CouponFragment, 'action' | 'actionLabel' | 'actionHiddenText' | 'title'>;
  /** Clips it, activates it, or adds it to the list, whichever it offers. */
  onClip: (event: MouseEvent) => void;
  /** On its own page it is the one thing to do; on a card one of many. */
  isMain?: boolean;
}

/** The button of a coupon, or what was done with it (S-43 to S-49). */
export function CouponAction({ coupon, onClip, isMain = false }: CouponActionProps) {
  const { action, actionLabel, actionHiddenText, title } = coupon;
  if (action !== 'CLIP' && action !== 'ADD_TO_LIST' && action !== 'ACTIVATE') {
    const isDone = action === 'CLIPPED' || action === 'ON_LIST' || action === 'COMPLETED';
    // "Coupon has already been Clipped".
    const words = (
      <>
        {actionHiddenText && <VisuallyHidden>{actionHiddenText} </VisuallyHidden>}
        {actionLabel}
      </>
    );
    return isDone ? <Status kind="done">{words}</Status> : <Text tone="soft">{words}</Text>;
  }
  const tone = action === 'ADD_TO_LIST' ? 'outline' : isMain ? 'primary' : 'brand';
  return (
    <span data-needs-scripts>
      <Button
        tone={tone}
        size={isMain ? 'large' : 'medium'}
        block={isMain}
        icon={icons[action]}
        aria-label={`${actionLabel}: ${title}`}
        onClick={onClip}
      >
        {actionLabel}
      </Button>
    </span>
  );
}
