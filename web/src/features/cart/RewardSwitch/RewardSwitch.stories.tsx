import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inGateway } from '../../../testing/storefront.tsx';
import { RewardSwitch } from './RewardSwitch.tsx';

const rewards = {
  __typename: 'CartRewards',
  isUsed: false,
  available: { __typename: 'Money', amount: '7.00' },
} as const;

const meta = {
  title: 'Storefront/Cart/RewardSwitch',
  component: RewardSwitch,
  args: { cartId: 'groceries', rewards },
  decorators: [inGateway],
  parameters: {
    docs: {
      description: {
        component: `Lets a cart spend the household's grocery rewards, or keeps it from it.

**When to use.** Beside the sums of a grocery cart whose household has grocery rewards.

**When not.** In carts that can't spend them: the wine shop's, a seller's, an order's that is being changed.

**Anatomy.** A switch, what it takes off, and what it doesn't.

**Accessibility.** A switch; the new total is said aloud. A failure is its error.

**Keyboard.** Tab to it; Space.`,
      },
    },
  },
} satisfies Meta<typeof RewardSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  tags: ['row:N-35'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('switch', { name: 'Use $7.00 of grocery rewards' })).not.toBeChecked(),
};
export const On: Story = { args: { rewards: { ...rewards, isUsed: true } } };
/** The gateway doesn't answer: the switch goes back and says so. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(await canvas.findByText("That didn't work. Try again.")).toBeVisible();
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
