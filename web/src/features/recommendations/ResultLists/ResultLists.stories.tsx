import type { Meta, StoryObj } from '@storybook/react-vite';
import { butter, eggs, tomatoes, usuals } from '../../../testing/fixtures/usuals.ts';
import { Gateway } from '../../../testing/storefront.tsx';
import type { Item } from '../basket.ts';
import type { Outcome } from '../useQuickAdd.ts';
import { ResultLists } from './ResultLists.tsx';

const outcome = ({ product }: Item, refusal?: [code: string, message: string], weight?: number): Outcome => ({
  line: {
    productId: product.id,
    name: product.fullName,
    quantity: 1,
    ...(weight === undefined ? {} : { weight }),
  },
  product,
  result: {
    productId: product.id,
    added: !refusal,
    addedQuantity: refusal ? 0 : 1,
    lineId: refusal ? null : `line-${product.id}`,
    reasonCode: refusal?.[0] ?? null,
    message: refusal?.[1] ?? null,
  },
});
const coffee = usuals().dueNow.at(-1) as Item;
const added = [outcome(tomatoes, undefined, 2), outcome(butter)];

const meta = {
  title: 'Storefront/Recommendations/ResultLists',
  component: ResultLists,
  args: {
    outcomes: [
      outcome(eggs, ['UNAVAILABLE', 'This item is out of stock']),
      outcome(coffee, ['TOO_MANY', 'One order can hold 1 of this item.']),
      ...added,
    ],
  },
  decorators: [
    (Story) => (
      <Gateway>
        <Story />
      </Gateway>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `What became of each line that was to be added.

**When to use.** After the usuals were added.

**When not.** For one product on its card: a notice says why it was refused.

**Anatomy.** First what needs the shopper, each with why it was not added and a way on; then what is in the cart, with how much was added and a stepper.

**Accessibility.** Two regions with headings and lists; added and refused differ by icon and words, not by color alone.

**Keyboard.** Tab to each product and to its way on or its stepper.`,
      },
    },
  },
} satisfies Meta<typeof ResultLists>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: 'Two need the shopper', tags: ['row:N-68'] };
export const All: Story = { name: 'All added', args: { outcomes: added } };
