import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Status.css.ts';

export interface StatusProps {
  /** Filled dot, ring, square, check: told by shape, not by colour alone. */
  kind: 'active' | 'todo' | 'over' | 'done';
  /** The element that is drawn; choose it for its meaning. */
  as?: 'span' | 'p' | undefined;
  /** How it stands, in words. */
  children?: ReactNode;
}

/** How something stands, in one or two words. */
export function Status({ kind, as: Element = 'span', children }: StatusProps) {
  return (
    <Element className={cx(styles.status, styles.kind[kind])}>
      {kind === 'done' && <Icon name="circle-check" size={18} />}
      {children}
    </Element>
  );
}
