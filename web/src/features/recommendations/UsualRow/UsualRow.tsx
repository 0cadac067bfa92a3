import { AvailabilityMessage } from '@larder/design-system/AvailabilityMessage';
import { Checkbox } from '@larder/design-system/Checkbox';
import { Link } from '@larder/design-system/LinkProvider';
import { QuantityStepper } from '@larder/design-system/QuantityStepper';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { signOf } from '../../../ui/availability.ts';
import { useAddingTexts } from '../../../messages/adding.ts';
import { useQuickAddTexts } from '../../../messages/usuals/quick-add.ts';
import { misfitOf } from '../../cart/misfits.ts';
import { canBeAdded, type Usual } from '../basket.ts';
import { ItemPicture } from './ItemPicture.tsx';
import { metaOf } from './meta.ts';
import type { UsualRow_CostFragment as Cost } from './UsualCost.generated.ts';
import { UsualPrice } from './UsualPrice.tsx';
import { WayOn } from '../WayOn.tsx';
import * as styles from './UsualRow.css.ts';

interface UsualRowProps {
  usual: Usual;
  /** What it would cost in a cart; undefined until that is known. */
  cost?: Cost | undefined;
  /** Is everything being added? Nothing can be chosen meanwhile. */
  isBusy?: boolean;
  onChange: (change: Partial<Pick<Usual, 'isSelected' | 'quantity' | 'weight'>>) => void;
}

/** Something that is bought again and again: when it's due, how much of it, and whether it is to be added (S-8, N-67). */
export function UsualRow({ usual, cost, isBusy = false, onChange }: UsualRowProps) {
  const texts = useQuickAddTexts();
  const { item, isSelected, isDue } = usual;
  const { product, dueText, cadenceText } = item;
  const isOpen = canBeAdded(item);
  return (
    <li className={styles.row}>
      <div className={styles.check} data-needs-scripts="">
        <Checkbox
          label={<VisuallyHidden>{texts.choose(product.spokenName)}</VisuallyHidden>}
          checked={isSelected}
          disabled={!isOpen || isBusy}
          onChange={(next) => onChange({ isSelected: next })}
        />
      </div>
      <ItemPicture product={product} isPale={!isOpen} />
      <div className={styles.words}>
        <h3 className={isOpen ? styles.name : styles.softName}>
          <Link href={product.path} className={styles.link}>
            {product.fullName}
          </Link>
        </h3>
        <p className={styles.meta}>{metaOf(product, texts, cost?.couponText)}</p>
        {product.availability.state === 'UNAVAILABLE' ? (
          <AvailabilityMessage {...signOf(product.availability)}>
            {product.availability.shortMessage}
          </AvailabilityMessage>
        ) : (
          <p className={styles.meta}>
            {isDue ? <b className={styles.due}>{dueText}</b> : dueText}
            {cadenceText !== '' && ` · ${cadenceText}`}
          </p>
        )}
      </div>
      <div className={styles.amount}>
        {isOpen ? (
          <div data-needs-scripts="">
            <Amount usual={usual} isBusy={isBusy} onChange={onChange} />
          </div>
        ) : (
          <WayOn product={product} />
        )}
      </div>
      {product.price && (
        <div className={styles.price}>
          <UsualPrice {...usual} product={product} cost={cost} tone={isOpen ? 'ink' : 'soft'} />
        </div>
      )}
    </li>
  );
}

function Amount({ usual: { item, quantity, weight }, isBusy = false, onChange }: UsualRowProps) {
  const texts = useAddingTexts();
  const { fullName, spokenName, minimumWeight, maximumQuantity } = item.product;
  if (weight === null)
    return (
      <QuantityStepper
        tone="tile"
        label={texts.quantityOf(spokenName)}
        decrementLabel={texts.removeOne(spokenName)}
        incrementLabel={texts.addOne(spokenName)}
        value={quantity}
        max={maximumQuantity}
        disabled={isBusy}
        onMisfit={misfitOf(fullName)}
        onChange={(next) => onChange({ quantity: next, isSelected: true })}
      />
    );
  return (
    <QuantityStepper
      tone="tile"
      measure="weight"
      unit={texts.pounds}
      label={texts.weightOf(spokenName)}
      decrementLabel={texts.less(spokenName)}
      incrementLabel={texts.more(spokenName)}
      valueText={texts.spokenPounds}
      value={weight}
      min={Number(minimumWeight ?? 0.25)}
      max={maximumQuantity}
      disabled={isBusy}
      onMisfit={misfitOf(fullName)}
      onChange={(next) => onChange({ weight: next, isSelected: true })}
    />
  );
}
