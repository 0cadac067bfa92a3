import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Controlled(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Inputs/NumberField',
  component: NumberField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Guests', name: 'guests', value: 4, min: 1, max: 24, onChange: () => {} },
  parameters: {
    docs: {
      description: {
        component: `A number that is typed, or stepped.

**When to use.** For a number that somebody may want to type: guests of a party, weeks between orders, a limit.

**When not.** For the quantity of a product in the cart: that is a QuantityStepper. For digits that are no number (ZIP code, phone, code): TextField with \`inputMode="numeric"\`.

**Anatomy.** Label, less, number with its unit, more, messages.

**Accessibility.** A spin button after the ARIA authoring practices: value, bounds and unit are said. The field is a text field with the phone's number keys, because \`type="number"\` changes under the wheel and drops what it cannot read. What is out of bounds is brought back when the field is left, not while it is typed.

**Keyboard.** Arrow Up and Down step; Page Up and Page Down go ten steps; Home and End go to the bounds. The two buttons are for the pointer and are not stops of Tab.`,
      },
    },
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Guests' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('5');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect(field).toHaveAttribute('aria-valuenow', '1');
  },
};
export const Weight: Story = {
  args: { label: 'Weight', name: 'weight', value: 1.5, min: 0.25, max: 10, step: 0.25, decimals: 2, unit: 'lb' },
};
export const Empty: Story = { args: { value: null, hint: 'Leave it empty for as many as come.' } };
export const AtTheLeast: Story = { args: { value: 1 } };
export const Wrong: Story = { args: { value: null, error: 'Enter how many guests come.', required: true } };
export const Disabled: Story = { args: { disabled: true } };
