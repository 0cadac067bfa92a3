import { Icon } from '@larder/design-system/Icon';
import { face } from './tour.css.ts';

/** The first letter of one of the cast, whose name stands beside it; null for whoever comes. */
export const Face = ({ name }: { name: string | null }) => (
  <span className={face} aria-hidden="true">
    {name?.charAt(0) ?? <Icon name="circle-user-round" size={18} />}
  </span>
);
