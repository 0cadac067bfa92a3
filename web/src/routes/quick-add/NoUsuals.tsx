import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { screens } from '../../app/routing/paths.ts';
import { useQuickAddTexts } from '../../messages/usuals/quick-add.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';

/** Nothing to add: what the shopper has isn't known yet, or is all in the cart. @param hasSome is there anything that is only in the cart? */
export function NoUsuals({ hasSome }: { hasSome: boolean }) {
  const { empty, allThere } = useQuickAddTexts();
  const texts = hasSome ? allThere : empty;
  return (
    <EmptyState
      picture={<Picture imageId={hasSome ? 'shopping-cart' : 'shopping-bags'} size={160} />}
      title={texts.title}
      headingLevel={1}
      actions={
        <>
          <ButtonLink tone="primary" href={hasSome ? screens.cart : screens.shop}>
            {texts.action}
          </ButtonLink>
          {!hasSome && (
            <ButtonLink tone="outline" href={screens.purchaseHistory}>
              {empty.history}
            </ButtonLink>
          )}
        </>
      }
    >
      {texts.text}
    </EmptyState>
  );
}
