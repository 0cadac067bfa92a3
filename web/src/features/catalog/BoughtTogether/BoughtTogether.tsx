import { useProductTexts } from '../../../messages/products/product.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ProductRow } from '../ProductRow/ProductRow.tsx';
import type { BoughtTogether_ProductFragment } from './BoughtTogether.generated.ts';

export interface BoughtTogetherProps {
  products: readonly BoughtTogether_ProductFragment[];
}

/** What is often bought together with a product, each with the reason (S-204). Nothing without any (S-230). */
export function BoughtTogether({ products }: BoughtTogetherProps) {
  const texts = useProductTexts();
  if (products.length === 0) return null;
  return (
    <Section title={texts.boughtTogether} id="bought-together">
      <ProductRow
        label={texts.boughtTogether}
        list="bought-together"
        products={products.map(({ product }) => product)}
        notes={Object.fromEntries(products.map(({ id, reasonText }) => [id, reasonText]))}
      />
    </Section>
  );
}
