import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useSyncExternalStore } from 'react';
import { useAddingTexts } from '../../../messages/adding.ts';
import { useProductCardTexts } from '../../../messages/products/product-card.ts';
import { type Addable, knownCarts } from '../known/known-carts.ts';
import { add } from './AddRound.css.ts';

/** Adds a product to its cart from a line with little room; once it's there, it shows how many there are, and adds one more. */
export function AddRound({ product }: { product: Addable }) {
  const { id, fullName, spokenName = fullName, minimumWeight } = product;
  const { cart } = useProductCardTexts();
  const texts = useAddingTexts();
  const inCart = useSyncExternalStore(
    knownCarts.subscribe,
    () => knownCarts.read().products.get(id),
    () => undefined,
  );
  return (
    <button
      type="button"
      className={add}
      data-mine={inCart ? '' : undefined}
      onClick={() =>
        knownCarts.add({
          productId: id,
          name: fullName,
          ...(minimumWeight !== null ? { weight: Math.max(1, Number(minimumWeight)) } : {}),
        })
      }
    >
      <VisuallyHidden>{cart.addOf(spokenName)}</VisuallyHidden>
      {inCart ? (
        inCart.weight === null ? (
          <>
            <span aria-hidden="true">{inCart.quantity}</span>
            <VisuallyHidden>{texts.inCart(inCart.quantity)}</VisuallyHidden>
          </>
        ) : (
          <Icon name="check" />
        )
      ) : (
        <Icon name="plus" />
      )}
    </button>
  );
}
