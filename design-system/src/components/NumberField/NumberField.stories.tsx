import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Controlled(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Guests', name: 'guests', value: 4, min: 1, max: 24, onChange: () => {} },
  parameters: {
    docs: {
      description: {
        component: `A number to type or to step.

**When to use.** For a number people may want to type: party guests, weeks between orders, a limit.

**When not.** For the quantity of a product in the cart: QuantityStepper. For digits that aren't a number (ZIP code, phone, code): TextField with \`inputMode="numeric"\`.

**Anatomy.** Label, decrease button, number with its unit, increase button, messages.

**Accessibility.** A spin button, following the ARIA Authoring Practices: value, bounds, and unit are announced. The field is a text field with the phone's number keys, because \`type="number"\` changes under the mouse wheel and drops what it can't read. A value out of bounds is corrected when the field is left, not while typing.

**Keyboard.** Arrow Up and Down go one step; Page Up and Page Down go ten; Home and End go to the bounds. The two buttons are for the pointer and aren't Tab stops.`,
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
