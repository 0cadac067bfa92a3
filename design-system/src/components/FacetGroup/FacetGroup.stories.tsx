import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FacetGroup, type FacetGroupProps } from './index.ts';

function Facet(args: FacetGroupProps) {
  const [value, setValue] = useState<readonly string[]>(args.value);
  return <FacetGroup {...args} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Shop/FacetGroup',
  component: FacetGroup,
  args: {
    legend: 'Department',
    options: [
      { value: 'produce', label: 'Fruits & Vegetables', count: 48 },
      { value: 'frozen', label: 'Frozen Foods', count: 16 },
      { value: 'drinks', label: 'Beverages', count: 31 },
      { value: 'canned', label: 'Canned Goods & Soups', count: 14 },
      { value: 'pets', label: 'Pet Care', count: 0 },
    ],
    value: ['produce'],
    onChange: () => {},
    countLabel: (count: number) => `${count} products`,
  },
  render: (args) => <Facet {...args} />,
  parameters: {
    docs: {
      description: {
        component: `One group of filters beside a list: department, savings, diet, price.

**When to use.** In the left column of a list, or behind "Filters" where there is no such column.

**When not.** For settings: Checkbox, Switch. For a single choice that changes the page: SegmentedControl.

**Anatomy.** A heading that expands and collapses; 44 px rows with a box or a dot, the value, and, at the end, how many results it would leave. A value that would leave none is disabled unless it is chosen. A long facet shows \`shown\` values and the chosen ones, and the rest on request; without JavaScript it shows them all, or leads to where they stand (\`moreHref\`). With a \`name\` its values belong to the form around it.

**Accessibility.** A group named by its heading, which is a button with its expanded state. Counts are read in words (\`countLabel\`).

**Keyboard.** Tab to the heading; Enter or Space expands and collapses it. Tab to each box; Space checks it. Dots (\`choice="one"\`) are one Tab stop; arrow keys move the choice.`,
      },
    },
  },
} satisfies Meta<typeof FacetGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Beverages 31 products' }));
    await expect(canvas.getByRole('checkbox', { name: 'Beverages 31 products' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Beverages 31 products' }));
  },
};
export const One: Story = {
  args: {
    legend: 'Price',
    choice: 'one',
    value: ['mid'],
    options: [
      { value: 'low', label: 'Under $3', count: 14 },
      { value: 'mid', label: '$3 to $6', count: 27 },
      { value: 'high', label: 'Over $6', count: 7 },
    ],
  },
};
export const Closed: Story = { args: { defaultOpen: false } };
export const Long: Story = { args: { shown: 2, moreLabel: 'Show all 5', lessLabel: 'Show fewer' } };
export const ClosedWithChoices: Story = { args: { defaultOpen: false, note: '1 chosen' } };
export const Empty: Story = { args: { value: [], options: [{ value: 'pets', label: 'Pet Care', count: 0 }] } };
