import type { Meta, StoryObj } from '@storybook/react-vite';
import { bonusPath } from '../../../testing/fixtures/games.ts';
import type { BonusPathCard_BonusPathFragment } from './BonusPathCard.generated.ts';
import { BonusPathCard } from './BonusPathCard.tsx';

const of = (changes: Record<string, unknown> = {}) => bonusPath(changes) as BonusPathCard_BonusPathFragment;

const meta = {
  title: 'Storefront/Play and Earn/BonusPathCard',
  component: BonusPathCard,
  args: { bonusPath: of() },
  parameters: {
    docs: {
      description: {
        component: `A challenge: what to do, what it brings, how far one is (S-6, S-47).

**When to use.** In the section of bonus paths.

**When not.** For a coupon or a game.

**Anatomy.** Picture, title, reward as a ticket, and progress: segments for a few counted units, otherwise one bar (S-268 to S-273).

**Accessibility.** An article named by its title; progress has a name and its value in words; "Completed" is in words, not only green.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof BonusPathCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Segments: Story = { name: 'Counted in segments', tags: ['row:S-268'] };
export const OneBar: Story = {
  name: 'Money as one bar',
  tags: ['row:S-268'],
  args: {
    bonusPath: of({
      title: 'Spend $60 on fresh produce',
      progress: { value: 42, target: 60, percent: 70, prefix: 'Spent', valueText: '$42 / $60', segments: null },
    }),
  },
};
export const NothingYet: Story = {
  args: {
    bonusPath: of({
      progress: { value: 0, target: 3, percent: 0, prefix: 'Purchased', valueText: '0 / 3', segments: 3 },
    }),
  },
};
export const Completed: Story = {
  args: {
    bonusPath: of({
      isCompleted: true,
      statusLabel: 'Completed',
      progress: { value: 3, target: 3, percent: 100, prefix: 'Purchased', valueText: '3 / 3', segments: 3 },
    }),
  },
};
