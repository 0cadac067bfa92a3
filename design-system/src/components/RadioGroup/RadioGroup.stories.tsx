import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Inputs/RadioGroup',
  component: RadioGroup,
  render: (args) => <Controlled {...args} />,
  args: {
    legend: 'If a product is out of stock',
    value: 'similar',
    onChange: () => {},
    options: [
      { value: 'similar', label: 'Pick something similar' },
      { value: 'same', label: 'Same brand only' },
      { value: 'none', label: 'Leave it out' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `One of a few choices, all of them seen.

**When to use.** For two to six choices that are worth comparing.

**When not.** For choices with a picture or a longer description: RadioCards. For more than six: Select. For a view of the same thing: SegmentedControl.

**Anatomy.** Legend, a row of 44 px per choice, an optional description under it, messages.

**Accessibility.** A \`radiogroup\` named by its legend; a missing answer marks the group, not one of its radios. Nothing is chosen beforehand where a choice is a consent.

**Keyboard.** The group is one stop of Tab, at the chosen radio; arrow keys go round and choose; Space chooses the first.`,
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Pick something similar' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Same brand only' })).toBeChecked();
  },
};
export const NothingChosen: Story = { args: { value: '' } };
export const WithDescriptions: Story = {
  args: {
    value: 'same',
    options: [
      { value: 'similar', label: 'Pick something similar', description: 'Nearest in price, size and taste.' },
      { value: 'same', label: 'Same brand only', description: 'Another size or flavor may come.' },
      { value: 'none', label: 'Leave it out', description: 'You are not charged for it.' },
    ],
  },
};
export const Wrong: Story = { args: { value: '', required: true, error: 'Choose what we do.' } };
export const OneDisabled: Story = {
  args: {
    hint: 'A delivery needs an address in the area of the store.',
    value: 'pickup',
    options: [
      { value: 'pickup', label: 'Pickup' },
      { value: 'delivery', label: 'Delivery', disabled: true },
    ],
  },
};
export const LegendHeardOnly: Story = { args: { legendHidden: true } };
