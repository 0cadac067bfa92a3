import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { useFrame } from '../../../app/data/frame.ts';
import { screens } from '../../../app/routing/paths.ts';
import { useCartTexts } from '../../../messages/cart.ts';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';

/** Nothing in any cart: what to do next. */
export function EmptyCart() {
  const texts = useCartTexts();
  const more = useCartAdviceTexts();
  const { viewer } = useFrame();
  return (
    <EmptyState
      picture={<Picture imageId="shopping-cart" size={160} />}
      title={texts.empty}
      headingLevel={1}
      actions={
        <>
          <ButtonLink tone="primary" href={screens.shop}>
            {more.startShopping}
          </ButtonLink>
          {viewer.isAuthorized && (
            <ButtonLink tone="outline" href={screens.quickAdd}>
              {more.buyAgain}
            </ButtonLink>
          )}
        </>
      }
    >
      {viewer.isAuthorized ? more.emptyMember : more.emptyText}
    </EmptyState>
  );
}
