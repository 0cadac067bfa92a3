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
  /** Can be had; soon gone; only in another way; not yet; not at all. */
  kind: 'available' | 'few' | 'elsewhere' | 'later' | 'out';
  /** Another icon where the way has one of its own: a truck for delivery. */
  icon?: IconName | undefined;
  /** The element that is drawn; choose it for its meaning. */
  as?: 'span' | 'p' | undefined;
  /** Id to name in `aria-describedby` of the action it explains. */
  id?: string | undefined;
  /** The reason in words, verbatim: "Only Available In-Store". */
  children: ReactNode;
}

/** Whether and how something can be had: icon and words, never colour alone. */
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
