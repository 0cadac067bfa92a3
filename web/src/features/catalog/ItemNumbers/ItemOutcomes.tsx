import { Icon } from '@larder/design-system/Icon';
import { useItemNumbersTexts } from '../../../messages/usuals/item-numbers.ts';
import * as styles from './ItemNumbers.css.ts';
import type { ItemOutcome } from './useItemNumbers.ts';

/** What became of each line that was added by its number: what needs the shopper first (N-68). */
export function ItemOutcomes({ outcomes }: { outcomes: readonly ItemOutcome[] }) {
  const texts = useItemNumbersTexts();
  const inOrder = outcomes.toSorted((one, other) => Number(one.added) - Number(other.added));
  return (
    <ul className={styles.outcomes} aria-label={texts.outcomes}>
      {inOrder.map(({ productId, quantity, added, message, name }) => (
        <li key={productId} className={styles.outcome}>
          <span className={styles.marks[added ? 'added' : 'refused']}>
            <Icon name={added ? 'check' : 'ban'} size={18} />
          </span>
          <span>
            <b className={styles.name}>{name ?? texts.numbered(productId)}</b>{' '}
            {added ? texts.added(quantity) : (message ?? texts.unknown)}
          </span>
        </li>
      ))}
    </ul>
  );
}
