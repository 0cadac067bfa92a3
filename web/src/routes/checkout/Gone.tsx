import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo, screens } from '../../app/routing/paths.ts';
import { usePlaceOrder } from '../../features/checkout/placing/usePlaceOrder.ts';
import { usePlacedTexts } from '../../messages/placed.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';

/** No such cart. If its order was sent and the answer got lost, the same request finds the order: it is placed only once (I-8). */
export function Gone({ cartId }: { cartId: string }) {
  const { gone } = usePlacedTexts();
  const navigate = useNavigate();
  const { again, isBusy } = usePlaceOrder(
    cartId,
    (orderNumber) => void navigate(pathTo('orderPlaced', { orderNumber }), { replace: true }),
  );
  const look = useEffectEvent(() => void again());
  useEffect(() => look(), []);
  return (
    <EmptyState
      picture={<Picture imageId="shopping-bags" size={96} />}
      title={isBusy ? gone.looking : gone.title}
      headingLevel={2}
      actions={
        <>
          <ButtonLink tone="primary" href={screens.cart}>
            {gone.cart}
          </ButtonLink>
          <ButtonLink tone="outline" href={screens.orders}>
            {gone.orders}
          </ButtonLink>
          <ButtonLink tone="outline" href={screens.home}>
            {gone.shop}
          </ButtonLink>
        </>
      }
    >
      {isBusy ? gone.lookingText : gone.text}
    </EmptyState>
  );
}
