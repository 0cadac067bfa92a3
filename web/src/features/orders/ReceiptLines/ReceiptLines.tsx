import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { useReceiptTexts } from '../../../messages/receipt.ts';
import { lineName } from '../../../ui/line-name.ts';
import { LinePicture } from '../OrderLines/LinePicture.tsx';
import * as styles from './ReceiptLines.css.ts';
import type { ReceiptLines_OrderFragment } from './ReceiptLines.generated.ts';

/** Every item of a receipt with each step of its price, also those that cost nothing. */
export function ReceiptLines({ order: { lines, changes } }: { order: ReceiptLines_OrderFragment }) {
  const texts = useReceiptTexts();
  const { money } = useOrdersTexts();
  const titleId = useId();
  return (
    <Card as="section" padding="medium" aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading level={2} size="lead" id={titleId}>
          {texts.everyItem}
        </Heading>
        <Text size="meta" tone="soft">
          {texts.youPay}
        </Text>
      </div>
      <ul className={styles.rows}>
        {lines.map((line) => {
          const { id, metaText, quantityText, amount, priceSteps, product } = line;
          const change = changes.find((one) => one.id === id);
          const isOut = change?.kind === 'SHORT';
          const steps = priceSteps.length > 0 ? priceSteps : [{ text: quantityText, amount }];
          return (
            <li key={id} className={styles.row}>
              <span className={styles.picture}>
                <LinePicture pictures={product?.pictures} pale={isOut} />
              </span>
              <div className={styles.words}>
                <span className={isOut ? styles.out : styles.name}>{lineName(line)}</span>
                <Text size="meta" tone="soft">
                  {change?.text ?? metaText}
                </Text>
              </div>
              <ul className={styles.steps}>
                {steps.map((step, index) => (
                  <li key={index} className={styles.step}>
                    <span>{step.text}</span>
                    <span className={styles.amount}>{money(step.amount)}</span>
                  </li>
                ))}
              </ul>
              <span className={styles.pay}>{money(amount)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
