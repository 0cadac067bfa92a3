import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/RadioGroup',
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
        component: `One of a few options, all of them visible.

**When to use.** For two to six options worth comparing.

**When not.** For options with a picture or a longer description: RadioCards. For more than six: Select. For a view of the same content: SegmentedControl.

**Anatomy.** A legend, a 44 px row per option, an optional description below it, messages.

**Accessibility.** A \`radiogroup\` named by its legend; a missing answer marks the group, not one of its radio buttons. Nothing is preselected where a choice is a consent.

**Keyboard.** The group is one Tab stop, at the chosen option; arrow keys wrap around and choose; Space chooses the first.`,
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
