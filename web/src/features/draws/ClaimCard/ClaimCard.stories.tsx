import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Gateway } from '../../../testing/storefront.tsx';
import type { WinnerNotice_WinFragment } from '../WinnerNotice/WinnerNotice.generated.ts';
import { ClaimCard } from './ClaimCard.tsx';

const win: WinnerNotice_WinFragment = {
  __typename: 'SweepstakesWin',
  id: 'COOKOUT:month',
  programCode: 'COOKOUT',
  programTitle: 'Summer Cookout',
  prizeId: 'month',
  prizeName: 'Free groceries for a month',
  prizeValueString: '$600',
  claimByString: 'Aug 13',
  status: 'NOTIFIED',
  canClaim: true,
};
const refused = {
  win: null,
  userErrors: [{ code: 'CLAIM_EXPIRED', message: 'The time to claim is over.', field: null }],
};

const meta = {
  title: 'Storefront/Sweepstakes/ClaimCard',
  component: ClaimCard,
  args: { win },
  parameters: {
    docs: {
      description: {
        component: `A household's win on the page of its game.

**When to use.** From the draw until the prize is delivered, even after the notice has been acknowledged.

**When not.** To announce a win on any page: WinnerDialog.

**Anatomy.** A cup, the prize, the deadline to claim it, and one button; later, the status of the claim.

**Accessibility.** A named section; errors are alerts inside it.

**Keyboard.** Tab to the button.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <Gateway root={{ claimWin: refused }}>
        <Story />
      </Gateway>
    ),
  ],
} satisfies Meta<typeof ClaimCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ready to claim, but the press comes too late. */
export const ToClaim: Story = {
  name: 'To claim, and refused',
  tags: ['row:T-61'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim your prize' }));
    await expect(await canvas.findByText('The time to claim is over.')).toBeVisible();
  },
};
export const Claimed: Story = {
  name: 'Claimed',
  tags: ['row:N-31'],
  args: { win: { ...win, status: 'CLAIMED', canClaim: false } },
};
