import { Button } from '@larder/design-system/Button';
import type { RefObject } from 'react';
import * as styles from '../../features/cart/screen/CartScreen.css.ts';
import { useQuickAddTexts } from '../../messages/usuals/quick-add.ts';
import { money } from '../../messages/support/formats.ts';
import { useInSight } from '../../ui/paging/useInSight.ts';

interface UsualsBarProps {
  /** Selected lines. */
  count: number;
  /** What they would cost in a cart; null if nobody can say. */
  total: { amount: string } | null;
  isBusy: boolean;
  onAdd: () => void;
  /** Where the filled button is: once it's in sight, the bar goes. */
  button: RefObject<HTMLElement | null>;
}

/** Sum and button at the bottom of a phone, until the page's own button is in sight. */
export function UsualsBar({ count, total, isBusy, onAdd, button }: UsualsBarProps) {
  const texts = useQuickAddTexts();
  const isInSight = useInSight(button);
  if (isInSight) return null;
  return (
    <div className={styles.bar} data-needs-scripts="">
      <p className={styles.barWords}>
        <span className={styles.barLabel}>{count === 0 ? texts.noItems : texts.items(count)}</span>{' '}
        {total && <span className={styles.barTotal}>{money(total)}</span>}
      </p>
      <Button tone="primary" block busy={isBusy} busyLabel={texts.busy} disabled={count === 0} onClick={onAdd}>
        {texts.addHere(count)}
      </Button>
    </div>
  );
}
