import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Barcode } from './Barcode.tsx';

const meta = {
  title: 'Storefront/Shared/Barcode',
  component: Barcode,
  args: { digits: '401277810935', label: 'Barcode of club card 4012 7781 0935' },
  parameters: {
    docs: {
      description: {
        component: `A number that a register scans, as Code 128.

**When to use.** For the club card at the register.

**When not.** For a code that people type: use a CodeCard.

**Anatomy.** Bars of one to four modules, black on white in every scheme and banner. The paper around them is the quiet zone.

**Accessibility.** A picture with a name; the number stands beside it as text.

**Keyboard.** Nothing to reach.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ padding: 24, background: '#fff' }}>{Story()}</div>],
} satisfies Meta<typeof Barcode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = { name: 'A club card' };
export const OddNumber: Story = { args: { digits: '41234567890' } };
export const NotANumber: Story = {
  args: { digits: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
