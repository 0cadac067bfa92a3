import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pageNow } from '../../../page/clock.ts';
import { emptyForU, guest, maya, renderPage, type Answers } from '../../../testing/render-page.tsx';

const inMs = (ms: number) => new Date(pageNow() + ms).toISOString();
const challenge = (id: string) => ({
  __typename: 'SignInChallenge',
  id,
  maskedHandle: '(•••) •••-4821',
  codeLength: 6,
  expiresAt: inMs(300_000),
  resendAfter: inMs(30_000),
  isSent: true,
});
const sentCode = (sent = challenge('c1')) => ({
  data: { startSignIn: { __typename: 'StartSignInPayload', challenge: sent, userErrors: [] } },
});
const verified = (code?: string, message = '', retryAt: string | null = null) => ({
  data: {
    verifySignInCode: {
      __typename: 'VerifySignInCodePayload',
      redirectTo: code ? null : '/games/game-details/HARVEST',
      retryAt,
      joining: null,
      userErrors: code ? [{ __typename: 'UserError', code, message }] : [],
    },
  },
});

vi.stubGlobal('scrollTo', () => {});

const shopper = userEvent.setup();
const open = (answers: Answers = {}) =>
  renderPage('/account/sign-in.html', { ...guest, StartSignIn: sentCode(), VerifySignInCode: verified(), ...answers });

/** Asks for a code by text, up to the digits. */
async function asksForCode() {
  await shopper.type(await screen.findByLabelText('Mobile number'), '(415) 555-4821');
  await shopper.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('heading', { level: 1, name: 'Enter your code' });
}
async function enters(code: string) {
  await shopper.type(screen.getByLabelText('One-time code'), code);
}

test('N-1 after a refusal the form shows what was chosen in it', async () => {
  const refused = { code: 'TOO_MANY_CODES', message: 'Too many codes. Try again in an hour.' };
  const answer = { __typename: 'StartSignInPayload', challenge: null };
  const userErrors = [{ __typename: 'UserError', ...refused }];
  open({ StartSignIn: { data: { startSignIn: { ...answer, userErrors } } } });
  await shopper.click(await screen.findByRole('radio', { name: /^Email/ }));
  await shopper.click(screen.getByRole('checkbox', { name: /^Remember me/ }));
  await shopper.type(screen.getByLabelText('Email address'), 'maya@example.com');
  await shopper.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText(refused.message)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Email/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Remember me/ })).not.toBeChecked();
  expect(screen.getByLabelText('Email address')).toHaveValue('maya@example.com');
});

test('N-1 a shopper signs in with a code by text and goes on to where she was going', async () => {
  const { sent, left } = open();
  await asksForCode();
  expect(screen.getByText('(•••) •••-4821')).toBeInTheDocument();
  expect(screen.getByText(/It works for 5 minutes\./)).toBeInTheDocument();
  expect(screen.getByText(/^Resend code in 0:[23]\d$/)).toBeInTheDocument();
  expect(screen.getByLabelText('One-time code')).toHaveFocus();
  await enters('407192');
  await waitFor(() => expect(left).toEqual(['/games/game-details/HARVEST']));
  expect(sent.filter(({ name }) => !name.startsWith('Frame') && name !== 'SignIn')).toEqual([
    { name: 'StartSignIn', variables: { input: { channel: 'SMS', handle: '4155554821', purpose: 'SIGN_IN' } } },
    { name: 'VerifySignInCode', variables: { input: { challengeId: 'c1', code: '407192', rememberMe: true } } },
  ]);
});

test('N-7 a handle that can reach no one is refused at the field, and nothing is sent', async () => {
  const { sent } = open();
  const field = await screen.findByLabelText('Mobile number');
  await shopper.type(field, '415');
  await shopper.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Enter a 10-digit US mobile number.')).toBeInTheDocument();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  await shopper.click(screen.getByRole('radio', { name: 'Email' }));
  expect(screen.queryByText('Enter a 10-digit US mobile number.')).not.toBeInTheDocument();
  await shopper.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Enter your email address.')).toBeInTheDocument();
  expect(sent.map(({ name }) => name)).not.toContain('StartSignIn');
});

test('a shopper on a shared computer is not remembered', async () => {
  const { sent } = open();
  await shopper.click(await screen.findByRole('checkbox', { name: 'Remember me on this browser' }));
  await asksForCode();
  await enters('407192');
  expect(sent.at(-1)?.variables).toMatchObject({ input: { rememberMe: false } });
});

