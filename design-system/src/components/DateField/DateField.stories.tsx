import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DateField, type DateFieldProps, type DateFieldValue } from './DateField.tsx';

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  args: { legend: 'Date of birth', value: { month: '', day: '', year: '' }, onChange: fn() },
  render: (args) => <Typed {...args} />,
  parameters: {
    docs: {
      description: {
        component: `A date people know by heart: month, day, year.

**When to use.** For a date of birth.

**When not.** For a date to look up (delivery): SlotPicker.

**Anatomy.** A fieldset of three fields, each with its name and format; a hint or an error below.

**Accessibility.** No calendar to page through. Each field has its own label and \`bday-*\` autocomplete; \`errorPart\` marks the one that is wrong, and the message is tied to it.

**Keyboard.** Tab moves from part to part; a part that is typed full passes focus to the next, pasting doesn't.`,
      },
    },
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Month/ }), '4');
    await expect(args.onChange).toHaveBeenLastCalledWith({ month: '4', day: '', year: '' });
  },
};
export const Filled: Story = { args: { value: { month: '4', day: '12', year: '1990' } } };
export const WithHint: Story = { args: { hint: 'You have to be 18 or older to play.' } };
export const OnePartWrong: Story = {
  args: { value: { month: '2', day: '31', year: '1990' }, error: 'February has no day 31.', errorPart: 'day' },
};
export const AllWrong: Story = { args: { error: 'Enter your date of birth.' } };

function Typed(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: DateFieldValue) => {
    setValue(next);
    props.onChange(next);
  };
  return <DateField {...props} value={value} onChange={change} />;
}
