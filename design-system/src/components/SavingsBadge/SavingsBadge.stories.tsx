import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavingsBadge } from './SavingsBadge.tsx';

const meta = {
  title: 'Components/Shop/SavingsBadge',
  component: SavingsBadge,
  args: { children: 'Save $1.50' },
  parameters: {
    docs: {
      description: {
        component: `What is saved or won: the one yellow element.

**When to use.** For the value of a coupon, a prize, a saving. It's the same yellow in every banner, so people recognize savings anywhere.

**When not.** For anything else. Two on one card are one too many.

**Anatomy.** A few words on yellow, or a figure with a small word beside it; \`value\` is the large figure of a coupon, \`hero\` that of its own page.

**Accessibility.** Plain text; use \`as="strong"\` when it's the point of the sentence.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof SavingsBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Value: Story = { args: { size: 'value', children: '$1.50' } };
export const Hero: Story = { args: { size: 'hero', children: '$1.50', unit: 'off' } };
export const LongWords: Story = { args: { children: 'Buy 2, get 1 free on all organic berries' } };
