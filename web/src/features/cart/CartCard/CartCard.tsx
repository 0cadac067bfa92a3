import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { screens } from '../../../app/routing/paths.ts';
import { useCartTexts } from '../../../messages/cart.ts';
import { CartLine } from '../CartLine/CartLine.tsx';
import type { Wanted } from '../keeper/view.ts';
import type { CartCard_CartFragment as Cart } from './CartCard.generated.ts';
import * as styles from './CartCard.css.ts';

interface CartCardProps {
  cart: Cart;
  /** What the shopper wants of each line, before the server has answered. */
  wanted: ReadonlyMap<string, Wanted>;
  /** Members can put its groceries on their schedule. */
  isMember?: boolean;
  /** What the shopper is told of it, above its lines. */
  note?: ReactNode;
  /** The first cart's sums stand in the rail, the others' at their foot. */
  foot?: ReactNode;
}

/** One cart: where it comes from, and its lines. */
export function CartCard({ cart, wanted, isMember = false, note, foot }: CartCardProps) {
  const texts = useCartTexts();
  const id = useId();
  const lines = cart.lines.filter((line) => wanted.get(line.id)?.quantity !== 0);
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.words}>
          <Heading level={2} size="small" id={id}>
            {cart.title}
          </Heading>
          <Text size="meta" tone="soft">
            {[cart.itemCountText, cart.placeText].join(' · ')}
          </Text>
        </div>
        {cart.seller ? (
          <TextLink href={cart.seller.path} size="meta" standalone>
            {texts.sellerPage}
          </TextLink>
        ) : (
          <TextLink href={screens.stores} size="meta" standalone aria-label={texts.changeOf(cart.title)}>
            {texts.change}
          </TextLink>
        )}
      </header>
      {note}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            wanted={wanted.get(line.id)}
            subscribes={isMember && cart.kind === 'GROCERY'}
            remakes={cart.kind === 'GROCERY'}
            loss={cart.losses.find(({ lineId }) => lineId === line.id)}
          />
        ))}
      </ul>
      {foot}
    </Card>
  );
}
