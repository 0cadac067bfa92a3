import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Select } from './Select.tsx';

const nothing = () => {};
const states = [
  { value: 'CA', label: 'California' },
  { value: 'CO', label: 'Colorado' },
  { value: 'WA', label: 'Washington' },
] as const;

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Select
        label="State"
        labelNote="Optional"
        name="state"
        options={states}
        value="CO"
        onChange={nothing}
        hint="Where your store is."
      />
    ),
    parts: [
      { name: 'Label', at: 'label' },
      { name: 'Native select', at: 'select', note: 'opens the device’s own list' },
      { name: 'Arrow', at: 'svg' },
      { name: 'Hint or error', at: '[id$="-hint"]' },
    ],
  },
  do: {
    picture: (
      <Select label="State" name="state" options={states} value="" placeholder="Choose a state" onChange={nothing} />
    ),
    because: 'Start with no choice when there is no honest default.',
  },
  dont: {
    picture: (
      <Select
        label="Way to shop"
        name="way"
        options={[
          { value: 'pickup', label: 'Pickup' },
          { value: 'delivery', label: 'Delivery' },
        ]}
        value="pickup"
        onChange={nothing}
      />
    ),
    because: 'Don’t hide two choices in a list; a SegmentedControl or a RadioGroup shows both.',
  },
  related: ['Combobox', 'RadioGroup', 'Menu'],
};
