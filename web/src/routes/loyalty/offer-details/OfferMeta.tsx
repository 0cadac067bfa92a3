import { useFrame } from '../../../app/data/frame.ts';
import { screens } from '../../../app/routing/paths.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { PageMeta } from '../../../ui/PageMeta/PageMeta.tsx';
import { breadcrumbList } from '../../../ui/StructuredData/breadcrumb-list.ts';
import { StructuredData } from '../../../ui/StructuredData/StructuredData.tsx';
import type { Offer } from './load-offer.ts';

/** What machines read of an offer's page; structured data is in the server's page alone. */
export function OfferMeta({ offer, origin }: { offer: Offer; origin: string }) {
  const texts = useOffersTexts();
  const { banner } = useFrame();
  const { title, path, header, description, pictures, endsAt, categoryName } = offer;
  const url = new URL(path, origin).href;
  const share = pictures?.share ? new URL(pictures.share, origin).href : null;
  const name = header.isPrice ? texts.offerName(header.text, title) : title;
  const described = () => [
    {
      '@context': 'https://schema.org',
      '@type': 'Offer',
      name,
      url,
      category: categoryName,
      validThrough: endsAt,
      offeredBy: { '@type': 'Organization', name: banner.name },
      ...(description ? { description } : {}),
      ...(share ? { image: share } : {}),
    },
    breadcrumbList(
      [
        { title: texts.title, href: screens.coupons },
        { title, href: path },
      ],
      origin,
    ),
  ];
  return (
    <>
      <PageMeta url={url} title={name} description={description || name} type="website" share={share} />
      <StructuredData data={import.meta.env.SSR ? described() : undefined} />
    </>
  );
}
