import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { useState } from 'react';
import { addToCart } from '../../features/cart/useCarts.ts';
import type { MyList_ListFragment } from '../../features/lists/keeper/MyList.generated.ts';
import { useMyListTexts } from '../../messages/savings/my-list.ts';
import { money } from '../../messages/support/formats.ts';
import * as styles from './my-list.css.ts';

interface TripProps {
  trip: NonNullable<MyList_ListFragment['trip']>;
  items: MyList_ListFragment['items'];
}

/** What is left to buy costs today, and goes into the cart with one press; what was written has to be chosen first. */
export function Trip({ trip, items }: TripProps) {
  const texts = useMyListTexts().trip;
  const announce = useAnnounce();
  const [added, setAdded] = useState<number | null>(null);
  const left = items.filter(({ isChecked, isExpired }) => !isChecked && !isExpired);
  const byProduct = new Map(left.flatMap((item) => (item.productId === null ? [] : [[item.productId, item] as const])));
  const unsure = left.filter(({ kind }) => kind === 'TEXT');
  const addAll = () => {
    for (const [productId, { title, quantity }] of byProduct) addToCart({ productId, name: title, quantity });
    setAdded(byProduct.size);
    announce(texts.added(byProduct.size));
  };
  return (
    <Card>
      <section className={styles.trip} aria-label={texts.title}>
        <Heading level={2} size="small">
          {texts.title}
        </Heading>
        <dl className={styles.sums}>
          <Sum label={trip.itemsText}>{money(trip.regular)}</Sum>
          {trip.saved && (
            <Sum label={texts.saved}>
              <SavingsBadge as="strong" size="medium">
                {money(trip.saved)}
              </SavingsBadge>
            </Sum>
          )}
          <div className={styles.total}>
            <dt>{texts.total}</dt>
            <dd className={styles.amount}>{money(trip.total)}</dd>
          </div>
        </dl>
        {byProduct.size > 0 && (
          <span data-needs-scripts>
            <Button tone="primary" size="large" block onClick={addAll}>
              {texts.addAll}
            </Button>
          </span>
        )}
        <p className={styles.note}>{added === null ? noteOf(unsure, trip.note, texts) : texts.added(added)}</p>
      </section>
    </Card>
  );
}

const Sum = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className={styles.sum}>
    <dt>{label}</dt>
    <dd className={styles.amount}>{children}</dd>
  </div>
);

function noteOf(
  unsure: readonly { title: string }[],
  note: string,
  texts: ReturnType<typeof useMyListTexts>['trip'],
): string {
  const [first] = unsure;
  if (!first) return note;
  return `${note} ${unsure.length === 1 ? texts.choose(first.title) : texts.chooseSome(unsure.length)}.`;
}
