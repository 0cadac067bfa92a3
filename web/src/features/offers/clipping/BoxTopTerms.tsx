import { useApolloClient } from '@apollo/client/react';
import { Button } from '@larder/design-system/Button';
import { Dialog } from '@larder/design-system/Dialog';
import { Text } from '@larder/design-system/Text';
import { useState } from 'react';
import { ownerOf } from '../../../app/data/owner.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { boxTopFlag } from '../../../storage/coupons/box-top-flag.ts';
import { failureOf } from '../../../writes/failure.ts';
import { requestKeys } from '../../../writes/request-key.ts';
import type { CouponCard_CouponFragment } from '../CouponCard/CouponCard.generated.ts';
import { AcceptBoxTopsDocument } from './BoxTops.generated.ts';
import { CouponBand } from './CouponBand.tsx';

interface BoxTopTermsProps {
  /** null: it was clicked on another page. */
  coupon: CouponCard_CouponFragment | null;
  /** Called once the terms are accepted. */
  onAccepted: () => void;
  onClose: () => void;
}

/** Asks a household once for the terms of box tops, before its first box-top coupon is clipped (S-58, S-156, N-47). */
export function BoxTopTerms({ coupon, onAccepted, onClose }: BoxTopTermsProps) {
  const { boxTop: texts, close } = useOffersTexts();
  const client = useApolloClient();
  const [keys] = useState(() => requestKeys());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const accept = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await client.mutate({
        mutation: AcceptBoxTopsDocument,
        variables: { input: { clientRequestId: keys.of({}) } },
      });
      if (data) boxTopFlag.write(ownerOf(client), !data.acceptBoxTops.boxTops.isAccepted);
      onAccepted();
    } catch (error) {
      setProblem(failureOf(error)?.message ?? texts.failed);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      art={coupon && <CouponBand coupon={coupon} />}
      title={texts.title}
      description={texts.text}
      closeLabel={close}
      actions={
        <>
          <Button tone="primary" size="large" block busy={isBusy} onClick={() => void accept()}>
            {texts.accept}
          </Button>
          <Button tone="plain" block onClick={onClose}>
            {texts.notNow}
          </Button>
        </>
      }
    >
      {problem && (
        <Text tone="error" role="alert">
          {problem}
        </Text>
      )}
    </Dialog>
  );
}
