import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Tile } from './Tile.tsx';

const meta = {
  title: 'Components/Layout/Tile',
  component: Tile,
  args: { children: <Icon name="gift" size={32} /> },
  parameters: {
    docs: {
      description: {
        component: `The soft background for a picture or an icon.

**When to use.** Under a product picture, a prize, the icon of a step.

**When not.** Under words (Note, Box) or behind a button.

**Anatomy.** A square (44, 72, 88, 104 px, or the width it's given), a little higher than wide for bottles, or a 120 px banner; \`tone\` is the neutral tile or one of three play colors.

**Accessibility.** Says nothing; the words are next to the picture or in its \`alt\`.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Inline gap={3} align="end">
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Tile key={size} size={size}>
          <Icon name="shopping-basket" size={28} />
        </Tile>
      ))}
    </Inline>
  ),
};
export const Tones: Story = {
  render: () => (
    <Inline gap={3}>
      {(['tile', 'sky', 'mint', 'peach'] as const).map((tone) => (
        <Tile key={tone} tone={tone}>
          <Icon name="star" size={28} />
        </Tile>
      ))}
    </Inline>
  ),
};
export const Pale: Story = { args: { pale: true, tone: 'mint' } };
export const Banner: Story = { args: { size: 'banner', tone: 'peach' } };
export const Tall: Story = { args: { size: 'tall' } };
