import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { useCartTexts } from '../../../messages/cart.ts';
import * as styles from './Coach.css.ts';

export interface NotUsedProps {
  offers: readonly { offerId: string; title: string; reason: string }[];
}

/** Clipped offers that take nothing off, each with the reason (N-42). */
export function NotUsed({ offers }: NotUsedProps) {
  const texts = useCartTexts();
  const id = useId();
  if (offers.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <header className={styles.head}>
        <Heading level={2} size="small" id={id}>
          {texts.notUsed}
        </Heading>
      </header>
      <ul className={styles.list}>
        {offers.map(({ offerId, title, reason }) => (
          <li key={offerId} className={styles.offer}>
            <p className={styles.title}>{title}</p>
            <Text size="meta" tone="soft">
              {reason}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
