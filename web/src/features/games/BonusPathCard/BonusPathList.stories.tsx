import type { Meta, StoryObj } from '@storybook/react-vite';
import { bonusPath } from '../../../testing/fixtures/games.ts';
import type { BonusPathCard_BonusPathFragment } from './BonusPathCard.generated.ts';
import { BonusPathList } from './BonusPathList.tsx';

const of = (changes: Record<string, unknown> = {}) => bonusPath(changes) as BonusPathCard_BonusPathFragment;

const meta = {
  title: 'Storefront/Play and Earn/BonusPathList',
  component: BonusPathList,
  args: {
    bonusPaths: [
      of(),
      of({
        id: 'b2',
        title: 'Shop 4 times in August',
        rewardText: '$5 reward',
        isCompleted: true,
        statusLabel: 'Bonus Path Completed',
        progress: { value: 4, target: 4, percent: 100, prefix: 'Transactions', valueText: '4 / 4', segments: 4 },
      }),
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `A few Bonus Path challenges in one card.

**When to use.** Beside something else, as on the home page, with two or three challenges.

**When not.** For all of them on a page of their own: BonusPathCard.

**Anatomy.** A row each: picture, title, ticket with the reward, progress.

**Accessibility.** A list; each row has a heading. Progress is a progress bar with its values in words.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof BonusPathList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { bonusPaths: [of()] } };
