import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useProductTexts } from '../../../messages/products/product.ts';
import type { ProductSeller_DetailsFragment } from './ProductSeller.generated.ts';

/** Who sells and ships a marketplace product, from where, and how it goes back. */
export function ProductSeller({ product: { seller } }: { product: ProductSeller_DetailsFragment['product'] }) {
  const texts = useProductTexts();
  if (!seller) return null;
  return (
    <Note icon="package">
      <Text as="strong">{texts.soldBy(seller.name)}.</Text> {seller.shipsFromText}. {seller.shippingText}.{' '}
      {seller.returns}{' '}
      <TextLink href={seller.path} size="meta">
        {texts.seeSeller(seller.name)}
      </TextLink>
    </Note>
  );
}
