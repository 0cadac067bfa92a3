import { useFrame } from '../../../app/data/frame.ts';
import { screens } from '../../../app/routing/paths.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { PageMeta } from '../../../ui/PageMeta/PageMeta.tsx';
import { breadcrumbList } from '../../../ui/StructuredData/breadcrumb-list.ts';
import { StructuredData } from '../../../ui/StructuredData/StructuredData.tsx';
import type { Offer } from './load-offer.ts';

/** What machines read of an offer's page. */
export function OfferMeta({ offer, origin }: { offer: Offer; origin: string }) {
  const texts = useOffersTexts();
  const { banner } = useFrame();
  const { title, path, header, description, pictures, endsAt, categoryName } = offer;
  const url = new URL(path, origin).href;
  const share = pictures?.share ? new URL(pictures.share, origin).href : null;
  const name = header.isPrice ? texts.offerName(header.text, title) : title;
  return (
    <>
      <PageMeta url={url} title={name} description={description || name} type="website" share={share} />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'Offer',
          name,
          url,
          category: categoryName,
          validThrough: endsAt,
          offeredBy: { '@type': 'Organization', name: banner.name },
          ...(description ? { description } : {}),
          ...(share ? { image: share } : {}),
        }}
      />
      <StructuredData
        data={breadcrumbList(
          [
            { title: texts.title, href: screens.coupons },
            { title, href: path },
          ],
          origin,
        )}
      />
    </>
  );
}
