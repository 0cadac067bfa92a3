import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Checkbox } from '@larder/design-system/Checkbox';
import { Heading } from '@larder/design-system/Heading';
import { Select } from '@larder/design-system/Select';
import { Text } from '@larder/design-system/Text';
import { type SubmitEvent, useState } from 'react';
import { useSubscriptionsTexts } from '../../../messages/subscriptions.ts';
import { firstDays } from '../first-days.ts';
import { nearestWeeks } from '../nearest-weeks.ts';
import { packageCounts } from '../package-counts.ts';
import * as styles from './AddForm.css.ts';
import type { AddForm_ProductFragment } from './AddForm.generated.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';

/** What the shopper wants of a product, and from when. */
export interface Wanted {
  productId: string;
  quantity: number;
  weeks: number;
  /** `YYYY-MM-DD`, a day of the store. */
  startDate: string;
  /** May the closest match come when it is out? */
  isSubstitutable: boolean;
}

interface AddFormProps {
  product: AddForm_ProductFragment;
  /** How often something can come. */
  frequencies: readonly { weeks: number; text: string }[];
  /** Earliest day for a first order. */
  firstDate: string;
  /** Is it being sent? */
  busy?: boolean;
  onAdd: (wanted: Wanted) => void;
}

/** Schedules a product: how many, how often, and from which day, and what may come in its place (S-103, S-246). */
export function AddForm({ product, frequencies, firstDate, busy = false, onAdd }: AddFormProps) {
  const { add, ifOut } = useSubscriptionsTexts();
  const [quantity, setQuantity] = useState('1');
  const [weeks, setWeeks] = useState(String(nearestWeeks(frequencies, product.usualWeeks)));
  const [startDate, setStartDate] = useState(firstDate);
  const [isSubstitutable, setSubstitutable] = useState(true);
  const counts = packageCounts(product.maximumQuantity).map(String);
  const dates = firstDays(firstDate);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onAdd({ productId: product.id, quantity: Number(quantity), weeks: Number(weeks), startDate, isSubstitutable });
  };
  return (
    <Card padding="medium">
      <form className={styles.form} onSubmit={send} data-needs-scripts="">
        <div className={styles.product}>
          {product.pictures && (
            <ProductImage photo={product.pictures.photo} size={72}>
              <img className={styles.picture} src={product.pictures.card} alt="" width={72} height={72} />
            </ProductImage>
          )}
          <div>
            <Heading level={2} size="lead">
              {add.title(product.fullName)}
            </Heading>
            <Text size="meta" tone="soft">
              {product.sizeText}
            </Text>
            {product.scheduleText && <Text weight="strong">{product.scheduleText}</Text>}
          </div>
        </div>
        <Select
          name="quantity"
          label={add.quantity}
          options={counts.map((value) => ({ value, label: value }))}
          value={quantity}
          onChange={setQuantity}
        />
        <Select
          name="weeks"
          label={add.often}
          options={frequencies.map((each) => ({ value: String(each.weeks), label: each.text }))}
          value={weeks}
          onChange={setWeeks}
        />
        <Select
          name="startDate"
          label={add.from}
          options={dates.map((value) => ({ value, label: add.day(value) }))}
          value={startDate}
          onChange={setStartDate}
        />
        <div className={styles.beside}>
          <Checkbox label={ifOut.allow} checked={isSubstitutable} onChange={setSubstitutable} />
        </div>
        <Button tone="primary" type="submit" busy={busy} busyLabel={add.busy}>
          {add.action}
        </Button>
        <div className={styles.beside}>
          <Text size="meta" tone="soft">
            {add.anytime}
          </Text>
        </div>
      </form>
    </Card>
  );
}
