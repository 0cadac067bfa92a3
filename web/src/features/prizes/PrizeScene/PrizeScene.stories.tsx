import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrizeScene } from './PrizeScene.tsx';

const meta = {
  title: 'Storefront/Prizes/PrizeScene',
  component: PrizeScene,
  args: { prizeType: 'VENDOR', imageId: 'popcorn' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A prize as a still life: one picture large on a floor.

**When to use.** Once on a prize's page, beside its panel.

**When not.** On a card: Tile.

**Anatomy.** Background and floor by prize type, the picture with its shadow, and small companions.

**Accessibility.** Decoration: the words beside it say the same.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof PrizeScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vendor: Story = {};
export const Sweepstakes: Story = { args: { prizeType: 'SWEEPSTAKES', imageId: 'shopping-bags' } };
export const Reward: Story = { args: { prizeType: 'REWARD', imageId: 'wrapped-gift' } };
export const Choice: Story = {
  args: { prizeType: 'ALTERNATE_PRIZES', imageId: 'wrapped-gift', choiceImageIds: ['pie', 'bouquet', 'wrapped-gift'] },
};
export const Gone: Story = { args: { imageId: 'birthday-cake', gone: true } };
export const LowOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
