import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Next play', valueText: '40 of 100 points', value: 40, max: 100 },
  parameters: {
    docs: {
      description: {
        component: `How far along something is (S-268 to S-273 use it).

**When to use.** For points toward the next play, or purchases in a challenge.

**When not.** While something loads: Skeleton, Loader. For plays left: PlaysLeft.

**Anatomy.** A line with what is in progress and how far along it is; below, one bar or up to five segments.

**Accessibility.** A \`progressbar\` with a name and \`aria-valuetext\` in words. When full, it turns to the success color and the words say so. It fills in the reading direction.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Next play' })).toHaveAttribute(
      'aria-valuetext',
      '40 of 100 points',
    );
  },
};
export const Empty: Story = { args: { value: 0, valueText: '0 of 100 points' } };
export const Segments: Story = { args: { label: 'Purchased', value: 2, max: 3, segments: 3, valueText: '2 / 3' } };
export const Complete: Story = {
  args: { label: 'Purchased', value: 3, max: 3, segments: 3, valueText: '3 / 3', complete: true },
};
export const LabelHeardOnly: Story = { args: { labelVisible: false } };
