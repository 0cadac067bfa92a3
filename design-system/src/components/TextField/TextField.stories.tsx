import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'ZIP code', name: 'zip', value: '', onChange: fn() },
  render: (args) => <Typed {...args} />,
  parameters: {
    docs: {
      description: {
        component: `One line of text, with its label above and its message below.

**When to use.** For a name, an email address, a ZIP code.

**When not.** For a choice among a few (RadioGroup, Select), a date of birth (DateField), a code that was sent (OneTimeCodeField), or a number to step (NumberField).

**Anatomy.** Label with an optional note, input, and a hint, an error, or a success message.

**Accessibility.** The label is visible and tied to the input. Hint, error, and success message are referenced in \`aria-describedby\`; an error sets \`aria-invalid\` and has an icon and words, never color alone. Set \`autoComplete\` so browsers can help (WCAG 1.3.5).

**Keyboard.** Tab reaches it.`,
      },
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { inputMode: 'numeric', autoComplete: 'postal-code' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'ZIP code' }), '94105');
    await expect(args.onChange).toHaveBeenLastCalledWith('94105');
  },
};
export const Filled: Story = { args: { value: '94105' } };
export const WithHint: Story = { args: { hint: 'The 5 digits where you usually shop.' } };
export const WithError: Story = { args: { value: '9410', error: 'Enter a ZIP code of 5 digits.' } };
export const WithErrorAndHint: Story = {
  args: { value: '9410', hint: 'The 5 digits where you usually shop.', error: 'Enter a ZIP code of 5 digits.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'ZIP code' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Enter a ZIP code of 5 digits.*where you usually shop/);
  },
};
export const WithGoodNews: Story = { args: { value: '98101', success: 'Found: Seattle, WA' } };
export const Optional: Story = { args: { label: 'Middle name', labelNote: 'Optional', name: 'middle' } };
export const Disabled: Story = { args: { value: '94105', disabled: true } };
export const ReadOnly: Story = { args: { value: '94105', readOnly: true } };

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <TextField {...props} value={value} onChange={change} />;
}
