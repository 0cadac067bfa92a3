import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { lazyPart } from '../../app/loading/loadable.tsx';
import { useProductCardTexts } from '../../messages/products/product-card.ts';
import { plus } from './AddRound/AddRound.css.ts';
import * as styles from './AddToCart.css.ts';
import { type Addable, knownCarts } from './known/known-carts.ts';

const CardStepper = lazyPart(async () => (await import('./CardStepper/CardStepper.tsx')).CardStepper);

interface AddToCartProps {
  product: Addable;
  /** It is sold by the case. */
  byCase?: boolean;
  /** Add is a round sign, as on a picture. */
  isRound?: boolean;
  /** Filled where it is the one act of its place. */
  tone?: 'brand' | 'primary';
}

/** Adds a product to its cart; once it's there, how much of it. What is made to order is put together on its page. */
export function AddToCart({ product, byCase = false, isRound = false, tone = 'brand' }: AddToCartProps) {
  const { cart } = useProductCardTexts();
  const { id, fullName, spokenName = fullName, path, isCustomizable, minimumWeight } = product;
  const inCart = useSyncExternalStore(
    knownCarts.subscribe,
    () => knownCarts.read().products.get(id),
    () => undefined,
  );
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // Add becomes a stepper and back: what was pressed keeps the focus.
  const takeFocus = () => {
    if (!isPressed.current) return;
    isPressed.current = false;
    box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  };
  const isIn = inCart !== undefined;
  useEffect(() => {
    if (!isIn) takeFocus();
  }, [isIn]);
  if (isCustomizable)
    return (
      <ButtonLink tone="brand" size="small" block={!isRound} href={path} aria-label={cart.customizeOf(spokenName)}>
        {cart.customize}
      </ButtonLink>
    );
  const act = {
    'aria-label': byCase ? cart.addCaseOf(spokenName) : cart.addOf(spokenName),
    onClick: () =>
      knownCarts.add({
        productId: id,
        name: fullName,
        ...(minimumWeight !== null ? { weight: Math.max(1, Number(minimumWeight)) } : {}),
      }),
  };
  const add = isRound ? (
    <button type="button" className={plus} {...act} />
  ) : (
    <Button tone={tone} size="small" block icon="plus" {...act}>
      <span className={styles.words}>{byCase ? cart.addCase : cart.add}</span>
    </Button>
  );
  return (
    <div
      ref={box}
      className={isRound ? styles.box : undefined}
      onClickCapture={() => (isPressed.current = true)}
      data-needs-scripts=""
    >
      {inCart ? (
        <Suspense fallback={add}>
          <CardStepper product={product} inCart={inCart} byCase={byCase} onShown={takeFocus} />
        </Suspense>
      ) : (
        add
      )}
    </div>
  );
}
