import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { schedule } from '../../../testing/fixtures/subscriptions.ts';
import { Gateway } from '../../../testing/storefront.tsx';
import { SubscribeHere } from './SubscribeHere.tsx';

const meta = {
  title: 'Storefront/Subscriptions/SubscribeHere',
  component: SubscribeHere,
  args: { productId: '976885794', name: 'Whole Milk', quantity: 2, onSubscribed: () => {} },
  decorators: [
    (Story) => (
      <Gateway root={{ scheduleAndSave: schedule() }}>
        <Story />
      </Gateway>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Puts what is in a cart on the schedule.

**When to use.** Below a line of a cart whose product can be scheduled.

**When not.** On the page of Schedule & Save: AddForm.

**Anatomy.** How often, the day of the first order, whether it stays in the cart too, and the button with how many come.

**Accessibility.** A form named by its product; what went wrong is said aloud, and what was chosen stays.

**Keyboard.** Tab through the lists and the box; Enter sends.`,
      },
    },
  },
} satisfies Meta<typeof SubscribeHere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  name: 'How often and from when',
  tags: ['row:S-7'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Schedule it' })).toBeVisible();
  },
};
