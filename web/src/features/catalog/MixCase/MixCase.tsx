import { Alert } from '@larder/design-system/Alert';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { formatPrice } from '@larder/design-system/Price';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { screens } from '../../../app/routing/paths.ts';
import { useMixCaseTexts } from '../../../messages/shop/mix-case.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { useCarts } from '../../cart/useCarts.ts';
import { bottlesIn, type CaseDeal, fillOf } from './bottles.ts';
import * as styles from './MixCase.css.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import type { MixCase_ProductFragment } from './MixCase.generated.ts';
import { useBottlePictures } from './useBottlePictures.ts';
import { type Filled, useFill } from './useFill.ts';

interface MixCaseProps {
  deal: CaseDeal;
  /** The wines on the page: the case is filled from them. */
  listed: readonly MixCase_ProductFragment[];
}

/** The wine shop's cart as a case of bottles: how many there are, what a whole one brings, and the checkout. */
export function MixCase({ deal: { quantity: size, offText }, listed }: MixCaseProps) {
  const texts = useMixCaseTexts();
  const id = useId();
  const carts = useCarts();
  const bottles = bottlesIn(carts, listed);
  const products = useBottlePictures(bottles, listed);
  const { filled, isBusy, failed, fill, undo } = useFill();
  const wines = fillOf(listed, bottles, size);
  useAnnouncedCount(bottles.length, size, offText, carts.updatedAt !== null);
  return (
    <section className={styles.box} aria-labelledby={id}>
      <div className={styles.strip}>
        <div className={styles.words}>
          <Heading level={2} size="small" id={id}>
            {texts.title(size)}
          </Heading>
          <div className={styles.state}>
            <Text tone="soft">{texts.state(bottles.length, size)}</Text>
            <SavingsBadge>{offText}</SavingsBadge>
          </div>
          <span className={styles.fill} data-needs-scripts="">
            {wines.length > 0 && carts.updatedAt !== null ? (
              <LinkButton aria-disabled={isBusy} onClick={() => void (isBusy || fill(wines))}>
                {isBusy ? texts.filling : texts.fill}
              </LinkButton>
            ) : (
              bottles.length > 0 && (
                <TextLink href={screens.cart} size="meta" standalone>
                  {texts.toCart}
                </TextLink>
              )
            )}
          </span>
        </div>
        <ol className={styles.places} aria-label={texts.places}>
          {Array.from({ length: size }, (_, place) => (
            <Place key={place} place={place + 1} bottle={bottles[place]} products={products} />
          ))}
        </ol>
        <div className={styles.sum}>
          <Text size="meta" tone="soft">
            {texts.total}
          </Text>
          <b className={styles.total}>{formatPrice(carts.wine?.totalCents ?? 0)}</b>
        </div>
        <div className={styles.way}>
          {carts.wine && bottles.length > 0 && (
            <ButtonLink tone="primary" href={`${screens.checkout}?cart=${encodeURIComponent(carts.wine.cartId)}`}>
              {texts.checkOut}
            </ButtonLink>
          )}
        </div>
      </div>
      {failed !== null && <Alert tone="error" title={failed} />}
      {filled.length > 0 && <Outcomes filled={filled} onUndo={() => void undo()} />}
    </section>
  );
}

/** Says how many bottles there are whenever that changes, but not for what the page came with. */
function useAnnouncedCount(count: number, size: number, offText: string, isKnown: boolean): void {
  const texts = useMixCaseTexts();
  const announce = useAnnounce();
  const before = useRef<number | null>(null);
  const tell = useEffectEvent(() => {
    const was = before.current;
    if (!isKnown) return;
    before.current = count;
    if (was === null || was === count) return;
    announce(count >= size ? texts.full(count, offText) : texts.announced(count, size));
  });
  useEffect(() => tell(), [count, isKnown]);
}

interface PlaceProps {
  place: number;
  /** Product number of the bottle in it; undefined for an empty place. */
  bottle: string | undefined;
  products: ReadonlyMap<string, MixCase_ProductFragment>;
}

function Place({ place, bottle, products }: PlaceProps) {
  const texts = useMixCaseTexts();
  const product = bottle === undefined ? undefined : products.get(bottle);
  if (bottle === undefined)
    return (
      <li className={styles.place}>
        <span aria-hidden="true">{place}</span>
        <VisuallyHidden>{texts.empty(place)}</VisuallyHidden>
      </li>
    );
  return (
    <li className={styles.filled}>
      {product?.pictures && (
        <span key={bottle} className={styles.bottle}>
          <ProductImage photo={product.pictures.photo} size={80}>
            <img src={product.pictures.card} alt="" width="100%" height="100%" />
          </ProductImage>
        </span>
      )}
      <VisuallyHidden>{product?.fullName}</VisuallyHidden>
    </li>
  );
}

/** What became of each bottle, what couldn't be had first; and the way back. */
function Outcomes({ filled, onUndo }: { filled: readonly Filled[]; onUndo: () => void }) {
  const texts = useMixCaseTexts();
  const inOrder = filled.toSorted((one, other) => Number(one.added) - Number(other.added));
  return (
    <div className={styles.outcomes}>
      <ul className={styles.lines} aria-label={texts.outcomes}>
        {inOrder.map(({ productId, name, added, message }) => (
          <li key={productId} className={styles.line}>
            <span className={styles.marks[added ? 'added' : 'refused']}>
              <Icon name={added ? 'check' : 'ban'} size={18} />
            </span>
            <span>
              <b className={styles.name}>{name}</b> {added ? texts.added : (message ?? texts.refused)}
            </span>
          </li>
        ))}
      </ul>
      {filled.some(({ added }) => added) && <LinkButton onClick={onUndo}>{texts.undo}</LinkButton>}
    </div>
  );
}
