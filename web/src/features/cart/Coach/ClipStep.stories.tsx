import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inGateway } from '../../../testing/storefront.tsx';
import { ClipStep } from './ClipStep.tsx';

const meta = {
  title: 'Storefront/Cart/ClipStep',
  component: ClipStep,
  args: {
    couponId: 'butter',
    text: 'Clip $1.50 off Meadow Lane Butter.',
    onClipped: fn(),
    children: 'Clip',
  },
  decorators: [inGateway],
  parameters: {
    docs: {
      description: {
        component: `The button of a step that begins with a clip.

**When to use.** In the Coach, where a coupon that isn't clipped would make the cart cheaper.

**When not.** On a coupon's own card: CouponCard.

**Anatomy.** One button. What it says is done in one press, or the cart says why not.

**Accessibility.** Its name is its words and the step's sentence. What was clipped is said aloud.

**Keyboard.** Tab to the button; Enter or Space.`,
      },
    },
  },
} satisfies Meta<typeof ClipStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Clip: Clip $1.50 off Meadow Lane Butter.' })).toBeVisible(),
};
