import { useStatesQuery, type States_ReferenceFragment } from './states/States.generated.ts';

/** A state as a form's list has it. */
export interface StateOption {
  value: string;
  label: string;
}

/** The states that a form chooses from (G-54), out of an answer that has them. */
export const stateOptions = ({ states }: States_ReferenceFragment): StateOption[] =>
  states.map(({ code, name }) => ({ value: code, label: name }));

/** The same for a form that opens later; they are asked for when nobody has before. */
export function useStates(): StateOption[] {
  const { data } = useStatesQuery({});
  return data ? stateOptions(data.referenceData) : [];
}
