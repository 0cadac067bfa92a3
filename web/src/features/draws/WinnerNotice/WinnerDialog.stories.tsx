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

**When to use.** On any page, until the win is acknowledged.

**When not.** For a prize won in a play: PlayResult.

**Anatomy.** Art, "Congratulations!", the prize and its sweepstakes, its value, the deadline to claim it, the claim button, and a quiet button that ends the notice.

**Accessibility.** The heading takes focus and is read with the sentence below it. The confetti doesn't move under reduced motion. Failures are announced right away.

**Keyboard.** Tab cycles inside; Escape closes it until the next page load.`,
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
