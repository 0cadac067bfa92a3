import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Controlled(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Coupons',
    value: 'all',
    onChange: () => {},
    tabs: [
      { value: 'all', label: 'All', count: 112, content: <Text>Every coupon of your store.</Text> },
      { value: 'clipped', label: 'Clipped', count: 7, content: <Text>What you have clipped.</Text> },
      { value: 'paths', label: 'Bonus Paths', content: <Text>Challenges that are under way.</Text> },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `Parts of one thing, one visible at a time.

**When to use.** For two to six parts that no one reads one after the other: all coupons, clipped coupons.

**When not.** For pages: links in a \`nav\`. For a view of the same data: SegmentedControl. When people read all parts: headings down the page, or Accordion.

**Anatomy.** A row with a 3 px bar below the current tab and an optional count; the row scrolls when there is no room.

**Accessibility.** A tab list, following the ARIA Authoring Practices; each panel has the name of its tab and takes focus.

**Keyboard.** One Tab stop. Arrow keys follow the reading direction (mirrored right to left) and show the panel; Home and End go to the ends. With \`activation="manual"\`, Enter and Space show it.`,
      },
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Automatic: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'All 112' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Bonus Paths' })).toBeVisible());
  },
};
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'All 112' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Bonus Paths' })).toBeVisible();
  },
};
export const OneDisabled: Story = {
  args: {
    tabs: [
      { value: 'all', label: 'All', content: <Text>Every coupon of your store.</Text> },
      { value: 'gone', label: 'Redeemed', disabled: true, content: 'Nothing yet.' },
    ],
  },
};
export const MoreThanFit: Story = {
  args: {
    value: 'Bakery',
    label: 'Departments',
    tabs: ['Bakery', 'Dairy', 'Deli', 'Floral', 'Frozen', 'Fruit', 'Meat', 'Pantry', 'Seafood', 'Vegetables'].map(
      (name) => ({
        value: name,
        label: name,
        content: <Text>{name}</Text>,
      }),
    ),
  },
};
