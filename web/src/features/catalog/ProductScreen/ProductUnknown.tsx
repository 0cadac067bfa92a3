import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { screens } from '../../../app/routing/paths.ts';
import { useProductTexts } from '../../../messages/products/product.ts';
import { PageError } from '../../../ui/PageError/PageError.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';

/** A product that isn't there: what may be the reason, and ways on. Any other failure is the page's own. */
export function ProductUnknown() {
  return <NotThere what="product" />;
}

/** A seller that isn't there. */
export function SellerUnknown() {
  return <NotThere what="seller" />;
}

const waysOn = { product: screens.shop, seller: screens.sellers } as const;

function NotThere({ what }: { what: 'product' | 'seller' }) {
  const error = useRouteError();
  const { unknown, home } = useProductTexts();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageError />;
  const texts = unknown[what];
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <EmptyState
        picture={<Picture imageId="magnifying-glass-tilted-left" size={112} />}
        title={texts.title}
        headingLevel={1}
        headingSize="feature"
        actions={
          <>
            <ButtonLink tone="primary" href={waysOn[what]}>
              {texts.wayOn}
            </ButtonLink>
            <ButtonLink tone="outline" href={screens.home}>
              {home}
            </ButtonLink>
          </>
        }
      >
        {texts.text}
      </EmptyState>
    </>
  );
}
