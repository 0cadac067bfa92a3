import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'Components/Feedback/Toast',
  component: Toast,
  args: { children: 'Strawberries are in your cart' },
  parameters: {
    docs: {
      description: {
        component: `A short message at the bottom of the screen that requires nothing.

**When to use.** To confirm what was just done, with at most one action: undo, view.

**When not.** For an error that needs action: Alert.

**Anatomy.** Icon, one sentence, an optional action. The parent removes it.

**Accessibility.** A status: it's read after what is currently being read. Never remove it while it has focus or the pointer is on it.

**Keyboard.** Tab reaches the action.`,
      },
    },
  },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Strawberries are in your cart');
  },
};
export const WithAction: Story = { args: { action: { label: 'Undo', onClick: fn() } } };
export const OtherIcon: Story = { args: { icon: 'copy', children: 'Code copied' } };
export const LongWords: Story = {
  tags: ['browser'],
  decorators: [
    (Story) => (
      // As wide as a phone: what is transformed holds what is fixed.
      <div style={{ inlineSize: 'min(360px, 100%)', minBlockSize: 240, transform: 'translate(0)' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    children: 'Strawberries, organic, 16 ounces, were taken out of the cart that you share with your household',
    action: { label: 'Undo', onClick: fn() },
  },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('status').querySelector('svg')?.getBoundingClientRect();
    const words = canvas.getByText(/^Strawberries/).getBoundingClientRect();
    // The icon stands beside its words, also where they take more than one line.
    await expect(icon?.bottom).toBeGreaterThan(words.top);
    await expect(icon?.top).toBeLessThan(words.bottom);
  },
};
