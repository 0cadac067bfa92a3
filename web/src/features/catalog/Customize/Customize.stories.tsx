import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn } from 'storybook/test';
import { group } from '../../../testing/fixtures/products.ts';
import { Customize } from './Customize.tsx';

const groups = [
  group('bread', 'Bread', 1, 1, [
    'Sourdough* @bread-sourdough',
    'Whole wheat! @bread-wheat',
    'Gluten-free 1.50 @bread-pale',
  ]),
  group('extras', 'Extras', 0, 2, ['Avocado 1.75 @avocado', 'Bacon 2.00 @bacon', 'Pickles @pickles']),
];

const meta = {
  title: 'Storefront/Catalog/Customize',
  component: Customize,
  args: {
    product: { id: '100000009', name: 'Market Turkey Sandwich', maximumQuantity: 12 },
    baseCents: 899,
    groups,
    onAdd: fn(),
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  beforeEach: () => sessionStorage.clear(),
  parameters: {
    docs: {
      description: {
        component: `What goes into a made-to-order product, with the price as it is chosen.

**When to use.** On the page of a product that can be customized.

**When not.** For a product by weight alone: Weigh.

**Anatomy.** How it was made last, if it was; a group of cards for each choice, with pictures where there are any; a note of 120 characters; what it costs and why; how many, and Add, which stay at the bottom of a phone.

**Accessibility.** Each group is named with its rule. The sum is said as it changes. What would be one too many, or is out today, can't be pressed.

**Keyboard.** Tab and arrow keys as in any group of radio buttons and checkboxes.`,
      },
    },
  },
} satisfies Meta<typeof Customize>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['row:S-82'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Avocado +$1.75' }));
    await expect(canvas.getByText('$10.74')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(canvas.queryByText('$10.74')).toBeNull();
  },
};
const before = {
  __typename: 'MadeBefore' as const,
  dayText: 'Jul 26',
  optionIds: ['bread-0', 'extras-1'],
  comments: 'Cut in half',
};
export const MadeBefore: Story = {
  name: 'As it was made before',
  tags: ['row:S-82'],
  args: { before, facts: ['790 calories.', 'Contains wheat, milk.'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use it' }));
    await expect(canvas.getByRole('checkbox', { name: 'Bacon +$2.00' })).toBeChecked();
    await expect(canvas.getByText('$10.99')).toBeVisible();
    await expect(canvas.queryByText('Like on Jul 26?')).toBeNull();
  },
};
/** Text only: nobody drew these. */
export const WithoutPictures: Story = {
  args: { groups: [group('size', 'Size', 1, 1, ['12 oz*', '16 oz 0.60']), group('card', 'Card', 0, 1, ['Thank you'])] },
};
export const WithoutPrice: Story = { args: { baseCents: null } };
