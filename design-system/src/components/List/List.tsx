import { type ReactNode, createContext, use } from 'react';
import { cx } from '../../support/cx.ts';
import type { Space } from '../../theme/space.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './List.css.ts';

type Kind = 'bullet' | 'number' | 'check' | 'plain' | 'divided';
const KindContext = createContext<Kind>('plain');

export interface ListProps {
  /** Dots, numbers, checks, nothing, or hairlines between the rows. */
  kind: 'bullet' | 'number' | 'check' | 'plain' | 'divided';
  /** Space between the items, in steps of 4 px; 2 by default. */
  gap?: Space | undefined;
  /** `meta` in small text. */
  size?: 'meta' | 'body' | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** Accessible name, when no visible text provides it. */
  'aria-label'?: string | undefined;
  /** Id of the element that names it. */
  'aria-labelledby'?: string | undefined;
  /** The items, each a ListItem. */
  children?: ReactNode;
}

/** Items that belong together, one below the other. */
export function List({ kind, gap = 2, size = 'body', ...rest }: ListProps) {
  const Element = kind === 'number' ? 'ol' : 'ul';
  const className = cx(styles.list, styles.size[size], styles.gap[kind === 'divided' ? 0 : gap]);
  return (
    <KindContext value={kind}>
      <Element
        className={className}
        // Safari takes the role from a list without bullets
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="list"
        {...rest}
      />
    </KindContext>
  );
}

export interface ListItemProps {
  /** What the item says. */
  children?: ReactNode;
}

/** One item of a List. */
export function ListItem({ children }: ListItemProps) {
  const kind = use(KindContext);
  return (
    <li className={styles.item[kind]}>
      {kind === 'check' && (
        <span className={styles.check}>
          <Icon name="check" />
        </span>
      )}
      {kind === 'plain' || kind === 'divided' ? children : <div className={styles.words}>{children}</div>}
    </li>
  );
}
