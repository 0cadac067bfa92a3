import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { pageNow } from '../../../page/clock.ts';
import { CodeStep } from './CodeStep.tsx';
import type { CodeProblem, OneTimeCode, SentCode } from './useOneTimeCode.ts';

const inMinutes = (minutes: number) => new Date(pageNow() + minutes * 60_000).toISOString();

const sent = (problem?: CodeProblem): SentCode => ({
  challenge: {
    __typename: 'SignInChallenge',
    id: 'challenge-1',
    maskedHandle: '(•••) •••-0142',
    codeLength: 6,
    expiresAt: inMinutes(10),
    resendAfter: inMinutes(0.5),
    isSent: true,
  },
  request: { channel: 'SMS', handle: '+14155550142' },
  ...(problem ? { problem } : {}),
});

const code = (shown: SentCode, changes: Partial<OneTimeCode> = {}): OneTimeCode => ({
  sent: shown,
  sendError: undefined,
  sending: false,
  checking: false,
  send: fn(async () => true),
  submit: fn(async () => {}),
  startOver: fn(),
  ...changes,
});

const state = (problem?: CodeProblem, changes: Partial<OneTimeCode> = {}) => {
  const shown = sent(problem);
  return { sent: shown, code: code(shown, changes) };
};

const meta = {
  title: 'Storefront/Sign-in/CodeStep',
  component: CodeStep,
  args: { ...state(), submitLabel: 'Sign in', onOtherChannel: fn() },
  parameters: {
    docs: {
      // its heading is a page's first: each story has a page of its own
      story: { inline: false, height: '560px' },
      description: {
        component: `The digits of a code that was sent, and what can be done when they don't come or don't match (N-1).

**When to use.** As the second step of signing in, and in the dialog that confirms a sensitive action (N-3).

**When not.** To ask where the code should go: HandleStep.

**Anatomy.** Where the code went, the field, one button, sending again, the other way.

**Accessibility.** The field takes the focus for each new code; what is wrong is said at the field; after five wrong tries the focus goes to the heading, and a timer counts down to the next code.

**Keyboard.** Digits, then Enter.`,
      },
    },
  },
} satisfies Meta<typeof CodeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /code/i }), '407');
    await userEvent.keyboard('{Enter}');
    await expect(args.code.submit).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /code/i })).toBeInvalid());
  },
};
export const Wrong: Story = {
  args: state({ kind: 'wrong', message: 'That code is not right. You have 3 more tries.' }),
};
export const Expired: Story = { args: state({ kind: 'expired' }) };
export const CouldNotBeChecked: Story = {
  args: state({ kind: 'failed', message: 'We could not check the code. Please try again.' }),
};
export const CouldNotBeSentAgain: Story = { args: state(undefined, { sendError: 'We could not send a code.' }) };
export const NotSentYet: Story = {
  args: (() => {
    const shown = sent();
    const waiting = { ...shown, challenge: { ...shown.challenge, maskedHandle: 'm•••@example.com', isSent: false } };
    return { sent: waiting, code: code(waiting) };
  })(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("hasn't gone out yet");
    await expect(canvas.queryByText(/We sent a/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Use email instead' })).toBeVisible();
  },
};
export const Checking: Story = { args: state(undefined, { checking: true }) };
export const Locked: Story = { args: state({ kind: 'locked', retryAt: inMinutes(0.4) }) };
export const LockedNoOtherWay: Story = {
  args: state({ kind: 'locked', retryAt: inMinutes(0.4) }),
  render: ({ code, sent: shown, submitLabel }) => <CodeStep code={code} sent={shown} submitLabel={submitLabel} />,
};
export const InADialog: Story = { args: { titled: false, submitLabel: 'Confirm' } };
