import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useId } from 'react';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import * as styles from './Coach.css.ts';

export interface NotUsedProps {
  offers: readonly { offerId: string; title: string; reason: string; joinPath: string | null }[];
}

/** Clipped offers that take nothing off, each with the reason (N-42). */
export function NotUsed({ offers }: NotUsedProps) {
  const texts = useCartAdviceTexts();
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
        {offers.map(({ offerId, title, reason, joinPath }) => (
          <li key={offerId} className={styles.offer}>
            <p className={styles.title}>{title}</p>
            <Text size="meta" tone="soft">
              {reason}
            </Text>
            {joinPath !== null && (
              <TextLink href={joinPath} standalone aria-label={texts.joinFor(title)}>
                {texts.join}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
