import { createContext, use } from 'react';
import type { Act } from '../graphql/schema-types.ts';
import type { Session_OperatorFragment } from './Session.generated.ts';

export type Operator = Session_OperatorFragment;

/** Who is signed in. */
export const OperatorContext = createContext<Operator | null>(null);

/** Who is signed in; only inside the shell. */
export function useOperator(): Operator {
  const operator = use(OperatorContext);
  if (!operator) throw new Error('Nobody is signed in.');
  return operator;
}

/** May whoever is signed in do this? */
export const useMay = (act: Act): boolean => useOperator().acts.includes(act);
