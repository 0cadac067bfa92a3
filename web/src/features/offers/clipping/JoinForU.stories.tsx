import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { coupon } from '../../../testing/fixtures/coupons.ts';
import { inGateway } from '../../../testing/storefront.tsx';
import { JoinForU } from './JoinForU.tsx';

const meta = {
  title: 'Storefront/Offers/JoinForU',
  component: JoinForU,
  args: { coupon: coupon(), program: 'Safeway for U', onSignIn: fn(), onClose: fn() },
  decorators: [inGateway],
  parameters: {
    docs: {
      // a dialog covers its page: each story has a page of its own
      story: { inline: false, height: '640px' },
      description: {
        component: `Asks a guest to join for the offer that was clicked (S-39).

**When to use.** When a guest who clicked an offer says that they are new here.

**When not.** For a member whose session has ended: SignInDialog.

**Anatomy.** The coupon across the top, what joining brings, the way to join, and the way to sign in instead. What was clicked is clipped on return.

**Accessibility.** A dialog named by its title, which takes focus.

**Keyboard.** Tab to each button; Escape closes.`,
      },
    },
  },
} satisfies Meta<typeof JoinForU>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['row:S-39'],
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Join Safeway for U' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Join free' })).toHaveAttribute('href', '/account/join.html');
    await userEvent.click(screen.getByRole('button', { name: "I'm a member already" }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};
