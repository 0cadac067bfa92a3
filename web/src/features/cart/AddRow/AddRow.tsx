import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { formatPrice } from '@larder/design-system/Price';
import { QuantityStepper } from '@larder/design-system/QuantityStepper';
import { useRef, useState, useSyncExternalStore } from 'react';
import { screens } from '../../../app/routing/paths.ts';
import { useAddingTexts } from '../../../messages/adding.ts';
import { useProductCardTexts } from '../../../messages/products/product-card.ts';
import { type Addable, knownCarts } from '../known/known-carts.ts';
import { isCounted, misfitOf } from '../misfits.ts';
import * as styles from './AddRow.css.ts';

interface AddRowProps {
  product: Addable;
  /** Price of a package or a pound, in cents; null if the store has none. */
  unitCents: number | null;
}

/** On a product's own page: how much, and Add with what that costs; once it's in the cart, how much of it is there. */
export function AddRow({ product, unitCents }: AddRowProps) {
  const { cart } = useProductCardTexts();
  const texts = useAddingTexts();
  const { id, fullName, minimumWeight, maximumQuantity = Number.POSITIVE_INFINITY } = product;
  const box = useRef<HTMLDivElement>(null);
  const least = minimumWeight === null ? 1 : Number(minimumWeight);
  const [amount, setAmount] = useState(Math.min(Math.max(least, 1), maximumQuantity));
  const inCart = useSyncExternalStore(
    knownCarts.subscribe,
    () => knownCarts.read().products.get(id),
    () => undefined,
  );
  const isWeighed = minimumWeight !== null && !(inCart && isCounted(inCart));
  const set = (next: number, isExact: boolean) =>
    inCart
      ? knownCarts.set(id, fullName, { ...(isWeighed ? { weight: next } : { quantity: next }), isExact })
      : setAmount(next);
  const add = () => {
    knownCarts.add({
      productId: id,
      name: fullName,
      ...(minimumWeight === null ? { quantity: amount } : { weight: amount }),
    });
    // The button becomes a link: the stepper beside it goes on.
    box.current?.querySelector<HTMLElement>('fieldset button:last-of-type')?.focus({ preventScroll: true });
  };
  const addText = unitCents === null ? cart.add : cart.addFor(formatPrice(Math.round(unitCents * amount)));
  return (
    <div className={`${styles.row} ${styles.acts}`} ref={box} data-needs-scripts>
      <QuantityStepper
        size="large"
        tone={inCart ? 'mine' : 'outline'}
        label={isWeighed ? texts.weightOf(fullName) : texts.quantityOf(fullName)}
        decrementLabel={(isWeighed ? texts.less : texts.removeOne)(fullName)}
        incrementLabel={(isWeighed ? texts.more : texts.addOne)(fullName)}
        {...(isWeighed ? { measure: 'weight', unit: texts.pounds, valueText: texts.spokenPounds } : {})}
        {...(minimumWeight !== null && !isWeighed ? { unit: texts.packages } : {})}
        {...(inCart
          ? {
              removeLabel: texts.removeOf(fullName),
              onRemove: (isExact: boolean) => knownCarts.set(id, fullName, { quantity: 0, isExact }),
            }
          : {})}
        value={inCart ? ((isWeighed ? inCart.weight : null) ?? inCart.quantity) : amount}
        min={isWeighed ? least : 1}
        max={maximumQuantity}
        onChange={set}
        onMisfit={misfitOf(fullName)}
      />
      {inCart ? (
        <ButtonLink tone="outline" size="large" block href={screens.cart}>
          {texts.viewCart}
        </ButtonLink>
      ) : (
        <Button tone="primary" size="large" block aria-label={`${addText} ${fullName}`} onClick={add}>
          {addText}
        </Button>
      )}
    </div>
  );
}
