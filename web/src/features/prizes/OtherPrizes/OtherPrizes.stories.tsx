import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointLabels } from '../../../testing/fixtures/prizes.ts';
import type { OtherPrizes_PrizeFragment } from './OtherPrizes.generated.ts';
import { OtherPrizes } from './OtherPrizes.tsx';

const other = (id: string, name: string, imageId: string, costPoints: number): OtherPrizes_PrizeFragment => ({
  __typename: 'Prize',
  id,
  programCode: 'HARVEST',
  name,
  imageId,
  costPoints,
  quantityLeftText: '41 left',
  available: true,
});

const meta = {
  title: 'Storefront/Prizes/OtherPrizes',
  component: OtherPrizes,
  args: {
    prizes: [
      other('a', 'Family apple pie', 'pie', 120),
      other('b', '12 bakery doughnuts', 'doughnut', 100),
      other('c', '4 butter croissants', 'croissant', 60),
    ],
    pointLabels,
  },
  parameters: {
    docs: {
      description: {
        component: `Other prizes of the game, each in one line.

**When to use.** Under a prize that isn't available now.

**When not.** For all of a game's prizes: PrizeShelf.

**Anatomy.** Picture, name, cost, and stock.

**Accessibility.** A list of links, each named by its prize.

**Keyboard.** Tab from one to the next.`,
      },
    },
  },
} satisfies Meta<typeof OtherPrizes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
