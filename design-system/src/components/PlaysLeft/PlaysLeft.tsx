import * as styles from './PlaysLeft.css.ts';

export interface PlaysLeftProps {
  /** How many are used; these are faded, at the end. */
  used: number;
  /** How many there are in all. */
  total: number;
  /** The same in words, beside them: "3 plays left". */
  label: string;
}

const ticket =
  'M3 0h22a3 3 0 0 1 3 3v2.700a3.300 3.300 0 0 0 0 6.600V15a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3v-2.700a3.300 3.300 0 0 0 0-6.600V3a3 3 0 0 1 3-3Z';

/** Plays of a day as small tickets, with the words that say it. */
export function PlaysLeft({ used, total, label }: PlaysLeftProps) {
  const left = Math.max(total - used, 0);
  return (
    <span className={styles.plays}>
      <span className={styles.row} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <svg key={index} className={styles.play} width="28" height="18" data-left={index < left || undefined}>
            <path d={ticket} />
          </svg>
        ))}
      </span>
      <span>{label}</span>
    </span>
  );
}
