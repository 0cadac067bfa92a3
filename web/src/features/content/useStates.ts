import { useStatesQuery, type States_ReferenceFragment } from './states/States.generated.ts';

/** A state, as an option in a form. */
export interface StateOption {
  value: string;
  label: string;
}

/** The states a form can choose from (G-54), from an answer that has them. */
export const stateOptions = ({ states }: States_ReferenceFragment): StateOption[] =>
  states.map(({ code, name }) => ({ value: code, label: name }));

/** The same for a form that opens later; they are fetched the first time. */
export function useStates(): StateOption[] {
  const { data } = useStatesQuery({});
  return data ? stateOptions(data.referenceData) : [];
}
