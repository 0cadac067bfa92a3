import { formatPrice, Price } from '@larder/design-system/Price';
import { useQuickAddTexts } from '../../../messages/usuals/quick-add.ts';
import { centsOf } from '../../../ui/cents.ts';
import { centsFor, type Usual } from '../basket.ts';
import type { UsualRow_CostFragment as Cost } from './UsualCost.generated.ts';
import type { UsualRow_ProductFragment as Product } from './UsualRow.generated.ts';

interface UsualPriceProps extends Pick<Usual, 'quantity' | 'weight'> {
  product: Product;
  /** As the services price it; without, the shelf's price. */
  cost: Cost | undefined;
  tone?: 'ink' | 'soft';
}

/** What so much of a usual costs, and what it would at the regular price. */
export function UsualPrice({ product, cost, tone = 'ink', ...amount }: UsualPriceProps) {
  const texts = useQuickAddTexts();
  if (cost)
    return (
      <Price
        size="line"
        tone={tone}
        now={centsOf(cost.amount)}
        was={cost.was ? centsOf(cost.was) : undefined}
        label={cost.spokenAmount}
      />
    );
  const { now, regular } = centsFor(product, amount);
  const words = formatPrice(now);
  const was = regular > now ? regular : undefined;
  return <Price size="line" tone={tone} now={now} was={was} label={was ? texts.was(words, formatPrice(was)) : words} />;
}
