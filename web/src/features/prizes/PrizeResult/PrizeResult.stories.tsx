import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointLabels, redemption, results } from '../testing/fixtures.ts';
import { PrizeResult } from './PrizeResult.tsx';

const meta = {
  title: 'Storefront/Prizes/PrizeResult',
  component: PrizeResult,
  args: { redemption: redemption(), pointLabels, fresh: true },
  parameters: {
    docs: {
      description: {
        component: `What a redemption has brought, by type of prize.

**When to use.** On a prize's page after redeeming, and whenever it is read again.

**When not.** For the result of a play: PlayResult.

**Anatomy.** The words first, then the code or the recipe, a way on, what it cost.

**Accessibility.** A section named by its words; fresh it takes the focus.

**Keyboard.** Tab through.`,
      },
    },
  },
} satisfies Meta<typeof PrizeResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const G43Code: Story = { name: 'G-43 VENDOR: a code' };
export const G43Offer: Story = {
  name: 'G-43 B4U_OFFER: clipped and in My List',
  args: { redemption: redemption({ prizeType: 'B4U_OFFER', result: results.B4U_OFFER }) },
};
export const G43Reward: Story = {
  name: 'G-43 REWARD: credited',
  args: { redemption: redemption({ prizeType: 'REWARD', result: results.REWARD }) },
};
export const G43FreshPass: Story = {
  name: 'G-43 FRESH_PASS: a period',
  args: { redemption: redemption({ prizeType: 'FRESH_PASS', result: results.FRESH_PASS }) },
};
export const G43Recipe: Story = {
  name: 'G-43 RECIPE: unlocked',
  args: { redemption: redemption({ prizeType: 'RECIPE', result: results.RECIPE }) },
};
export const G43Entries: Story = {
  name: 'G-43 SWEEPSTAKES: entries',
  args: { redemption: redemption({ prizeType: 'SWEEPSTAKES', result: results.SWEEPSTAKES }) },
};
export const G43Choice: Story = {
  name: 'G-43 ALTERNATE_PRIZES: what was chosen',
  args: {
    redemption: redemption({ source: 'CHOICE', prizeName: 'Seasonal bouquet', result: results.B4U_OFFER }),
  },
};
export const ReadAgain: Story = { args: { fresh: false } };
export const Won: Story = { args: { redemption: redemption({ source: 'WIN', pointsSpent: 0 }) } };
