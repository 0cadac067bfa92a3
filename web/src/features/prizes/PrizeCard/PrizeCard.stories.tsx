import type { Meta, StoryObj } from '@storybook/react-vite';
import { program } from '../../../testing/fixtures/games.ts';
import type { PrizeCard_PrizeFragment } from './PrizeCard.generated.ts';
import { PrizeCard } from './PrizeCard.tsx';
import { PrizeShelf } from './PrizeShelf.tsx';

const prizes = program()['prizes'] as PrizeCard_PrizeFragment[];
const prize = (changes: Partial<PrizeCard_PrizeFragment> = {}) => ({ ...prizes[0]!, ...changes });

const meta = {
  title: 'Storefront/Play and Earn/PrizeCard',
  component: PrizeCard,
  args: { prize: prize() },
  render: (args) => (
    <ul>
      <PrizeCard {...args} />
    </ul>
  ),
  parameters: {
    docs: {
      description: {
        component: `A prize that can be won or redeemed: what it costs and how many are left.

**When to use.** On the shelf of a game's prizes.

**When not.** For a prize that was won: WonPrizeCard.

**Anatomy.** Picture on a tile, name, points, how many are left, and the shopper's status. The whole card links to the prize.

**Accessibility.** A list item with a heading. Low stock is in words and in a heavier weight; a sold-out prize is pale and says so.

**Keyboard.** Tab to the name, Enter opens the prize; the shelf scrolls on a phone and takes focus.`,
      },
    },
  },
} satisfies Meta<typeof PrizeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const FewLeft: Story = { args: { prize: prize({ isLow: true, quantityLeftText: '9 left' }) } };
export const PointsMissing: Story = {
  name: 'Points are missing',
  tags: ['row:G-123'],
  args: { prize: prize({ state: 'INSUFFICIENT_POINTS', pointsMissing: 8 }) },
};
export const LimitReached: Story = { args: { prize: prize({ state: 'LIMIT_REACHED' }) } };
export const Held: Story = { args: { prize: prize({ state: 'HELD' }) } };
export const WonByPlaying: Story = { args: { prize: prize({ state: 'ONLY_WON' }) } };
export const NoneLeft: Story = {
  args: { prize: prize({ available: false, state: 'SOLD_OUT', quantityLeftText: 'None left' }) },
};
export const Shelf: Story = { render: () => <PrizeShelf label="Available prizes" prizes={prizes} /> };
