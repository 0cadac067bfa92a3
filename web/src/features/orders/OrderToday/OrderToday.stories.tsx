import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onItsDay, orderOnItsWay, orderOnPage } from '../../../testing/fixtures/orders/order-pages.ts';
import { inGateway } from '../../../testing/storefront.tsx';
import { OrderToday } from './OrderToday.tsx';

const waiting = orderOnPage({ state: 'READY', stateText: 'Ready for pickup' });
const atTheStore = onItsDay({ title: 'Ready for pickup', journey: null, canSayImHere: true });

const meta = {
  title: 'Storefront/Orders/OrderToday',
  component: OrderToday,
  args: { order: orderOnItsWay(), today: onItsDay() },
  decorators: [inGateway],
  parameters: {
    docs: {
      description: {
        component: `The day of an order: where its driver is, or that it waits at the store.

**When to use.** On an order's page from when it's packed until the shopper has it.

**When not.** Before: OrderProgress, with what can still be changed. After: the receipt.

**Anatomy.** A map without a scale (gone dotted, to come in ink, stops as rings, the door as a pin), the state and when the driver was seen, how far away they are, and the way so far. A pickup has a field for where the shopper stands, and "I'm here".

**Accessibility.** The map is one picture with a sentence, and the words below it say the same. Nothing glides with reduced motion.

**Keyboard.** Tab to the field and its button.`,
      },
    },
  },
} satisfies Meta<typeof OrderToday>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = { name: 'A driver on the way', tags: ['row:N-61'] };
export const Unknown: Story = {
  name: 'A driver who is not seen',
  tags: ['row:N-61'],
  args: { today: onItsDay({ title: 'Here by 6 PM', journey: null }) },
};
export const Waits: Story = {
  name: 'Waiting at the store',
  tags: ['row:N-61'],
  args: { order: waiting, today: atTheStore },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Where are you?' }), 'Bay 4');
    await expect(canvas.getByRole('button', { name: "I'm here" })).toBeEnabled();
  },
};
export const Here: Story = {
  name: 'The store knows',
  tags: ['row:N-61'],
  args: {
    order: waiting,
    today: { ...atTheStore, arrivalText: "We know you're here: Bay 4. Someone will bring it out." },
  },
};
