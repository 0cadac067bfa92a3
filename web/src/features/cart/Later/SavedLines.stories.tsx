import type { Meta, StoryObj } from '@storybook/react-vite';
import { groceryLines, savedLine, soldOut } from '../../../testing/fixtures/carts.ts';
import { inGateway } from '../../../testing/storefront.tsx';
import { SavedLines } from './SavedLines.tsx';

const [strawberries, , , milk] = groceryLines;

const meta = {
  title: 'Storefront/Cart/SavedLines',
  component: SavedLines,
  args: { lines: [savedLine(strawberries!), savedLine(milk!)], wanted: new Map() },
  decorators: [inGateway],
  parameters: {
    docs: {
      description: {
        component: `What a shopper keeps for later, out of every sum, with the choices it had in the cart.

**When to use.** Below the carts, on their page and in the drawer.

**When not.** For things to buy one day that were never in a cart: My List.

**Anatomy.** As lines of a cart, with what they cost now; "Move to cart" in place of the stepper, and Remove.

**States.** What can't be had says why, and waits. Nothing is drawn while nothing is kept.

**Accessibility.** A region with a list; each button names its product. What moved can be undone, and the focus is on Undo.

**Keyboard.** Tab through the links and buttons.`,
      },
    },
  },
} satisfies Meta<typeof SavedLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SoldOut: Story = { args: { lines: [savedLine(milk!, { availability: soldOut, quantity: 2 })] } };
