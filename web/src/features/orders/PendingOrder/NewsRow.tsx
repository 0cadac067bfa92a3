import { Icon, type IconName } from '@larder/design-system/Icon';
import { TextLink } from '@larder/design-system/TextLink';
import type { ReactNode } from 'react';
import * as styles from './PendingOrder.css.ts';

interface NewsRowProps {
  /** Name of the region. */
  label: string;
  icon: IconName;
  title: string;
  /** More about it, after the title. */
  children: ReactNode;
  /** What leads on. */
  action: { text: string; href: string; label?: string };
}

/** One thing that waits for the shopper, in a row: what, and what leads on. */
export const NewsRow = ({ label, icon, title, children, action }: NewsRowProps) => (
  <section className={styles.row} aria-label={label}>
    <Icon name={icon} size={22} />
    <p className={styles.words}>
      <b>{title}</b> {children}
    </p>
    <TextLink href={action.href} size="meta" standalone aria-label={action.label}>
      {action.text}
    </TextLink>
  </section>
);

/** Everything that waits for the shopper, on one card; no card while nothing does. */
export const NewsCard = ({ children }: { children: ReactNode }) => <div className={styles.card}>{children}</div>;
