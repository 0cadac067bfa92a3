import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { Swap } from './Swap.tsx';
import * as styles from './SwapCard.css.ts';
import type { SwapCard_OrderFragment } from './SwapCard.generated.ts';

/** What was packed instead, for the shopper to keep or give back until the hand-over (N-41); nothing without a swap. */
export function SwapCard({ order }: { order: SwapCard_OrderFragment }) {
  const { swaps: texts } = useOrdersTexts();
  const titleId = useId();
  const swaps = order.swaps.filter(({ decision, canDecide }) => decision !== null || canDecide);
  const open = swaps.filter(({ decision }) => decision === null);
  // One order has one hand-over, and so one last moment for all of them.
  const [first] = open;
  if (swaps.length === 0) return null;
  return (
    <Card as="section" padding="medium" edge={first ? 'ink' : 'hairline'} id="swaps" aria-labelledby={titleId}>
      <div className={styles.card}>
        <div className={styles.head}>
          <div className={styles.title}>
            <Icon name="repeat-2" />
            <Heading level={2} size="lead" id={titleId}>
              {first ? texts.open(open.length) : texts.decided}
            </Heading>
          </div>
          {first && <Text tone="soft">{first.untilText}</Text>}
        </div>
        {swaps.map((swap) => (
          <Swap key={swap.id} orderNumber={order.id} swap={swap} isFirst={swap === first} />
        ))}
      </div>
    </Card>
  );
}
