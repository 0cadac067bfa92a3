import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { week } from './example.ts';
import { SlotPicker, type SlotPickerProps } from './index.ts';

function Picker(args: SlotPickerProps) {
  const [value, setValue] = useState(args.value);
  return <SlotPicker {...args} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Shop/SlotPicker',
  component: SlotPicker,
  args: {
    label: 'Pickup time',
    dayLabel: 'Day',
    emptyLabel: 'No times this day',
    days: week,
    value: 'thu-16',
    onChange: () => {},
  },
  render: (args) => <Picker {...args} />,
  parameters: {
    docs: {
      description: {
        component: `A time slot for pickup or delivery, over a few days.

**When to use.** Where an order gets its time.

**When not.** For a date of the shopper's own choosing: DateField. For store hours: Table.

**Anatomy.** Days side by side, each a column of 64 px slots with the time and "fee · what is left"; in a narrow space (or with large text), day chips and one column of rows. Green slots have a leaf and come first in their day; a slot with few left is a warning; a full one is struck through and can't be chosen. The chosen one is inverse: ink, not brand, because it isn't a status. Repeat the choice in words next to the button that submits it.

**Accessibility.** Two named groups of radio buttons, days and slots; each day is a group with its full name. Times are read in words (\`spoken\`). States have words and shapes besides colors.

**Keyboard.** Tab to the days (where they are chips) and to the slots, one stop each. Among the slots, Up and Down move through the day, Left and Right go to the next day, Home and End to the day's first and last; the choice follows.`,
      },
    },
  },
} satisfies Meta<typeof SlotPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ canvas }) => {
    const slots = within(canvas.getByRole('group', { name: 'Pickup time' }));
    const chosen = slots.getByRole('radio', { name: '4 to 5 PM Free' });
    await expect(chosen).toBeChecked();
    chosen.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(slots.getByRole('radio', { name: '5 to 6 PM Free · 1 left' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(chosen).toBeChecked();
  },
};
export const NothingChosen: Story = { args: { value: '' } };
export const OneDay: Story = { args: { days: week.slice(1, 2) } };
export const NoTimes: Story = { args: { days: week.slice(4), value: '' } };