test('T-28 the words do not say whether anyone has this number', async () => {
  open({ StartSignIn: sentCode({ ...challenge('decoy'), maskedHandle: '(•••) •••-0000' }) });
  await asksForCode();
  const words = screen.getByRole('main').textContent;
  expect(words).toContain('We sent a 6-digit code to (•••) •••-0000.');
  expect(words).not.toMatch(/unknown|no account|not found|if .* account/i);
});

test('a wrong code keeps its digits and says how many tries are left', async () => {
  const { left } = open({ VerifySignInCode: verified('CODE_WRONG', "That code isn't right. 3 tries left.") });
  await asksForCode();
  await enters('407192');
  expect(await screen.findByText("That code isn't right. 3 tries left.")).toBeInTheDocument();
  expect(screen.getByLabelText('One-time code')).toHaveValue('407192');
  expect(screen.getByLabelText('One-time code')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(left).toEqual([]);
});

test('too few digits are not sent', async () => {
  const { sent } = open();
  await asksForCode();
  await enters('407');
  await shopper.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter all 6 digits of the code.')).toBeInTheDocument();
  expect(sent.at(-1)?.name).toBe('StartSignIn');
});

test('an expired code empties the field and offers a new one, which begins with empty cells', async () => {
  let count = 0;
  open({
    StartSignIn: () => sentCode(challenge(`c${(count += 1)}`)),
    VerifySignInCode: verified('CODE_EXPIRED', 'expired'),
  });
  await asksForCode();
  await enters('407192');
  expect(await screen.findByText('This code has expired. Request a new one.')).toBeInTheDocument();
  expect(screen.getByLabelText('One-time code')).toBeDisabled();
  await shopper.click(screen.getByRole('button', { name: 'Send a new code' }));
  await waitFor(() => expect(screen.getByLabelText('One-time code')).toBeEnabled());
  expect(screen.getByLabelText('One-time code')).toHaveValue('');
  expect(count).toBe(2);
});

test('T-26 after five wrong codes the digits give way to a short wait, a new code, and the other channel', async () => {
  open({ VerifySignInCode: verified('CHALLENGE_LOCKED', 'locked', inMs(25_000)) });
  await asksForCode();
  await enters('407192');
  expect(await screen.findByRole('heading', { level: 1, name: "Let's try a new code" })).toHaveFocus();
  expect(screen.queryByLabelText('One-time code')).not.toBeInTheDocument();
  expect(within(screen.getByRole('timer')).getByText(/^0:2\d$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
  await shopper.click(screen.getByRole('button', { name: 'Use email instead' }));
  expect(await screen.findByLabelText('Email address')).toBeInTheDocument();
});

test('T-26 after the wait a new code can be asked for; when none can be sent, the reason stands beside the button', async () => {
  let asked = 0;
  const refusal = { __typename: 'UserError', code: 'RATE_LIMITED', message: 'Too many codes. Try again later.' };
  open({
    StartSignIn: () =>
      (asked += 1) === 1
        ? sentCode(challenge('c1'))
        : { data: { startSignIn: { __typename: 'StartSignInPayload', challenge: null, userErrors: [refusal] } } },
    VerifySignInCode: verified('CHALLENGE_LOCKED', 'locked', inMs(0)),
  });
  await asksForCode();
  await enters('407192');
  await shopper.click(await screen.findByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many codes. Try again later.');
});

test('a refusal to send says why, above the form', async () => {
  open({
    StartSignIn: {
      data: {
        startSignIn: {
          __typename: 'StartSignInPayload',
          challenge: null,
          userErrors: [
            { __typename: 'UserError', code: 'RATE_LIMITED', message: 'Too many codes. Try again in an hour.' },
          ],
        },
      },
    },
  });
  await shopper.type(await screen.findByLabelText('Mobile number'), '4155554821');
  await shopper.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many codes. Try again in an hour.');
});

test('when the gateway fails the shopper hears it and can try again', async () => {
  open({
    VerifySignInCode: () => {
      throw new Error('network');
    },
  });
  await asksForCode();
  await enters('407192');
  expect(await screen.findByText(/currently experiencing technical difficulties/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('whoever is signed in has nothing to do on the sign-in page', async () => {
  const { router } = renderPage('/account/sign-in.html', { ...maya, ...emptyForU });
  await waitFor(() => expect(router.state.location.pathname).toBe('/foru.html'));
});
