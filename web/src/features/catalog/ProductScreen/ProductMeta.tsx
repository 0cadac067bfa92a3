import { useFrame } from '../../../app/data/frame.ts';
import { StructuredData } from '../../../ui/StructuredData/StructuredData.tsx';
import { structuredData, type Described } from './structured-data.ts';

interface ProductMetaProps {
  product: Omit<Described, 'seller'> & { seller: string | null };
  /** Path of its preview, 1200 by 630; null without a picture. */
  share: string | null;
  origin: string;
  /** A sentence for previews and results. */
  description: string;
}

/** What machines read of a product's page: its one address, a preview, and structured data. */
export function ProductMeta({ product, share, origin, description }: ProductMetaProps) {
  const { banner } = useFrame();
  const url = new URL(product.path, origin).href;
  const described = { ...product, seller: product.seller ?? banner.name };
  return (
    <>
      <link rel="canonical" href={url} />
      <meta name="description" content={description} />
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={banner.name} />
      <meta property="og:title" content={product.name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {share && (
        <>
          <meta property="og:image" content={new URL(share, origin).href} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={product.name} />
        </>
      )}
      <meta name="twitter:card" content={share ? 'summary_large_image' : 'summary'} />
      {structuredData(described, origin).map((data) => (
        <StructuredData key={data['@type']} data={data} />
      ))}
    </>
  );
}
