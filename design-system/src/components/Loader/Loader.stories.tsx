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
        component: `Work of unknown length.

**When to use.** Where the place of what comes is not known: more of a list, a search in a Combobox.

**When not.** For a screen or a card that is on its way: Skeleton has its geometry. In a button: Button with \`busy\`. Where the progress is known: ProgressBar.

**Anatomy.** A wheel of 20, 32 or 48 px, words that are heard or seen.

**Accessibility.** A \`status\` that says its words. With reduced motion the wheel stands still, and the words carry it: show them.

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
