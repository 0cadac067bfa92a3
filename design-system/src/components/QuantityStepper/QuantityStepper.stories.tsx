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
        component: `How much of something: pieces, or a weight with two decimals (S-261).

**Use it** on a product's card in the place of "Add" once the thing is in the cart (same size, nothing jumps), in lines of a cart, and beside the large Add button. **Don't use it** for numbers of a form (NumberField).

**Anatomy.** Minus, amount, plus; targets of 44 px. Tint means "mine": \`mine\` when it is in the cart, \`outline\` beside a large Add button, \`tile\` in a list of what might be added. At the least amount the minus becomes a bin when \`onRemove\` is given.

**Accessibility.** A named group with two buttons and a spin button. The amount after a press of a button is said politely. At its ends a button says that it is off, but keeps the focus. \`valueText\` says an amount in words: "2 pounds".

**Keyboard.** Tab to each part. In the amount: digits type (a comma counts as a point), Enter or leaving takes, Escape forgets; Up and Down a step, Page Up and Page Down ten, Home the least, End the most.`,
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
