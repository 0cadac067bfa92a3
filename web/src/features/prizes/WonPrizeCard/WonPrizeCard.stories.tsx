import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WonPrizeCard_PrizeFragment } from './WonPrizeCard.generated.ts';
import { WonPrizeCard } from './WonPrizeCard.tsx';

const prize = (changes: Partial<WonPrizeCard_PrizeFragment> = {}): WonPrizeCard_PrizeFragment => ({
  __typename: 'WonPrize',
  id: 'w1',
  winId: 'w1',
  prizeId: 'p1',
  prizeType: 'B4U_OFFER',
  name: 'Free coffee, any size',
  language: 'en',
  imageId: 'hot-beverage',
  status: 'WON',
  redeemByString: 'Sep 14',
  redeemedAtString: null,
  ...changes,
});

const meta = {
  title: 'Storefront/Play and Earn/WonPrizeCard',
  component: WonPrizeCard,
  args: { prize: prize(), programCode: 'HARVEST' },
  render: (args) => (
    <ul>
      <WonPrizeCard {...args} />
    </ul>
  ),
  parameters: {
    docs: {
      description: {
        component: `A prize that was won, and until when it can be had.

**When to use.** On a finished game's page, among the shopper's prizes.

**When not.** For a prize that can still be won: PrizeCard.

**Anatomy.** Picture, name, one line (redeem by, redeemed on, expired, or revoked), and a link to the prize; the first unredeemed one has the filled button.

**Accessibility.** A list item with a heading; the status is in words beside its icon.

**Keyboard.** Tab to the button, which names its prize.`,
      },
    },
  },
} satisfies Meta<typeof WonPrizeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToRedeem: Story = {};
export const FirstToRedeem: Story = { args: { first: true } };
export const Redeemed: Story = { args: { prize: prize({ status: 'REDEEMED', redeemedAtString: 'Aug 9' }) } };
export const Expired: Story = { args: { prize: prize({ status: 'EXPIRED' }) } };
export const TakenBack: Story = { args: { prize: prize({ status: 'REVOKED' }) } };
