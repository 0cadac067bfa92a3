import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { AvailabilityMessage } from './index.ts';

const meta = {
  title: 'Components/Shop/AvailabilityMessage',
  component: AvailabilityMessage,
  args: { kind: 'out', children: 'Out of Stock' },
  parameters: {
    docs: {
      description: {
        component: `Whether and how an item is available.

**When to use.** On a product's card and page, in a cart line, or next to a channel (pickup, delivery, in store).

**When not.** For errors: Alert. For something the shopper can fix in a field: the field's own error.

**Anatomy.** An icon for each kind and the reason in words, verbatim from the catalog. A "no" is in full ink, with a next step beside it: Add to List, See similar.

**Accessibility.** Conveyed by icon and words, never by color alone. Give it an \`id\`, and reference it in \`aria-describedby\` of the action it explains.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof AvailabilityMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OutOfStock: Story = {};
export const InStoreOnly: Story = {
  name: 'In store only',
  tags: ['row:S-237'],
  args: { kind: 'elsewhere', children: 'Only Available In-Store' },
};
export const DeliveryOnly: Story = {
  name: 'Delivery only',
  tags: ['row:S-237'],
  args: { kind: 'elsewhere', icon: 'clock', children: 'Only Available for Delivery' },
};
export const All: Story = {
  render: () => (
    <Stack gap={3}>
      <AvailabilityMessage kind="available">Available, aisle 1</AvailabilityMessage>
      <AvailabilityMessage kind="few">Only 2 left</AvailabilityMessage>
      <AvailabilityMessage kind="elsewhere">Only Available In-Store</AvailabilityMessage>
      <AvailabilityMessage kind="later">From Friday, August 7</AvailabilityMessage>
      <AvailabilityMessage kind="out">Out of Stock</AvailabilityMessage>
    </Stack>
  ),
};
