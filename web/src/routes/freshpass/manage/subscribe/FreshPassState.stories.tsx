import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { freshPass, freshPassToJoin, membership } from '../../../../testing/fixtures/savings/fresh-pass.ts';
import { inGateway } from '../../../../testing/storefront.tsx';
import { FreshPassState } from './FreshPassState.tsx';

const of = (changes: Parameters<typeof freshPass>[0] = {}) => ({ freshPass: freshPass(changes) });
const toJoin = { freshPass: freshPassToJoin() };

const meta = {
  title: 'Storefront/FreshPass/FreshPassState',
  component: FreshPassState,
  args: of(),
  decorators: [inGateway],
  parameters: {
    docs: {
      description: {
        component: `How a household stands with FreshPass, what it has saved, and the one thing that can be done about it.

**When to use.** On the FreshPass page, once.

**When not.** To tell of FreshPass elsewhere: link to its page.

**Anatomy.** Status, title, and a sentence; what was saved as a ticket; one button; what it costs in words, below it.

**Accessibility.** A region named FreshPass. A refusal is an alert; what was done is said aloud.

**Keyboard.** Tab to the button; Enter or Space.`,
      },
    },
  },
} satisfies Meta<typeof FreshPassState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoesOn: Story = {
  tags: ['row:N-70'],
  play: async ({ canvas }) => expect(canvas.getByText('Next payment: Sep 5, $12.99 with Quillpay.')).toBeVisible(),
};
export const ToJoin: Story = { args: toJoin };
export const FreeMonth: Story = {
  args: of({ isActive: false, renews: false, renewsString: null, canStartTrial: true, canJoin: true }),
};
export const EndsAlone: Story = {
  args: of({ renews: false, renewsString: null, untilString: 'Sep 5', canJoin: true }),
};
export const Canceled: Story = {
  args: of({ renews: false, renewsString: null, untilString: 'Sep 5', canKeep: true }),
};
/** Nobody takes money for it here: grocery rewards bring it. */
export const NoProvider: Story = {
  args: of({
    isActive: false,
    renews: false,
    renewsString: null,
    canJoin: true,
    membership: membership({ price: null, providerName: null, savedText: null }),
  }),
};
/** What it costs and has saved couldn't be loaded. */
export const MembershipFailed: Story = { args: of({ membership: null }) };
/** The gateway doesn't answer. */
export const Failed: Story = {
  args: toJoin,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join for $12.99 a month' }));
    await expect(await canvas.findByText("That didn't work")).toBeVisible();
  },
};
