import { Checkbox } from '@larder/design-system/Checkbox';
import { Icon } from '@larder/design-system/Icon';
import { IconButton } from '@larder/design-system/IconButton';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { useMyListTexts } from '../../../messages/savings/my-list.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
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
  const [opened, setOpened] = useState<'keys' | 'pointer' | null>(null);
  const { title, detailText, savingsText, priceText, quantity, kind, isChecked } = item;
  const times = kind === 'TEXT' && quantity > 1 && !detailText.startsWith(texts.times(quantity));
  const more = (
    <IconButton
      icon="ellipsis"
      label={texts.more(title)}
      onClick={({ detail }) => setOpened(detail === 0 ? 'keys' : 'pointer')}
    />
  );
  return (
    <li className={styles.row}>
      <div className={styles.check}>
        <Checkbox
          tone="quiet"
          checked={isChecked}
          onChange={onCheck}
          label={
            <span className={styles.what}>
              <ItemPicture item={item} />
              <span className={styles.words}>
                <span className={isChecked ? styles.done : styles.title}>{title}</span>{' '}
                <span className={styles.detail}>{times ? `${texts.times(quantity)} ${detailText}` : detailText}</span>
              </span>
            </span>
          }
        />
      </div>
      <div className={styles.ticket}>
        {savingsText && !isChecked ? <SavingsBadge size="small">{savingsText}</SavingsBadge> : null}
      </div>
      <span className={isChecked ? styles.soft : styles.price}>{priceText}</span>
      <span className={styles.more} data-needs-scripts>
        {opened ? (
          <Suspense fallback={more}>
            <RowMenu item={item} {...does} startsAtFirst={opened === 'keys'} />
          </Suspense>
        ) : (
          more
        )}
      </span>
    </li>
  );
}

/** What it looks like on the shelf; a pencil for what the shopper wrote. */
function ItemPicture({ item: { imageId, pictures, isChecked } }: Pick<ListRowProps, 'item'>) {
  const drawing = pictures?.thumb ?? (imageId === null ? null : pictureSrc(imageId));
  return (
    <span className={styles.picture}>
      <ProductImage photo={pictures?.photo} size={44} pale={isChecked}>
        {drawing === null ? (
          <Icon name="pencil" size={18} />
        ) : (
          <img
            className={isChecked ? styles.pale : styles.drawing}
            src={drawing}
            alt=""
            width={40}
            height={40}
            loading="lazy"
          />
        )}
      </ProductImage>
    </span>
  );
}
