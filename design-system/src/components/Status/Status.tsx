import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Status.css.ts';

export interface StatusProps {
  /** Filled dot, ring, square, check: told apart by shape, not by color alone. */
  kind: 'active' | 'todo' | 'over' | 'done';
  /** Element to render; choose it for its meaning. */
  as?: 'span' | 'p' | undefined;
  /** The status, in words. */
  children?: ReactNode;
}

/** Where something stands, in one or two words. */
export function Status({ kind, as: Element = 'span', children }: StatusProps) {
  return (
    <Element className={cx(styles.status, styles.kind[kind])}>
      {kind === 'done' && <Icon name="circle-check" size={18} />}
      {children}
    </Element>
  );
}
