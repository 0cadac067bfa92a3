import { Icon } from '@larder/design-system/Icon';
import { cover } from './TornTicket.css.ts';

/** The moment of redeeming: the ticket over a result tears off, once. It stays still and away with reduced motion (T-103). */
export function TornTicket() {
  return (
    <span className={cover} aria-hidden="true">
      <Icon name="ticket" size={32} />
    </span>
  );
}
