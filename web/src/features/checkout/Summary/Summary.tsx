import { Card } from '@larder/design-system/Card';
import { CountBadge } from '@larder/design-system/CountBadge';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useState } from 'react';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { LinePicture } from '../LinePicture/LinePicture.tsx';
import type { Checkout } from '../steps.ts';
import { HowSaved, Sums } from '../../cart/Sums.tsx';
import * as styles from './Summary.css.ts';

/** How many pictures stand in the row. */
const shown = 6;

interface SummaryProps {
  checkout: Checkout;
  /** Is the total another one than the shopper saw before? */
  isNew: boolean;
}

/** What is being ordered and what it costs, beside the steps. */
export function Summary({ checkout, isNew }: SummaryProps) {
  const { summary } = useCheckoutTexts();
  const { cart, sums, savings, total, pointsText } = checkout;
  // Where coupons can be clipped on the way, what they take off opens below: nothing moves as they come and go.
  const [isSteady] = useState(cart.clipOffer !== null);
  const more = cart.lines.length - shown;
  const pictured = more > 0 ? cart.lines.slice(0, shown - 1) : cart.lines;
  return (
    <Card as="aside" aria-labelledby="summary-title">
      <div className={styles.card}>
        <Heading level={2} size="lead" id="summary-title">
          {summary.title}
        </Heading>
        <ul className={styles.minis}>
          {pictured.map((line) => (
            <li key={line.id} className={styles.mini}>
              <LinePicture line={line} />
              <span className={styles.badge}>
                {line.quantity > 1 && <CountBadge tone="inverse" count={line.quantity} label={`${line.quantity} × `} />}
              </span>
              <VisuallyHidden>{line.name}</VisuallyHidden>
            </li>
          ))}
          {more > 0 && (
            <li className={styles.mini}>
              <Tile size="small">
                <span aria-hidden="true">{summary.more(more + 1)}</span>
              </Tile>
              <VisuallyHidden>{summary.moreLabel(more + 1)}</VisuallyHidden>
            </li>
          )}
        </ul>
        <Sums
          lines={sums}
          savings={savings}
          total={total}
          totalLabel={isNew ? summary.newTotal : summary.total}
          isSteady={isSteady}
        />
        {isSteady && <HowSaved lines={sums} />}
        {pointsText && (
          <Text size="meta" tone="soft" align="center">
            {pointsText}
          </Text>
        )}
      </div>
    </Card>
  );
}
