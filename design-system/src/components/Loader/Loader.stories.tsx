import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Loader } from './Loader.tsx';

const meta = {
  title: 'Components/Feedback/Loader',
  component: Loader,
  args: { label: 'Loading more coupons' },
  parameters: {
    docs: {
      description: {
        component: `Work of unknown duration.

**When to use.** Where the shape of what's coming is unknown: more of a list, a search in a Combobox.

**When not.** For a screen or a card that is loading: a Skeleton has its geometry. In a button: Button with \`busy\`. When progress is known: ProgressBar.

**Anatomy.** A 20, 32, or 48 px spinner and a label, visible or only read out.

**Accessibility.** A \`status\` that reads its label. With reduced motion the spinner stands still, so show the label.

**Keyboard.** None of its own.`,
      },
    },
  },
} satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading more coupons')).toBeInTheDocument();
  },
};
export const WithWords: Story = { args: { labelVisible: true } };
export const Sizes: Story = {
  render: () => (
    <Inline gap={6}>
      <Loader label="Loading" size="small" />
      <Loader label="Loading" />
      <Loader label="Loading" size="large" />
    </Inline>
  ),
};
