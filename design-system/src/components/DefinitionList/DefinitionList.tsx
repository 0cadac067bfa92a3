import type { ReactNode } from 'react';
import * as styles from './DefinitionList.css.ts';

export interface Definition {
  label: string;
  /** Left out of the list while it is null or empty. */
  value: ReactNode;
}

export interface DefinitionListProps {
  /** Names with their values. */
  items: readonly Definition[];
  /** Key figures side by side, or a row for each fact. */
  kind?: 'figures' | 'rows' | undefined;
}

/** Names with their values: points, plays, and prizes as figures; a profile or a prize in rows. */
export function DefinitionList({ items, kind = 'figures' }: DefinitionListProps) {
  const known = items.filter(({ value }) => value !== null && value !== '');
  return (
    <dl className={styles.list[kind]}>
      {known.map(({ label, value }) => (
        <div key={label} className={styles.item[kind]}>
          <dt className={styles.label[kind]}>{label}</dt>
          <dd className={styles.value[kind]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
