import { Button } from '@larder/design-system/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Shield } from './Shield.tsx';

const meta = {
  title: 'Storefront/Cart/Shield',
  component: Shield,
  args: {
    held: { quantity: 1, text: 'With one fewer, $1.00 off 2 packs of berries no longer applies.', goOn: fn() },
    name: 'Organic Strawberries',
    quantity: 2,
    onKeep: fn(),
  },
  decorators: [
    (Story) => (
      <ul>
        <li>
          <Story />
        </li>
      </ul>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Before an edit loses what the cart has reached: what it would lose, one tap to keep it, and one to go on.

**When to use.** On a line whose change would take an offer, free delivery, or a minimum away.

**When not.** For a change that has been made: its line says what it costs now.

**Anatomy.** A sentence, and two buttons: the one that keeps comes first, and has the focus.

**Accessibility.** Both buttons name the product. Focus goes back to the line's amount.

**Keyboard.** Enter keeps; Tab, then Enter, goes on.`,
      },
    },
  },
} satisfies Meta<typeof Shield>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Remove: Story = {
  args: { held: { ...meta.args.held, quantity: 0 } },
};
export const Fewer: Story = {
  render: function AtAPress(args) {
    const [isHeld, setHeld] = useState(false);
    return isHeld ? (
      <Shield {...args} />
    ) : (
      <Button tone="outline" onClick={() => setHeld(true)}>
        Remove one
      </Button>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove one/ }));
    const [keep, goOn] = canvas.getAllByRole('button');
    await expect(keep).toHaveFocus();
    await userEvent.click(goOn!);
    await expect(args.held.goOn).toHaveBeenCalledOnce();
  },
};
