import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { type Ref, useId } from 'react';
import { useQuickAddTexts } from '../../../messages/usuals/quick-add.ts';
import { Sums } from '../../cart/Sums.tsx';
import type { UsualsSum_EstimateFragment as Estimate } from './UsualsSum.generated.ts';
import * as styles from './UsualsSum.css.ts';

interface UsualsSumProps {
  /** Selected lines. */
  count: number;
  /** What they would cost in a cart, as the services say; null if nobody can say. */
  estimate: Estimate | null;
  /** Is it of what is selected now? Until then it is of what was selected before. */
  isSettled?: boolean;
  /** Where they would go: Pickup at 2300 16th St; null if that can't be loaded. */
  place: string | null;
  /** Until when the order that is being changed can be saved, Thursday, 11 PM: they go there (S-111); null for the cart. */
  saveBy?: string | null;
  /** Are they being added, or waiting for it? */
  isBusy: boolean;
  onAdd: () => void;
  /** The button, for the bar that stands in for it. */
  buttonRef?: Ref<HTMLDivElement>;
}

/** What the selected usuals would cost in a cart, and the button that adds them all (N-42). */
export function UsualsSum({
  count,
  estimate,
  isSettled = true,
  place,
  saveBy = null,
  isBusy,
  onAdd,
  buttonRef,
}: UsualsSumProps) {
  const texts = useQuickAddTexts();
  const id = useId();
  const label = saveBy !== null ? texts.addToOrder(count) : texts.add(count);
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.sum}>
        <Heading level={2} size="small" id={id}>
          {count === 0 ? texts.noItems : texts.items(count)}
        </Heading>
        {estimate ? (
          <div className={isSettled ? undefined : styles.before} aria-busy={!isSettled}>
            <Sums lines={estimate.sums} savings={estimate.savings} total={estimate.total} totalLabel={texts.total} />
          </div>
        ) : (
          <Text tone="soft">{texts.noTotal}</Text>
        )}
        <div ref={buttonRef} data-needs-scripts="">
          <Button
            tone="primary"
            size="large"
            block
            busy={isBusy}
            busyLabel={texts.busy}
            disabled={count === 0}
            onClick={onAdd}
          >
            {count === 0 ? texts.addNone : label}
          </Button>
        </div>
        <Text size="meta" tone="soft" align="center">
          {place}
          {saveBy !== null && (
            <>
              {place && <br />}
              {texts.orderCoupons(saveBy)}
            </>
          )}
        </Text>
      </div>
    </Card>
  );
}
