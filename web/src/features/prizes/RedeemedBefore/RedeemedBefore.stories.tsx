import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadResult } from '../PrizeResult/loadResult.ts';
import { pointLabels, redemption, results } from '../../../testing/fixtures/prizes.ts';
import { RedeemedBefore } from './RedeemedBefore.tsx';

const meta = {
  title: 'Storefront/Prizes/RedeemedBefore',
  component: RedeemedBefore,
  args: {
    redemptions: [
      redemption(),
      redemption({
        id: 'R2',
        receipt: 'R-4H82QD',
        source: 'WIN',
        pointsSpent: 0,
        redeemedAtString: 'Jul 26',
        prizeType: 'REWARD',
        prizeName: '$10 grocery reward',
        result: results.REWARD,
      }),
    ],
    pointLabels,
  },
  loaders: [() => loadResult().then(() => ({}))],
  parameters: {
    docs: {
      description: {
        component: `What the household has redeemed of a prize before.

**When to use.** Below a prize that can be, or has been, redeemed more than once.

**When not.** For what was just redeemed: PrizeResult replaces the button.

**Anatomy.** A section with one result after another, newest first; codes and recipes stay readable.

**Accessibility.** A list of sections, each named by what it delivered.

**Keyboard.** Tab to the buttons that copy a code and the links.`,
      },
    },
  },
} satisfies Meta<typeof RedeemedBefore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ACodeWithPointsA: Story = { name: 'A code with points, a reward won', tags: ['row:N-26'] };
