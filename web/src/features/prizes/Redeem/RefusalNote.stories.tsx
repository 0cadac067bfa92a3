import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefusalNote } from './RefusalNote.tsx';

const meta = {
  title: 'Storefront/Prizes/RefusalNote',
  component: RefusalNote,
  args: { refusal: { code: 'SOLD_OUT', message: 'Sold out a moment ago. No points were taken.', spends: true } },
  parameters: {
    docs: {
      description: {
        component: `Why something was not done.

**When to use.** Above the action that was refused.

**When not.** For fields of a form: their own messages.

**Anatomy.** The reason, what happened to the points, the next step.

**Accessibility.** Takes the focus and is said at once.

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
    refusal: {
      code: 'PRICE_CHANGED',
      message:
        'The price changed to 140 Game points. It was 120 Game points when you opened this page. Redeem at the new price, or leave it.',
      spends: true,
    },
  },
};
export const Employee: Story = {
  args: {
    refusal: { code: 'EMPLOYEE_EXCLUDED', message: 'Associates cannot enter sweepstakes.', spends: true },
  },
};
export const AnswerLost: Story = {
  args: {
    refusal: {
      code: 'UNCERTAIN',
      message: 'Apologies, our site is currently experiencing technical difficulties, please try again later.',
      spends: true,
    },
  },
};
