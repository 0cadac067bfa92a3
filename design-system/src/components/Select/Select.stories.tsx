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
  title: 'Components/Forms/Select',
  component: Select,
  args: { label: 'State', name: 'state', options: states, value: '', placeholder: 'Select', onChange: fn() },
  render: (args) => <Chosen {...args} />,
  parameters: {
    docs: {
      description: {
        component: `One of many, in the device's own list.

**When to use.** For five or more options everyone knows: a state, a store, a sort order.

**When not.** For up to four options: RadioGroup or SegmentedControl, so that all are visible. For hundreds: Combobox.

**Anatomy.** Label, native select, and a hint, an error, or a success message.

**Accessibility.** Native, because phones and screen readers know it best. The placeholder is not an option.

**Keyboard.** Tab reaches it; arrow keys choose; letters jump; Space opens the list.`,
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
