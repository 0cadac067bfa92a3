import type { Meta, StoryObj } from '@storybook/react-vite';
import { freeSourdough } from '../../../testing/fixtures/usuals.ts';
import { UsualsHints } from './UsualsHints.tsx';

const meta = {
  title: 'Storefront/Recommendations/UsualsHints',
  component: UsualsHints,
  args: { hints: [freeSourdough], onAdd: () => {} },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `What little more of something due would be worth.

**When to use.** Below the sum of "Your usuals", for what the services say of the chosen lines.

**When not.** Beside a cart: Coach, which knows its coupons and thresholds.

**Anatomy.** A bulb, one sentence, and the button that does it.

**Accessibility.** A named list; each button says what it is for.

**Keyboard.** Tab to each button.`,
      },
    },
  },
} satisfies Meta<typeof UsualsHints>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'One more is free', tags: ['row:N-81'] };
export const Several: Story = {
  name: 'Several',
  args: {
    hints: [
      freeSourdough,
      {
        __typename: 'EstimateHint',
        productId: '100000015',
        addQuantity: 2,
        text: 'Add 2 more Hass Avocados for 3 for $5.',
      },
    ],
  },
};
export const Busy: Story = { name: 'While they are added', args: { isBusy: true } };
