import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointLabels, redemption, results } from '../../../testing/fixtures/prizes.ts';
import { PrizeResult } from './PrizeResult.tsx';

const meta = {
  title: 'Storefront/Prizes/PrizeResult',
  component: PrizeResult,
  args: { redemption: redemption(), pointLabels, fresh: true },
  parameters: {
    docs: {
      description: {
        component: `What a redemption has brought, by type of prize.

**When to use.** On a prize's page after redeeming, and whenever it is viewed again.

**When not.** For a play's result: PlayResult.

**Anatomy.** The text first, then the code or the recipe, a way on, and what it cost.

**Accessibility.** A section named by its text; a new one takes focus.

**Keyboard.** Tab through.`,
      },
    },
  },
} satisfies Meta<typeof PrizeResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = { name: 'VENDOR: a code', tags: ['row:G-43'] };
export const Offer: Story = {
  name: 'B4U_OFFER: clipped and in My List',
  tags: ['row:G-43'],
  args: { redemption: redemption({ prizeType: 'B4U_OFFER', result: results.B4U_OFFER }) },
};
export const Reward: Story = {
  name: 'REWARD: credited',
  tags: ['row:G-43'],
  args: { redemption: redemption({ prizeType: 'REWARD', result: results.REWARD }) },
};
export const FreshPass: Story = {
  name: 'FRESH_PASS: a period',
  tags: ['row:G-43'],
  args: { redemption: redemption({ prizeType: 'FRESH_PASS', result: results.FRESH_PASS }) },
};
export const Recipe: Story = {
  name: 'RECIPE: unlocked',
  tags: ['row:G-43'],
  args: { redemption: redemption({ prizeType: 'RECIPE', result: results.RECIPE }) },
};
export const Entries: Story = {
  name: 'SWEEPSTAKES: entries',
  tags: ['row:G-43'],
  args: { redemption: redemption({ prizeType: 'SWEEPSTAKES', result: results.SWEEPSTAKES }) },
};
export const Choice: Story = {
  name: 'ALTERNATE_PRIZES: what was chosen',
  tags: ['row:G-43'],
  args: {
    redemption: redemption({ source: 'CHOICE', prizeName: 'Seasonal bouquet', result: results.B4U_OFFER }),
  },
};
export const ReadAgain: Story = { args: { fresh: false } };
export const Won: Story = { args: { redemption: redemption({ source: 'WIN', pointsSpent: 0 }) } };
