import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './AvailabilityMessage.css.ts';

type Kind = 'available' | 'few' | 'elsewhere' | 'later' | 'out';

const icons: Record<Kind, IconName> = {
  available: 'check',
  few: 'triangle-alert',
  elsewhere: 'store',
  later: 'clock',
  out: 'ban',
};

export interface AvailabilityMessageProps {
  /** Available; almost gone; only another way; not yet; not at all. */
  kind: 'available' | 'few' | 'elsewhere' | 'later' | 'out';
  /** Another icon, when the channel has its own: a truck for delivery. */
  icon?: IconName | undefined;
  /** Element to render; choose it for its meaning. */
  as?: 'span' | 'p' | undefined;
  /** Id to name in `aria-describedby` of the action it explains. */
  id?: string | undefined;
  /** The reason in words, verbatim: "Only Available In-Store". */
  children: ReactNode;
}

/** Whether and how an item is available: icon and words, never color alone. */
export function AvailabilityMessage({
  kind,
  icon = icons[kind],
  as: Element = 'span',
  id,
  children,
}: AvailabilityMessageProps) {
  return (
    <Element id={id} className={styles.message[kind]}>
      <span className={styles.sign}>
        <Icon name={icon} size={16} />
      </span>
      <span>{children}</span>
    </Element>
  );
}
