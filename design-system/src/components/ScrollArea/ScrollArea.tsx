import type { ReactNode } from 'react';
import { scrollArea } from './ScrollArea.css.ts';

export interface ScrollAreaProps {
  /** Name of what scrolls: it is a stop of Tab, so that the arrow keys can scroll it. */
  label: string;
  /** Along the line of reading, or down. */
  direction?: 'inline' | 'block' | undefined;
  /** Most height when it scrolls down: 240, 360 or 480 px, or what the parent leaves. */
  height?: 'small' | 'medium' | 'large' | 'fill' | undefined;
  /** The bar is not drawn: only where the next thing looks in from the edge. */
  barHidden?: boolean | undefined;
  /** What scrolls. */
  children?: ReactNode;
}

/** Room that scrolls when its content is larger: a table on a phone, terms in a dialog. */
export function ScrollArea({
  label,
  direction = 'inline',
  height = 'fill',
  barHidden = false,
  children,
}: ScrollAreaProps) {
  const className = scrollArea({
    direction,
    ...(direction === 'block' ? { height } : {}),
    ...(barHidden ? { barHidden } : {}),
  });
  return (
    // a scroller that takes no focus cannot be scrolled with the keyboard (WCAG 2.1.1)
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
