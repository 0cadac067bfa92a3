import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps =
  | {
      /** Sample text of the expected length: the box takes its geometry. */
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
      /** Corners of the content to come: a line of text, a tile, a card, a control. */
      shape?: 'line' | 'tile' | 'card' | 'control' | undefined;
    };

/** A placeholder for content that is loading, in its final geometry; never read out. */
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
