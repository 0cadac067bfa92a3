import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { severalPrizes, walletItem } from '../../../testing/fixtures/wallet.ts';
import type { WalletItem_ItemFragment } from './WalletItem.generated.ts';
import { WalletSections } from './WalletSections.tsx';
import { WalletSkeleton } from './WalletSkeleton.tsx';

const of = (items: Record<string, unknown>[]) => items as unknown as WalletItem_ItemFragment[];

const meta = {
  title: 'Storefront/Prizes/WalletSections',
  component: WalletSections,
  args: { items: of(severalPrizes()) },
  argTypes: { items: { control: false }, focus: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `All prizes of a household, by what there is to do with them.

**When to use.** In the wallet, the one place for prizes from all games.

**When not.** For prizes still to win: PrizeShelf. For the prizes from one finished game: WonPrizeCard.

**Anatomy.** Needs you: large cards with a deadline and one action; the nearest deadline has the filled button. Ready: smaller cards. Used and Over: rows. Empty sections are left out.

**Accessibility.** Each section is a region named by its heading, and its prizes are a list. Buttons name their prize. A near deadline has a clock and words, not just a color.

**Keyboard.** Tab goes from action to action; a newly loaded prize takes focus.`,
      },
    },
  },
} satisfies Meta<typeof WalletSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  name: 'Something in every section',
  tags: ['row:N-26'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Claim your prize/ })).toBeVisible();
  },
};
export const OneReady: Story = { name: 'One prize, ready', args: { items: of([walletItem()]) } };
export const OnTheirWay: Story = { name: 'Prizes on their way', render: () => <WalletSkeleton /> };
