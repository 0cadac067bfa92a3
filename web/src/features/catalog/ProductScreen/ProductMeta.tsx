import { useFrame } from '../../../app/data/frame.ts';
import { useProductTexts } from '../../../messages/products/product.ts';
import { PageMeta } from '../../../ui/PageMeta/PageMeta.tsx';
import { StructuredData } from '../../../ui/StructuredData/StructuredData.tsx';
import type { ProductPageQuery } from './ProductPage.generated.ts';
import { type Described, structuredData } from './structured-data.ts';

type Details = NonNullable<ProductPageQuery['product']>;

interface ProductMetaProps {
  details: Details;
  /** The pages above it, from the top. */
  above: Described['above'];
  origin: string;
}

/** What machines read of a product's page: its one address, a preview, and structured data, which the server's page alone has. */
export function ProductMeta({ details: { product, description }, above, origin }: ProductMetaProps) {
  const texts = useProductTexts();
  const { banner } = useFrame();
  const { fullName, path } = product;
  const share = product.pictures?.share ?? null;
  const described = () => ({
    id: product.id,
    name: fullName,
    path,
    description,
    upc: product.upc,
    brand: product.brand?.name ?? null,
    seller: product.seller?.name ?? banner.name,
    picture: share,
    price: product.price?.amount ?? null,
    state: product.availability.state,
    above,
  });
  return (
    <>
      <PageMeta
        url={new URL(path, origin).href}
        title={fullName}
        description={description || texts.description(fullName, product.sizeText, product.departmentName)}
        type="product"
        share={share && new URL(share, origin).href}
      />
      <StructuredData data={import.meta.env.SSR ? structuredData(described(), origin) : undefined} />
    </>
  );
}
