import { Card } from '@larder/design-system/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { butter, eggs, noHoney, tomatoes } from '../../../testing/fixtures/usuals.ts';
import { Gateway } from '../../../testing/storefront.tsx';
import { UsualRow } from './UsualRow.tsx';

const usual = { item: eggs, isDue: true, quantity: 1, weight: null, isSelected: true };

const meta = {
  title: 'Storefront/Recommendations/UsualRow',
  component: UsualRow,
  args: { usual, onChange: () => {} },
  decorators: [
    (Story) => (
      <Gateway>
        <Card padding="medium">
          <ul>
            <Story />
          </ul>
        </Card>
      </Gateway>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Something that is bought again and again, and whether it is to be added.

**When to use.** In the lists of "Your usuals".

**When not.** For what is in the cart already: CartLine.

**Anatomy.** A check, the picture, name, size and saving, when it is due and how often it is bought, a stepper, and what so much of it costs. What can't be had says why and leads to something similar; what is made to order leads to its page.

**Accessibility.** A list item with a heading; the check and the stepper name the product, and why it can't be had has an icon and words.

**Keyboard.** Tab to the check, the product, and the stepper. Space selects; changing the amount selects it, too.`,
      },
    },
  },
} satisfies Meta<typeof UsualRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = { name: 'Late', tags: ['row:N-67'] };
export const OnSale: Story = {
  name: 'On sale, not selected',
  args: { usual: { ...usual, item: butter, isSelected: false } },
};
export const ByWeight: Story = {
  name: 'By weight',
  tags: ['row:S-261'],
  args: { usual: { ...usual, item: tomatoes, weight: 2 } },
};
export const SoldOut: Story = {
  name: 'Sold out',
  args: { usual: { ...usual, item: noHoney, isSelected: false } },
};
export const Busy: Story = { name: 'While it is added', args: { isBusy: true } };
