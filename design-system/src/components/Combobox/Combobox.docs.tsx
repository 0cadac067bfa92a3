import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Combobox } from './Combobox.tsx';

const nothing = () => {};
const states = [
  { value: 'CA', label: 'California' },
  { value: 'CO', label: 'Colorado' },
  { value: 'WA', label: 'Washington' },
] as const;

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Combobox label="State" name="state" options={states} value="WA" onChange={nothing} hint="Type to search." />
    ),
    parts: [
      { name: 'Label', at: 'label' },
      { name: 'Field', at: 'input[role=combobox]', note: 'what is typed narrows the list' },
      { name: 'Toggle', at: 'button', note: 'shows all choices; the list opens below' },
      { name: 'Hint or error', at: '[id$="-hint"]' },
    ],
  },
  do: {
    picture: (
      <Combobox
        label="Store"
        name="store"
        options={[{ value: '1', label: 'Ballard', description: '1423 NW Market St' }]}
        value="1"
        onChange={nothing}
      />
    ),
    because: 'Use it for a long list that shoppers search by name, such as stores.',
  },
  dont: {
    picture: (
      <Combobox
        label="Delivery?"
        name="delivery"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        value="yes"
        onChange={nothing}
      />
    ),
    because: 'Don’t make people search through a handful of options; a RadioGroup shows them all.',
  },
  related: ['Select', 'SearchField', 'RadioGroup'],
};
