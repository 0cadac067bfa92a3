import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { type ReactNode, useId } from 'react';
import { Sums } from '../../cart/Sums.tsx';
import { summary } from './OrderSummary.css.ts';
import type { OrderSummary_OrderFragment } from './OrderSummary.generated.ts';

interface OrderSummaryProps {
  order: OrderSummary_OrderFragment;
  title: string;
  /** What stands below the total. */
  children?: ReactNode;
}

/** What an order costs, step by step, as a shopper can check it; what it cost when it was placed is struck through. */
export function OrderSummary({ order, title, children }: OrderSummaryProps) {
  const titleId = useId();
  const { sums, savings, total, totalLabel, totalPlaced, differenceText } = order;
  return (
    <Card as="section" padding="medium" aria-labelledby={titleId}>
      <div className={summary}>
        <Heading level={2} size="lead" id={titleId}>
          {title}
        </Heading>
        <Sums lines={sums} savings={savings} total={total} totalLabel={totalLabel} was={totalPlaced} />
        {differenceText && (
          <Text size="meta" tone="soft">
            {differenceText}
          </Text>
        )}
        {children}
      </div>
    </Card>
  );
}
