import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

const states = [
  { value: 'CA', label: 'California' },
  { value: 'OR', label: 'Oregon' },
  { value: 'WA', label: 'Washington' },
  { value: 'HI', label: 'Hawaii (not served)', disabled: true },
];

const meta = {
  title: 'Components/Inputs/Select',
  component: Select,
  args: { label: 'State', name: 'state', options: states, value: '', placeholder: 'Select', onChange: fn() },
  render: (args) => <Chosen {...args} />,
  parameters: {
    docs: {
      description: {
        component: `One of many, by the device's own list.

**When to use.** For five choices and more that everybody knows: a state, a store, an order of sorting.

**When not.** Up to four choices: RadioGroup or SegmentedControl, so that all are seen. Hundreds: Combobox.

**Anatomy.** Label, native select, hint, error or good news.

**Accessibility.** Native, because phones and screen readers know it best. The placeholder is not a choice.

**Keyboard.** Tab reaches it; arrows choose; letters jump; Space opens the list.`,
      },
    },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'WA');
    await expect(args.onChange).toHaveBeenLastCalledWith('WA');
  },
};
export const Chosen_: Story = { name: 'Chosen', args: { value: 'OR' } };
export const WithHint: Story = { args: { hint: 'Where you usually shop.' } };
export const WithError: Story = { args: { error: 'Select a state.' } };
export const Disabled: Story = { args: { value: 'WA', disabled: true } };

function Chosen(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <Select {...props} value={value} onChange={change} />;
}
