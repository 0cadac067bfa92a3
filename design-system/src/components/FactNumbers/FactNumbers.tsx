import type { ReactNode } from 'react';
import * as styles from './FactNumbers.css.ts';

export interface FactNumber {
  label: string;
  value: ReactNode;
}

export interface FactNumbersProps {
  /** The figures, each with its name. */
  items: readonly FactNumber[];
}

/** A row of numbers with their names: points, plays, prizes, entries. */
export function FactNumbers({ items }: FactNumbersProps) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
