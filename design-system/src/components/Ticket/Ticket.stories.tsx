import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ticket } from './Ticket.tsx';

const meta = {
  title: 'Components/Shop/Ticket',
  component: Ticket,
  args: { children: 'Save $1.50' },
  parameters: {
    docs: {
      description: {
        component: `What is saved or won: the one yellow thing.

**When to use.** For the value of a coupon, a prize, a saving. The same yellow in every banner, so that a saving is known anywhere.

**When not.** For anything else; two on a card are one too many.

**Anatomy.** A notched ticket with a few words; \`value\` is the large figure of a coupon.

**Accessibility.** Plain text; \`as="strong"\` when it is the point of the sentence.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Ticket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Value: Story = { args: { size: 'value', children: '$1.50' } };
export const LongWords: Story = { args: { children: 'Buy 2, get 1 free on all organic berries' } };
