import { TextLink } from '@larder/design-system/TextLink';
import { useProductTexts } from '../../../messages/products/product.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { ProductRow } from '../ProductRow/ProductRow.tsx';
import type { ProductPageQuery } from './ProductPage.generated.ts';

type Details = NonNullable<ProductPageQuery['product']>;

export interface SimilarProps {
  details: Details;
  /** They could not be loaded. */
  hasFailed: boolean;
}

/** Others in a product's place, each with the reason (N-79). */
export function Similar({ details, hasFailed }: SimilarProps) {
  const texts = useProductTexts();
  const { substitutes, product } = details;
  if (!hasFailed && (substitutes ?? []).length === 0) return null;
  const title = product.availability.state === 'UNAVAILABLE' ? texts.closeToIt : texts.swap;
  return (
    <Section
      title={title}
      id="similar"
      action={
        <TextLink href={product.aislePath} standalone>
          {texts.seeAisle(product.aisleName)}
        </TextLink>
      }
    >
      {substitutes ? (
        <ProductRow
          label={title}
          columns={4}
          {...(product.program === 'WINE' ? { variant: 'wineCarousel' } : {})}
          products={substitutes.map(({ product: other }) => other)}
          notes={Object.fromEntries(substitutes.map(({ product: other, reasonText }) => [other.id, reasonText]))}
        />
      ) : (
        <LoadFailed title={texts.similarFailed} />
      )}
    </Section>
  );
}
