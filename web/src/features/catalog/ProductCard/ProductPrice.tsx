import { Price } from '@larder/design-system/Price';
import { Text } from '@larder/design-system/Text';
import { useProductCardTexts } from '../../../messages/products/product-card.ts';
import { centsOf } from '../../../ui/cents.ts';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';

type Shown = Pick<NonNullable<ProductCard_ProductFragment['price']>, 'amount' | 'was' | 'per' | 'spokenText'>;

interface ProductPriceProps {
  price: Shown | null;
  /** Soft when the product can't be had now. */
  tone?: 'ink' | 'soft';
  size?: 'card' | 'hero';
}

/** What a product costs, spoken whole; a product that the store doesn't carry says that it has no price. */
export function ProductPrice({ price, tone = 'ink', size = 'card' }: ProductPriceProps) {
  const texts = useProductCardTexts();
  if (!price)
    return (
      <Text as="span" tone="soft" size={size === 'hero' ? 'lead' : 'body'}>
        {texts.noPrice}
      </Text>
    );
  return (
    <Price
      now={centsOf(price.amount)}
      was={price.was ? centsOf(price.was) : undefined}
      label={price.spokenText}
      per={price.per === 'POUND' ? texts.perPound : undefined}
      tone={tone}
      size={size}
    />
  );
}
