import { Checkbox } from '@larder/design-system/Checkbox';
import { IconButton } from '@larder/design-system/IconButton';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { useMyListTexts } from '../../../messages/savings/my-list.ts';
import * as styles from './ListRow.css.ts';
import type { RowMenuProps } from './RowMenu.tsx';

/** Loads when it is first opened. */
const RowMenu = lazyPart(async () => (await import('./RowMenu.tsx')).RowMenu);

interface ListRowProps extends RowMenuProps {
  onCheck: (isChecked: boolean) => void;
}

/** An item of My List: pressed anywhere on its words, it is checked off, or back to be bought. */
export function ListRow({ item, onCheck, ...does }: ListRowProps) {
  const texts = useMyListTexts();
  const [isOpened, setOpened] = useState(false);
  const { title, detailText, savingsText, priceText, quantity, kind, isChecked } = item;
  const times = kind === 'TEXT' && quantity > 1 && !detailText.startsWith(texts.times(quantity));
  const more = <IconButton icon="ellipsis" label={texts.more(title)} onClick={() => setOpened(true)} />;
  return (
    <li className={styles.row}>
      <div className={styles.check}>
        <Checkbox
          tone="quiet"
          checked={isChecked}
          onChange={onCheck}
          label={
            <span className={styles.words}>
              <span className={isChecked ? styles.done : styles.title}>{title}</span>{' '}
              <span className={styles.detail}>{times ? `${texts.times(quantity)} ${detailText}` : detailText}</span>
            </span>
          }
        />
      </div>
      <div className={styles.ticket}>
        {savingsText && !isChecked ? <SavingsBadge size="small">{savingsText}</SavingsBadge> : null}
      </div>
      <span className={isChecked ? styles.soft : styles.price}>{priceText}</span>
      <span className={styles.more} data-needs-scripts>
        {isOpened ? (
          <Suspense fallback={more}>
            <RowMenu item={item} {...does} />
          </Suspense>
        ) : (
          more
        )}
      </span>
    </li>
  );
}
