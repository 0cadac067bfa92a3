import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I accept the official rules', checked: false, onChange: fn() },
  render: (args) => <Checked {...args} />,
  parameters: {
    docs: {
      description: {
        component: `Yes or no, sent with the form.

**When to use.** To accept something, or to choose any number of options.

**When not.** For a setting that takes effect at once: Switch. For one of several: RadioGroup.

**Anatomy.** A box and its label, which can be pressed too; a hint or an error below.

**Accessibility.** Native. The whole row is the target, at least 44 px high. The check mark is drawn, so it stays in forced colors.

**Keyboard.** Tab reaches it; Space toggles it.`,
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const Ticked: Story = { args: { checked: true } };
export const Quiet: Story = { args: { label: 'Oat milk', checked: true, tone: 'quiet' } };
export const WithHint: Story = { args: { hint: 'You can read them again later.' } };
export const WithError: Story = { args: { error: 'Accept the official rules to go on.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: {
    label:
      'I am at least 18 years old, I live in a state in which this game is offered, and I accept the official rules and the privacy policy.',
  },
};

function Checked(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  const change = (next: boolean) => {
    setChecked(next);
    props.onChange(next);
  };
  return <Checkbox {...props} checked={checked} onChange={change} />;
}
