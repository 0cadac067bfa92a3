import type { ReactNode } from 'react';
import { ticket } from './Ticket.css.ts';

export interface TicketProps {
  /** `value` is the large figure of a coupon. */
  size?: 'small' | 'value' | undefined;
  /** The element that is drawn; choose it for its meaning. */
  as?: 'span' | 'strong' | 'p' | undefined;
  /** What is saved or won, in a few words. */
  children?: ReactNode;
}

/** What is saved or won: the one yellow thing. */
export function Ticket({ size = 'small', as: Element = 'span', children }: TicketProps) {
  return <Element className={ticket({ size })}>{children}</Element>;
}
