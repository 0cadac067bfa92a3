import type { ReactNode } from 'react';
import { savingsBadge, unit as small } from './SavingsBadge.css.ts';

export interface SavingsBadgeProps {
  /** `medium` stands in a sum; `value` is the large figure of a coupon, `hero` that of its own page. */
  size?: 'small' | 'medium' | 'value' | 'hero' | undefined;
  /** The small word beside a figure: "off", "reward". */
  unit?: string | undefined;
  /** Element to render; choose it for its meaning. */
  as?: 'span' | 'strong' | 'p' | undefined;
  /** What is saved or won, in a few words. */
  children?: ReactNode;
}

/** What is saved or won: the one yellow element. */
export function SavingsBadge({ size = 'small', as: Element = 'span', unit, children }: SavingsBadgeProps) {
  return (
    <Element className={savingsBadge({ size })}>
      {unit ? (
        <>
          <span>{children}</span>
          <span className={small[size]}> {unit}</span>
        </>
      ) : (
        children
      )}
    </Element>
  );
}
