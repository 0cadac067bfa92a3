import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { visuallyHidden } from '../../support/visuallyHidden.css.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is in progress: "Purchased". */
  label: ReactNode;
  /** Progress in words: "2 / 3". */
  valueText: string;
  /** Progress, from 0 to `max`. */
  value: number;
  /** The goal. */
  max: number;
  /** Draws this many segments, for up to five counted units; otherwise one bar. */
  segments?: number | undefined;
  /** Reached: turns to success. */
  complete?: boolean | undefined;
  /** Shows the line above the bar; on by default. */
  labelVisible?: boolean | undefined;
}

/** How much of each part is filled, 0 to 1. */
function portions(value: number, max: number, count: number): number[] {
  const whole = max > 0 ? (Math.min(Math.max(value, 0), max) / max) * count : 0;
  return Array.from({ length: count }, (_, index) => Math.min(Math.max(whole - index, 0), 1));
}

/** Progress to a goal, in words and as a bar. */
export function ProgressBar({
  label,
  valueText,
  value,
  max,
  segments = 1,
  complete = false,
  labelVisible = true,
}: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress} data-complete={complete || undefined}>
      {labelVisible ? (
        <div className={styles.row}>
          <span id={id} className={complete ? styles.completeLabel : styles.label}>
            {complete && <Icon name="circle-check" size={18} />}
            {label}
          </span>
          <span className={styles.value} aria-hidden="true">
            {valueText}
          </span>
        </div>
      ) : (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      )}
      <progress
        className={visuallyHidden}
        aria-labelledby={id}
        max={max}
        value={Math.min(Math.max(value, 0), max)}
        aria-valuetext={valueText}
      />
      <div className={styles.bar} aria-hidden="true">
        {portions(value, max, segments).map((portion, index) => (
          // drawn with attributes: a style attribute would be refused by the content-security policy
          <svg key={index} className={styles.segment} width="100%" height="8" focusable="false">
            {portion > 0 && (
              <rect className={styles.fill} width={`${Math.round(portion * 1000) / 10}%`} height="8" rx="4" />
            )}
          </svg>
        ))}
      </div>
    </div>
  );
}
