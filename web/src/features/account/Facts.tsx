import type { ReactNode } from 'react';
import { fact, facts, term, value } from './facts.css.ts';

/** What is known, each with its name: a row a fact. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={facts}>
      {rows.map(([name, text]) => (
        <div key={name} className={fact}>
          <dt className={term}>{name}</dt>
          <dd className={value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
