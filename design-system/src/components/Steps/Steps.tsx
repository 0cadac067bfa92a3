import * as styles from './Steps.css.ts';

export interface StepsProps {
  /** "Step 1 of 2". */
  label: string;
  /** The step that is seen, from 1. */
  current: number;
  /** How many steps there are. */
  total: number;
}

/** Where one is in a short flow. */
export function Steps({ label, current, total }: StepsProps) {
  return (
    <div className={styles.steps}>
      <span>{label}</span>
      <span className={styles.row} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={styles.step} data-reached={index < current || undefined} />
        ))}
      </span>
    </div>
  );
}
