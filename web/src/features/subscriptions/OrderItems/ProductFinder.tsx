import { Button } from '@larder/design-system/Button';
import { Loader } from '@larder/design-system/Loader';
import { SearchField } from '@larder/design-system/SearchField';
import { Text } from '@larder/design-system/Text';
import { useState } from 'react';
import { useSubscriptionsTexts } from '../../../messages/subscriptions.ts';
import { ItemPicture } from '../ScheduledItem/ItemPicture.tsx';
import * as styles from './OrderItems.css.ts';
import { type FoundProduct, useProductSearch } from './useProductSearch.ts';

interface ProductFinderProps {
  /** Does the order have it already? */
  isIn: (productId: string) => boolean;
  /** What is being changed; null while nothing is. */
  busy: string | null;
  onAdd: (product: FoundProduct) => void;
}

/** Finds a product by its name, to come with one order. */
export function ProductFinder({ isIn, busy, onAdd }: ProductFinderProps) {
  const texts = useSubscriptionsTexts();
  const [typed, setTyped] = useState('');
  const lookup = useProductSearch(typed);
  return (
    <>
      <SearchField
        label={texts.once.search}
        placeholder={texts.once.search}
        clearLabel={texts.once.clear}
        value={typed}
        onChange={setTyped}
      />
      <Text size="meta" tone="soft">
        {texts.once.note}
      </Text>
      {lookup.kind === 'looking' && <Loader label={texts.once.looking} />}
      {lookup.kind === 'failed' && <Text tone="soft">{lookup.message}</Text>}
      {lookup.kind === 'found' && lookup.found.length === 0 && <Text tone="soft">{texts.once.nothing}</Text>}
      {lookup.kind === 'found' && lookup.found.length > 0 && (
        <ul aria-label={texts.once.found}>
          {lookup.found.map((product) => (
            <li key={product.id} className={styles.row}>
              <ItemPicture drawing={product.pictures?.thumb} photo={product.pictures?.photo} size={56} />
              <div className={styles.words}>
                <span className={styles.name}>{product.fullName}</span>
                <Text size="meta" tone="soft">
                  {[product.sizeText, product.price && texts.money(product.price.amount)].filter(Boolean).join(' · ')}
                </Text>
              </div>
              {isIn(product.id) ? (
                <Text size="meta" tone="soft">
                  {texts.once.isIn}
                </Text>
              ) : (
                <Button
                  tone="outline"
                  size="small"
                  busy={busy === product.id}
                  disabled={busy !== null && busy !== product.id}
                  aria-label={texts.once.addOf(product.spokenName)}
                  onClick={() => onAdd(product)}
                >
                  {texts.once.add}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
