import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { screens } from '../../../app/routing/paths.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { PageError } from '../../../ui/PageError/PageError.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';

/** An offer that the store doesn't have: what may be the reason, and the way on. Any other failure is the page's own. */
export function OfferUnknown() {
  const error = useRouteError();
  const { unknown } = useOffersTexts();
  // A site without offers says no more than that there is no such page.
  if (!isRouteErrorResponse(error) || error.status !== 404 || error.data === null) return <PageError />;
  return (
    <>
      <PageTitle>{unknown.title}</PageTitle>
      <EmptyState
        picture={<Picture imageId="magnifying-glass-tilted-left" size={112} />}
        title={unknown.title}
        headingLevel={1}
        headingSize="feature"
        actions={
          <ButtonLink tone="primary" href={screens.coupons}>
            {unknown.action}
          </ButtonLink>
        }
      >
        {unknown.text}
      </EmptyState>
    </>
  );
}
