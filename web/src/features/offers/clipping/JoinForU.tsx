import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Dialog } from '@larder/design-system/Dialog';
import { List, ListItem } from '@larder/design-system/List';
import { screens } from '../../../app/routing/paths.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import type { CouponCard_CouponFragment } from '../CouponCard/CouponCard.generated.ts';
import { CouponBand } from './CouponBand.tsx';

interface JoinForUProps {
  /** What was clicked: it is clipped once the guest has joined. */
  coupon: CouponCard_CouponFragment;
  /** What the banner calls its program: Safeway for U. */
  program: string;
  /** The guest is a member already. */
  onSignIn: () => void;
  onClose: () => void;
}

/** Asks a guest to join for the offer that was clicked (S-39): it says what joining brings, and leads there. */
export function JoinForU({ coupon, program, onSignIn, onClose }: JoinForUProps) {
  const { join: texts, close } = useOffersTexts();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      art={<CouponBand coupon={coupon} />}
      title={texts.title(program)}
      description={texts.text}
      closeLabel={close}
      actions={
        <>
          <ButtonLink tone="primary" size="large" block href={screens.join}>
            {texts.action}
          </ButtonLink>
          <Button tone="plain" block onClick={onSignIn}>
            {texts.signIn}
          </Button>
        </>
      }
    >
      <List kind="check" aria-label={texts.brings}>
        {texts.benefits.map((benefit) => (
          <ListItem key={benefit}>{benefit}</ListItem>
        ))}
      </List>
    </Dialog>
  );
}
