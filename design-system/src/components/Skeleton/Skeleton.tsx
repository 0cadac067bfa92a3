import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps =
  | {
      /** Words of the length of those to come: the box has their geometry. */
      children: ReactNode;
      width?: never;
      height?: never;
      shape?: never;
    }
  | {
      children?: never;
      /** In px, or a share of the room: "80%". */
      width: number | `${number}%`;
      /** In px. */
      height: number;
      /** Corners as of what comes: a line of text, a tile, a card, a control. */
      shape?: 'line' | 'tile' | 'card' | 'control' | undefined;
    };

/** The place of something that is on its way, in its later geometry; never read out. */
export function Skeleton(props: SkeletonProps) {
  if (props.width === undefined) {
    return (
      <span className={styles.text} aria-hidden="true" inert>
        {props.children}
      </span>
    );
  }
  const { width, height, shape = 'line' } = props;
  // an svg takes its size from attributes: a style attribute would be refused by the content-security policy
  return (
    <svg
      className={cx(styles.box, styles.shape[shape])}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    />
  );
}
