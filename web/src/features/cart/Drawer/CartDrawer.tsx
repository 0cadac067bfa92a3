import { Drawer } from '@larder/design-system/Drawer';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Skeleton } from '@larder/design-system/Skeleton';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useKnownAnswer } from '../../../app/data/answers.ts';
import { screens } from '../../../app/routing/paths.ts';
import { useCartTexts } from '../../../messages/cart.ts';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import type { CartCard_CartFragment as Cart } from '../CartCard/CartCard.generated.ts';
import { CheckoutLink } from '../CartCard/CheckoutLink.tsx';
import { ClipForCart } from '../ClipForCart/ClipForCart.tsx';
import { CartLine } from '../CartLine/CartLine.tsx';
import { CartToast } from '../keeper/CartToast.tsx';
import { CartsDocument } from '../keeper/Carts.generated.ts';
import { useKeeper, useKept, useWholeCarts } from '../keeper/useKeeper.ts';
import { toastPlace } from '../keeper/toast-place.ts';
import { savedLines } from '../screen/parts.ts';
import { Sums } from '../Sums/Sums.tsx';
import * as styles from './CartDrawer.css.ts';

interface CartDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The first cart over the page: its lines scroll, its sums stay. */
export function CartDrawer({ open, onOpenChange }: CartDrawerProps) {
  const texts = useCartTexts();
  const more = useCartAdviceTexts();
  const { key } = useLocation();
  const close = useEffectEvent(() => onOpenChange(false));
  // A link that was followed closes it; the focus goes where the page has moved it.
  useEffect(() => () => close(), [key]);
  const carts = useKnownAnswer(CartsDocument)?.carts;
  const wanted = useKept('lines');
  const later = (carts?.savedForLater.length ?? 0) > 0 && (
    <div className={styles.later}>
      <savedLines.Part lines={carts!.savedForLater} wanted={wanted} />
    </div>
  );
  // Until carts are known, their line has its room: nothing moves when it comes.
  const unknown = carts ? undefined : '\u00a0';
  const cart = carts?.carts.find(({ lines }) => lines.some(({ id }) => wanted.get(id)?.quantity !== 0));
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="end"
      title={texts.titleOfOne}
      closeLabel={more.close}
      detail={cart ? [cart.itemCountText, cart.placeText].join(' · ') : unknown}
      {...(cart ? { footer: <Foot cart={cart} /> } : {})}
    >
      {open && <Asked />}
      {cart ? (
        <>
          <ul className={styles.lines}>
            {cart.lines
              .filter(({ id }) => wanted.get(id)?.quantity !== 0)
              .map((line) => (
                <CartLine
                  key={line.id}
                  line={line}
                  wanted={wanted.get(line.id)}
                  loss={cart.losses.find(({ lineId }) => lineId === line.id)}
                />
              ))}
          </ul>
          {later}
          <div className={styles.more}>
            <TextLink href={screens.cart} standalone>
              {(carts?.carts.length ?? 0) > 1 ? more.viewCarts(carts!.carts.length) : more.viewAll}
            </TextLink>
          </div>
        </>
      ) : (
        <>
          <div className={styles.empty}>
            {carts ? <Text>{texts.empty}</Text> : <Skeleton width={240} height={72} />}
          </div>
          {later}
        </>
      )}
    </Drawer>
  );
}

/** While it's open, answers bring whole carts, the newest is asked for, and what is said of the carts stands here. */
function Asked() {
  const keeper = useKeeper();
  useWholeCarts(CartsDocument);
  useEffect(() => void keeper().refresh(), [keeper]);
  useEffect(() => toastPlace.take(), []);
  return <CartToast />;
}

function Foot({ cart }: { cart: Cart }) {
  const texts = useCartTexts();
  const [hint] = cart.hints;
  return (
    <div className={styles.foot}>
      {hint && (
        <p className={styles.hint}>
          <SavingsBadge>{hint.ticketText}</SavingsBadge>
          {hint.text}
        </p>
      )}
      <Sums lines={cart.sums} savings={cart.savings} total={cart.total} totalLabel={texts.estimatedTotal} isShort />
      <ClipForCart key={cart.id} cart={cart} />
      {(cart.unavailableText ?? cart.minimumText) && (
        <Text size="meta">{cart.unavailableText ?? cart.minimumText}</Text>
      )}
      <CheckoutLink cart={cart} tone="primary" size="large" block />
      {cart.pointsText && <p className={styles.points}>{cart.pointsText}</p>}
    </div>
  );
}
