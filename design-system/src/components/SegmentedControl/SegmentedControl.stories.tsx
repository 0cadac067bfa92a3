import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';
import { SegmentedLinks } from './SegmentedLinks.tsx';

function Controlled(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Actions/SegmentedControl',
  component: SegmentedControl,
  render: (args) => <Controlled {...args} />,
  args: {
    legend: 'How you shop',
    value: 'pickup',
    onChange: () => {},
    segments: [
      { value: 'pickup', label: 'Pickup' },
      { value: 'delivery', label: 'Delivery' },
      { value: 'store', label: 'In store' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `One of a few views of the same content, side by side.

**When to use.** For two to five options, a word or two each, that change the view at once: pickup or delivery, list or map, the color scheme.

**When not.** For parts with content of their own: Tabs. For an answer in a form: RadioGroup. Where the address says which view is open, SegmentedLinks has the same look and works without JavaScript.

**Anatomy.** A track in the tile color; the chosen segment is a card with a control's border: chosen is ink, not brand.

**Accessibility.** Native radio buttons in a named group. The chosen one differs by its border, in forced colors too.

**Keyboard.** One Tab stop; arrow keys choose.`,
      },
    },
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  tags: ['browser'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Pickup' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    await userEvent.click(canvas.getByText('In store'));
    await expect(canvas.getByRole('radio', { name: 'In store' })).toBeChecked();
  },
};
export const WithIcons: Story = {
  args: {
    legend: 'Scheme',
    value: 'light',
    segments: [
      { value: 'light', label: 'Light', icon: 'sun' },
      { value: 'dark', label: 'Dark', icon: 'bell' },
    ],
  },
};
export const LegendShown: Story = {
  args: {
    legend: 'Appearance',
    legendHidden: false,
    value: 'system',
    segments: [
      { value: 'system', label: 'System' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
};
export const OneDisabled: Story = {
  args: {
    segments: [
      { value: 'pickup', label: 'Pickup' },
      { value: 'delivery', label: 'Delivery', disabled: true },
    ],
  },
};
export const Links: Story = {
  render: () => (
    <SegmentedLinks
      label="View"
      current="#grid"
      iconsOnly
      segments={[
        { href: '#grid', label: 'Grid', icon: 'layout-grid' },
        { href: '#list', label: 'List', icon: 'list' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Grid' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Grid' })).toHaveAttribute('aria-current', 'true');
  },
};
