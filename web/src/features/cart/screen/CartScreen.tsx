import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Heading } from '@larder/design-system/Heading';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFrame } from '../../../app/data/frame.ts';
import { useCartTexts } from '../../../messages/cart.ts';
import { CartCard } from '../CartCard/CartCard.tsx';
import { CartsDocument, type CartsQuery } from '../keeper/Carts.generated.ts';
import { useKept, useWholeCarts } from '../keeper/useKeeper.ts';
import * as styles from './CartScreen.css.ts';
import { advice, cartFoot, checkoutBar, clipForCart, elsewhere, emptyCart, isAdvised, savedLines } from './parts.ts';
import { Summary } from './Summary.tsx';
import { useTellKeeper } from './useTellKeeper.ts';

type Carts = NonNullable<CartsQuery['carts']>;

interface CartScreenProps {
  carts: Carts;
  /** Above the heading: the row of an order that can still be changed. */
  above?: ReactNode;
  /** Below all carts, or below an empty one: what else there is. */
  below?: ReactNode;
}

/** All carts of a visitor: the first with its sums beside it, the others each with its own foot (S-78, N-63). */
export function CartScreen({ carts, above, below }: CartScreenProps) {
  const texts = useCartTexts();
  const announce = useAnnounce();
  const isMember = useFrame().viewer.isAuthorized;
  const wanted = useKept('lines');
  const isSettling = useKept('isSettling');
  const button = useRef<HTMLDivElement>(null);
  useWholeCarts(CartsDocument);
  useTellKeeper(carts);
  const shown = carts.carts.filter(({ lines }) => lines.some(({ id }) => wanted.get(id)?.quantity !== 0));
  const [first, ...others] = shown;
  // What was clipped can be undone even if nothing is left to advise.
  const [wasAdvised, setAdvised] = useState(false);
  if (!wasAdvised && first && isAdvised(first)) setAdvised(true);
  const news = shown.flatMap(({ messages }) => messages).join(' ');
  useEffect(() => {
    if (news) announce(news);
  }, [news, announce]);
  const later = carts.savedForLater.length > 0 && <savedLines.Part lines={carts.savedForLater} wanted={wanted} />;
  if (!first)
    return (
      <div className={styles.page}>
        {above}
        <emptyCart.Part />
        {later}
        {below}
      </div>
    );
  return (
    <div className={styles.page}>
      {above}
      <header>
        <Heading level={1} size="page">
          {others.length > 0 ? texts.title : texts.titleOfOne}
        </Heading>
        <p className={styles.lead}>{carts.summaryText}</p>
      </header>
      <div className={styles.columns}>
        <CartCard
          cart={first}
          wanted={wanted}
          isMember={isMember}
          note={first.elsewhere && <elsewhere.Part {...first.elsewhere} />}
        />
        <div className={styles.clip}>{wasAdvised && <clipForCart.Part key={first.id} cart={first} />}</div>
        <div className={styles.rail}>
          <Summary cart={first} isSettling={isSettling} checkoutRef={button} />
          {wasAdvised && (
            <advice.Part hints={first.hints} lines={first.lines} wanted={wanted} offers={first.unusedOffers} />
          )}
        </div>
        {(others.length > 0 || later) && (
          <div className={styles.others}>
            {others.map((cart) => (
              <CartCard
                key={cart.id}
                cart={cart}
                wanted={wanted}
                isMember={isMember}
                foot={<cartFoot.Part cart={cart} />}
              />
            ))}
            {later}
          </div>
        )}
      </div>
      {below}
      <checkoutBar.Part cart={first} button={button} />
    </div>
  );
}
