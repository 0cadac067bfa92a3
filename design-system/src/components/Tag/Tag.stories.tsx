import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Components/Data display/Tag',
  component: Tag,
  args: { children: 'Organic' },
  parameters: {
    docs: {
      description: {
        component: `A property, or an active filter, in a word or two.

**When to use.** For properties of a product (SNAP, organic), changes in an order (\`inverse\`: Added, Removed), and filters above results, with a remove button.

**When not.** For a saving or a reward: SavingsBadge, the one yellow element. For a number on an icon: CountBadge. For where a game stands: Status.

**Anatomy.** An optional icon, the words, and a cross when it can be removed, which makes it 44 px high.

**Accessibility.** The words say it, never color alone. A removable tag is a button, or with \`removeHref\` a link, whose name says so: "Remove Organic".

**Keyboard.** Tab reaches a removable tag; Enter and Space remove it.`,
      },
    },
  },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline gap={2}>
      <Tag>SNAP</Tag>
      <Tag tone="success" icon="check">
        In stock
      </Tag>
      <Tag tone="warning" icon="clock">
        Expires soon
      </Tag>
      <Tag tone="error" icon="circle-alert">
        Sold out
      </Tag>
      <Tag tone="inverse">Added</Tag>
    </Inline>
  ),
};
export const Removable: Story = {
  args: { onRemove: fn(), removeLabel: 'Remove Organic' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Organic' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const FiltersThatAreOn: Story = {
  render: () => (
    <Inline gap={2}>
      {['Organic', 'Under $5', 'Gluten free'].map((name) => (
        <Tag key={name} tone="inverse" onRemove={() => {}} removeLabel={`Remove ${name}`}>
          {name}
        </Tag>
      ))}
    </Inline>
  ),
};
export const FiltersInTheAddress: Story = {
  args: { tone: 'inverse', removeHref: '#all', removeLabel: 'Remove Organic' },
};
