import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pointLabels } from '../../../testing/fixtures/prizes.ts';
import { EnterCard } from './EnterCard.tsx';

const meta = {
  title: 'Storefront/Prizes/EnterCard',
  component: EnterCard,
  args: {
    entries: 12,
    limit: 50,
    costPoints: 20,
    balance: 240,
    pointLabels,
    freeEntryHref: '/free-entry/HARVEST',
    shopHref: '#',
    busy: false,
    onEnter: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `How a draw is entered: for points or for nothing.

**When to use.** On a SWEEPSTAKES prize's page.

**When not.** For a prize delivered right away: the panel's button.

**Anatomy.** Entries so far, the household's limit, how many more, the paid and the free way at the same size, and the points left afterward.

**Accessibility.** The limit is progress with words; the button names the cost of all entries.

**Keyboard.** Arrow keys and digits change the number of entries.`,
      },
    },
  },
} satisfies Meta<typeof EnterCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Open for entries',
  tags: ['row:G-43'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more entry' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enter for 40 Game points' }));
    await expect(args.onEnter).toHaveBeenCalledWith(2);
  },
};
export const FirstEntry: Story = { args: { entries: 0 } };
export const LimitReached: Story = { args: { entries: 50 } };
export const PointsMissing: Story = { args: { balance: 12 } };
export const Entering: Story = { args: { busy: true } };
