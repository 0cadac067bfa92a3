import type { ReactNode } from 'react';
import { facts, label, row, value } from './FactList.css.ts';

export interface Fact {
  label: string;
  /** A fact that is not known is left out. */
  value: ReactNode;
}

/** What there is to know of a thing, one fact a row. */
export function FactList({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={facts}>
      {items
        .filter((item) => item.value !== null && item.value !== '')
        .map((item) => (
          <div key={item.label} className={row}>
            <dt className={label}>{item.label}</dt>
            <dd className={value}>{item.value}</dd>
          </div>
        ))}
    </dl>
  );
}
