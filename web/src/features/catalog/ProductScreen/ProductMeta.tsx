import { useFrame } from '../../../app/data/frame.ts';
import { PageMeta } from '../../../ui/PageMeta/PageMeta.tsx';
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
  const described = { ...product, seller: product.seller ?? banner.name };
  return (
    <>
      <PageMeta
        url={new URL(product.path, origin).href}
        title={product.name}
        description={description}
        type="product"
        share={share && new URL(share, origin).href}
      />
      {structuredData(described, origin).map((data) => (
        <StructuredData key={data['@type']} data={data} />
      ))}
    </>
  );
}
