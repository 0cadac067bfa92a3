import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeCard } from './CodeCard.tsx';

const meta = {
  title: 'Storefront/Prizes/CodeCard',
  component: CodeCard,
  args: {
    code: 'LC47-9KQM-2X8R',
    redeemed: 'Redeemed on Aug 5',
    lead: 'Show it at the box office. It works once, until Dec 31.',
  },
  parameters: {
    docs: {
      description: {
        component: `A code of another company, like a coupon's stub.

**When to use.** For a redeemed VENDOR prize (G-43).

**When not.** For an offer: it is clipped and has no code to copy.

**Anatomy.** When it was redeemed, what to do with it, the perforation, the code in groups, and a button that copies it.

**Accessibility.** The code is an output, spelled out for screen readers and selected as a whole; copying is announced, and the button says so for three seconds.

**Keyboard.** Tab to the button; Enter copies.`,
      },
    },
  },
} satisfies Meta<typeof CodeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = { name: 'A code', tags: ['row:G-43'] };
export const LongCode: Story = { args: { code: 'MARKET-2026-ABCD-EFGH-JKLM-NPQR' } };
export const Spelled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAccessibleName('L C 4 7, 9 K Q M, 2 X 8 R');
  },
};
