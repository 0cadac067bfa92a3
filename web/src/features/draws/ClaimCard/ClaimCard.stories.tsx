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

**When to use.** From the draw until the prize is handed over, also after the notice was acknowledged.

**When not.** To tell a win on any page: WinnerDialog.

**Anatomy.** A cup, the prize and until when it can be claimed, one button; later how the claim stands.

**Accessibility.** A section with a name; what went wrong is an alert inside it.

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

/** To claim; the press came too late. */
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
