import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField.tsx';

const meta = {
  title: 'Components/Forms/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: '6-digit code', length: 6, value: '', onChange: fn(), onComplete: fn() },
  render: (args) => <Typed {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The code that was just sent.

**When to use.** For a one-time code of digits.

**When not.** For a password, a card number, or a promo code: TextField.

**Anatomy.** One input drawn as cells, a label above, a hint or an error below.

**Accessibility.** One input, not six: a screen reader reads a single field, and pasting and the phone's own suggestion (\`one-time-code\`) work. \`state="wrong"\` keeps the digits and selects them, so typing replaces them.

**Keyboard.** Tab reaches it; digits fill it; the last digit sends it, once.`,
      },
    },
  },
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '6-digit code' }), '407381');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('407381');
  },
};
export const HalfTyped: Story = { args: { value: '407' } };
export const Wrong: Story = { args: { value: '407381', state: 'wrong', error: "That code isn't right we sent." } };
export const Expired: Story = {
  args: { value: '407381', state: 'expired', error: 'This code has expired. Send a new one.' },
};
export const Checking: Story = { args: { value: '407381', disabled: true, hint: 'Checking …' } };

function Typed(props: OneTimeCodeFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <OneTimeCodeField {...props} value={value} onChange={change} />;
}
