import { formatPrice } from '@larder/design-system/Price';
import { QuantityStepper } from '@larder/design-system/QuantityStepper';
import { Icon } from '@larder/design-system/Icon';
import { useState } from 'react';
import { useProductTexts } from '../../../messages/product.ts';
import * as styles from './Weigh.css.ts';

interface WeighProps {
  name: string;
  /** Price of a pound, in cents. */
  perPound: number;
  /** In pounds. */
  minimum: number;
  /** In pounds. */
  maximum: number;
  /** How it is charged (N-50). */
  note: string | null;
}

/** What a weight of it is about to cost (N-50). */
export function Weigh({ name, perPound, minimum, maximum, note }: WeighProps) {
  const texts = useProductTexts().weigh;
  const [pounds, setPounds] = useState(Math.min(Math.max(minimum, 1), maximum));
  return (
    <div className={styles.weigh}>
      <div className={styles.row}>
        <QuantityStepper
          size="large"
          tone="outline"
          measure="weight"
          unit={texts.unit}
          label={texts.weightOf(name)}
          decrementLabel={texts.less}
          incrementLabel={texts.more}
          valueText={texts.spoken}
          value={pounds}
          min={minimum}
          max={maximum}
          onChange={setPounds}
        />
        <output className={styles.estimate} aria-live="polite">
          <span className={styles.about}>{texts.about}</span>{' '}
          <span className={styles.sum}>{formatPrice(Math.round(pounds * perPound))}</span>
        </output>
      </div>
      {note && (
        <p className={styles.note}>
          <Icon name="scale" size={16} />
          {note}
        </p>
      )}
    </div>
  );
}
