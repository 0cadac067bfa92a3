import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { formatPrice } from '@larder/design-system/Price';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { type Ref, useId } from 'react';
import { useQuickAddTexts } from '../../../messages/usuals/quick-add.ts';
import { SumRow } from '../../cart/Sums.tsx';
import * as styles from './UsualsSum.css.ts';

interface UsualsSumProps {
  /** Selected lines. */
  count: number;
  /** What they cost at the regular price, and now, in cents. */
  regular: number;
  now: number;
  /** Where they would go: Pickup at 2300 16th St; null if that can't be loaded. */
  place: string | null;
  /** Is an order being changed? Then they go there (S-111). */
  isForOrder?: boolean;
  /** Are they being added, or waiting for it? */
  isBusy: boolean;
  onAdd: () => void;
  /** The button, for the bar that stands in for it. */
  buttonRef?: Ref<HTMLDivElement>;
}

/** What the selected usuals cost by now, and the button that adds them all. */
export function UsualsSum({
  count,
  regular,
  now,
  place,
  isForOrder = false,
  isBusy,
  onAdd,
  buttonRef,
}: UsualsSumProps) {
  const texts = useQuickAddTexts();
  const id = useId();
  const label = isForOrder ? texts.addToOrder(count) : texts.add(count);
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.sum}>
        <Heading level={2} size="small" id={id}>
          {count === 0 ? texts.noItems : texts.items(count)}
        </Heading>
        <dl className={styles.steps}>
          <SumRow look="line" label={texts.regular}>
            {formatPrice(regular)}
          </SumRow>
          {regular > now && (
            <SumRow look="saving" label={texts.savings}>
              <SavingsBadge as="strong" size="medium">
                {formatPrice(regular - now)}
              </SavingsBadge>
            </SumRow>
          )}
          <SumRow look="result" label={texts.total}>
            {formatPrice(now)}
          </SumRow>
        </dl>
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
          {place && <br />}
          {texts.beforeCoupons}
        </Text>
      </div>
    </Card>
  );
}
