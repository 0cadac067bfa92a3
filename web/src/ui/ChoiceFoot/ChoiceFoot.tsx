import { Text } from '@larder/design-system/Text';
import type { ReactNode } from 'react';
import * as styles from './ChoiceFoot.css.ts';

interface ChoiceFootProps {
  /** What is chosen, once more: Thursday, Aug 6, 4 to 5 PM. */
  title?: string | undefined;
  /** What comes with it: Free. You can change items until Wednesday, 11 PM. */
  text?: string | undefined;
  /** Is it said aloud as it changes? */
  isLive?: boolean;
  /** What keeps the choice, and what leaves it. */
  children: ReactNode;
}

/** The foot of a choice: it stands there in words beside the buttons that keep it. */
export function ChoiceFoot({ title, text, isLive = false, children }: ChoiceFootProps) {
  return (
    <div className={styles.foot}>
      <div className={styles.words} aria-live={isLive ? 'polite' : undefined}>
        {title && <Text weight="strong">{title}</Text>}
        {text && (
          <Text size="meta" tone="soft">
            {text}
          </Text>
        )}
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
