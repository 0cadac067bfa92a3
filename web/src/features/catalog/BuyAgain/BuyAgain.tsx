import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { screens } from '../../../app/routing/paths.ts';
import { useBuyAgainTexts } from '../../../messages/buy-again.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ProductRow } from '../ProductRow/ProductRow.tsx';
import type { BuyAgain_BuyAgainFragment } from './BuyAgain.generated.ts';
import { shelf } from './BuyAgain.css.ts';

interface BuyAgainProps {
  bought: BuyAgain_BuyAgainFragment;
  /** Leave out the way to everything that was bought, where the orders stand beside it. */
  withLink?: boolean;
}

/** What the household has bought before, each in one tap; what can't be had is named. Nothing without past orders. */
export function BuyAgain({ bought: { products, missingText }, withLink = true }: BuyAgainProps) {
  const texts = useBuyAgainTexts();
  if (products.length === 0) return null;
  return (
    <Section
      title={texts.title}
      action={
        withLink && (
          <TextLink href={screens.purchaseHistory} standalone>
            {texts.history}
          </TextLink>
        )
      }
    >
      <div className={shelf}>
        <ProductRow label={texts.title} products={products} />
        {missingText && (
          <Text size="meta" tone="soft">
            {missingText}
          </Text>
        )}
      </div>
    </Section>
  );
}
