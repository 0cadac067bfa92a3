import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';

function Stepper(args: QuantityStepperProps) {
  const [value, setValue] = useState(args.value);
  return <QuantityStepper {...args} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Shop/QuantityStepper',
  component: QuantityStepper,
  args: {
    label: 'Quantity of Organic Strawberries',
    decrementLabel: 'Remove one',
    incrementLabel: 'Add one',
    value: 2,
    onChange: () => {},
  },
  render: (args) => (
    <Box as="div">
      <Stepper {...args} />
    </Box>
  ),
  parameters: {
    docs: {
      description: {
        component: `How much of an item: pieces, or a weight with two decimals (S-261).

**When to use.** On a product card in place of "Add" once the item is in the cart (same size, so nothing jumps), in cart lines, and next to the large Add button.

**When not.** For numbers in a form: NumberField.

**Anatomy.** Minus, amount, plus; 44 px targets. A tint means "mine": \`mine\` for an item in the cart, \`outline\` next to a large Add button, \`tile\` in a list of items to add. At the minimum amount the minus becomes a trash can when \`onRemove\` is given.

**Accessibility.** A named group with two buttons and a spin button. After a press, the new amount is announced politely. At either end, a button is announced as unavailable but keeps focus. \`valueText\` says an amount in words: "2 pounds".

**Keyboard.** Tab to each part. In the amount: type digits (a comma counts as a decimal point); Enter or leaving the field commits, Escape reverts; Up and Down go one step, Page Up and Page Down go ten, Home goes to the minimum, End to the maximum.`,
      },
    },
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheCart: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add one' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2');
  },
};
export const BesideAdd: Story = { args: { tone: 'outline', size: 'large' } };
export const InAList: Story = { args: { tone: 'tile' } };
export const ByWeight: Story = {
  name: 'By weight, two decimals',
  tags: ['row:S-261'],
  args: {
    label: 'Weight of Organic Gala Apples',
    decrementLabel: 'A quarter pound less',
    incrementLabel: 'A quarter pound more',
    measure: 'weight',
    unit: 'lb',
    valueText: (value) => `${value.toFixed(2)} pounds`,
    tone: 'outline',
    size: 'large',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A quarter pound more' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2.25');
  },
};
export const LastOne: Story = {
  args: { value: 1, removeLabel: 'Remove Organic Strawberries', onRemove: () => {} },
};
export const AtItsMost: Story = { args: { value: 10, max: 10 } };
export const Off: Story = { args: { disabled: true } };
