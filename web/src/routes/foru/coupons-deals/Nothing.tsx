import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { screens } from '../../../app/routing/paths.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';

/** What a gallery without offers shows, and the way on. */
export function Nothing() {
  const { none } = useOffersTexts();
  return (
    <EmptyState
      picture={<Picture imageId="shopping-bags" size={112} />}
      title={none.title}
      headingLevel={2}
      actions={
        <ButtonLink tone="primary" href={screens.coupons}>
          {none.action}
        </ButtonLink>
      }
    >
      {none.text}
    </EmptyState>
  );
}
