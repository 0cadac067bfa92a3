import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { note } from './Note.css.ts';

export interface NoteProps {
  /** Icon before the words. */
  icon?: IconName | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** The text of the note. */
  children?: ReactNode;
}

/** Something worth knowing, in small print on a tile. */
export function Note({ icon, id, children }: NoteProps) {
  return (
    <div className={note} id={id}>
      {icon && <Icon name={icon} />}
      <div>{children}</div>
    </div>
  );
}
