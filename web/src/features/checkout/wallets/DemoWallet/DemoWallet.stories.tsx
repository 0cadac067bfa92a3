import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoWallet } from './DemoWallet.tsx';

const meta = {
  title: 'Storefront/Checkout/DemoWallet',
  component: DemoWallet,
  args: { bill: { shop: 'Safeway', total: '32.83', hold: '32.83' }, answer: () => undefined },
  parameters: {
    docs: {
      description: {
        component: `The sheet of the demo's wallet, in the place of Apple Pay's and Google Pay's.

**When to use.** At the review's button, where the payment provider's stand-in runs and the demo wallet is chosen.

**When not.** In production: a browser draws the sheets of its own wallets.

**Anatomy.** A dialog with two cards, one that pays and one that is declined, what is held where something is weighed, and the button with the amount.

**Accessibility.** The title takes the focus, and it returns to the button that opened the sheet; the cards are radio buttons in a group with a legend.

**Keyboard.** Tab to the cards, arrows between them, Tab to the button; Escape closes the sheet, and nothing is ordered.`,
      },
    },
  },
} satisfies Meta<typeof DemoWallet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Total: Story = { name: 'The total', tags: ['row:N-64'] };
export const Weighed: Story = {
  name: 'More is held than the estimate',
  tags: ['row:N-50'],
  args: { bill: { shop: 'Safeway', total: '32.83', hold: '36.12' } },
};
