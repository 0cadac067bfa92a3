import type { ReactNode } from 'react';
import { scrollArea } from './ScrollArea.css.ts';

export interface ScrollAreaProps {
  /** Name of the area: it is a Tab stop, so the arrow keys can scroll it. */
  label: string;
  /** Sideways, or down. */
  direction?: 'inline' | 'block' | undefined;
  /** Most height when it scrolls down: 240, 360 or 480 px, or what the parent leaves. */
  height?: 'small' | 'medium' | 'large' | 'fill' | undefined;
  /** Hides the scrollbar: only where the next item peeks in at the edge. */
  barHidden?: boolean | undefined;
  /** What scrolls. */
  children?: ReactNode;
}

/** An area that scrolls when its content doesn't fit: a table on a phone, terms in a dialog. */
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
    // what takes no focus can't be scrolled with the keyboard (WCAG 2.1.1)
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
