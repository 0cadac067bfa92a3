import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { OrderLineRow } from './OrderLineRow.tsx';
import * as styles from './OrderLines.css.ts';
import type { OrderLines_LineFragment, OrderLines_OrderFragment } from './OrderLines.generated.ts';

/** What is in an order; what differs from what was ordered stands first, with what the store made good (N-41). */
export function OrderLines({ order }: { order: OrderLines_OrderFragment }) {
  const texts = useOrdersTexts();
  const titleId = useId();
  const { itemCountText, substitutionText, lines, changes, sums } = order;
  const changeOf = ({ id }: OrderLines_LineFragment) => changes.find((change) => change.id === id);
  const changed = lines.filter(changeOf);
  const courtesies = sums.filter(({ kind }) => kind === 'COURTESY');
  const asOrdered = lines.filter((line) => !changeOf(line));
  return (
    <Card as="section" padding="medium" aria-labelledby={titleId}>
      <div className={styles.card}>
        <div className={styles.head}>
          <Heading level={2} size="lead" id={titleId}>
            {itemCountText}
          </Heading>
          {substitutionText && (
            <Text size="meta" tone="soft">
              {substitutionText}
            </Text>
          )}
        </div>
        {changed.length > 0 && (
          <div className={styles.head}>
            <Heading level={3} size="label">
              {texts.changed}
            </Heading>
            <ul className={styles.rows}>
              {changed.map((line) => (
                <OrderLineRow key={line.id} line={line} change={changeOf(line)} />
              ))}
            </ul>
            {courtesies.map(({ text, amount }) => (
              <div key={text} className={styles.courtesy}>
                <SavingsBadge>{texts.money({ amount: amount.amount.replace('-', '') })}</SavingsBadge>
                <div className={styles.courtesyWords}>
                  <Text weight="strong">{text}</Text>
                  <Text size="meta" tone="soft">
                    {texts.courtesyText}
                  </Text>
                </div>
              </div>
            ))}
          </div>
        )}
        {asOrdered.length > 0 && (
          <div className={styles.head}>
            {changed.length > 0 && (
              <Heading level={3} size="label">
                {texts.asOrdered}
              </Heading>
            )}
            <ul className={styles.rows}>
              {asOrdered.map((line) => (
                <OrderLineRow key={line.id} line={line} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}
