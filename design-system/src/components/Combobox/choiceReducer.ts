import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';

const { InputBlur, InputChange } = useCombobox.stateChangeTypes;

/** Emptying the field clears the choice; leaving it chooses nothing new and shows the choice again. */
export function choiceReducer<Item extends { label: string }>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  if (type === InputChange && changes.inputValue === '') return { ...changes, selectedItem: null };
  if (type === InputBlur)
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.selectedItem?.label ?? '' };
  return changes;
}
