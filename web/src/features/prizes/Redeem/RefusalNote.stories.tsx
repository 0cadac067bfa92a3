import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Refusal } from './refusal.ts';
import { RefusalNote } from './RefusalNote.tsx';

const refused = (code: string, reason: string, advice: string | null = null): Refusal => ({
  code,
  message: reason,
  reason,
  advice,
  spends: true,
});

const meta = {
  title: 'Storefront/Prizes/RefusalNote',
  component: RefusalNote,
  args: { refusal: refused('SOLD_OUT', 'This prize just sold out') },
  parameters: {
    docs: {
      description: {
        component: `Why something was not done.

**When to use.** Above the action that was refused.

**When not.** For form fields: their own messages.

**Anatomy.** The reason, what happened to the points, the next step.

**Accessibility.** Takes focus and is announced right away.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof RefusalNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SoldOut: Story = {};
export const PriceChanged: Story = {
  args: {
    refusal: refused(
      'PRICE_CHANGED',
      'The price changed to 140 Game points',
      'It was 120 when you opened this page. Redeem it at the new price, or leave it.',
    ),
  },
};
export const Employee: Story = {
  args: { refusal: refused('EMPLOYEE_EXCLUDED', 'Associates cannot enter sweepstakes') },
};
export const AnswerLost: Story = {
  args: {
    refusal: refused(
      'UNCERTAIN',
      'Apologies, our site is currently experiencing technical difficulties, please try again later.',
    ),
  },
};
