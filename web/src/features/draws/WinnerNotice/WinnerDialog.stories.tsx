import type { Meta, StoryObj } from '@storybook/react-vite';
import { WinnerDialog } from './WinnerDialog.tsx';

const win = {
  programTitle: 'Summer Cookout',
  prizeName: 'free groceries for a month',
  prizeValueString: '$600',
  claimByString: 'Aug 13',
  isClaimed: false,
  canClaim: true,
};

const meta = {
  title: 'Storefront/Sweepstakes/WinnerDialog',
  component: WinnerDialog,
  args: { win, more: 0, busy: null, failed: null, onClaim() {}, onAcknowledge() {}, onClose() {} },
  parameters: {
    docs: {
      description: {
        component: `Tells a household that it has won a draw.

**When to use.** On any page, as long as the win has not been acknowledged.

**When not.** For a prize won in a play: PlayResult.

**Anatomy.** Art, "Congratulations!", what was won in which sweepstakes, its worth, until when it can be claimed, the claim, and the quiet way that ends the notice.

**Accessibility.** The heading takes the focus and is read with the sentence below it. The confetti rests under reduced motion. What did not go through is said at once.

**Keyboard.** Tab goes round inside; Escape closes it until the next page is loaded.`,
      },
    },
  },
} satisfies Meta<typeof WinnerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = {};
export const OneOfSeveral: Story = { args: { more: 1 } };
export const Claiming: Story = { args: { busy: 'claim' } };
export const Claimed: Story = { args: { win: { ...win, isClaimed: true, canClaim: false } } };
export const NotSaved: Story = {
  args: {
    failed: {
      what: 'acknowledge',
      message: 'Apologies, our site is currently experiencing technical difficulties, please try again later.',
    },
  },
};
