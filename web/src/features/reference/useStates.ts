import { useStatesQuery } from './States.generated.ts';

/** The states that a form chooses from (G-54); a screen whose operation takes `States_reference` along has them at once. */
export function useStates(): { value: string; label: string }[] {
  const { data } = useStatesQuery({});
  return (data?.referenceData.states ?? []).map(({ code, name }) => ({ value: code, label: name }));
}
