import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pageNow } from '../../../page/clock.ts';
import { guest, renderPage, type Answers } from '../../../testing/render-page.tsx';

vi.stubGlobal('scrollTo', () => {});
const shopper = userEvent.setup();

const remembered = {
  __typename: 'RememberedShopper',
  firstName: 'Maya',
  destination: '/games/game-details/HARVEST',
  handles: [
    { __typename: 'SignInHandle', channel: 'SMS', maskedHandle: '(•••) •••-4821' },
    { __typename: 'SignInHandle', channel: 'EMAIL', maskedHandle: 'm•••@example.com' },
  ],
};
const known: Answers = {
  ...guest,
  ReSignIn: {
    data: { viewer: { __typename: 'Viewer', isAuthorized: false, signInPath: '/account/re-sign-in.html', remembered } },
  },
  StartSignIn: ({ input }) => ({
    data: {
      startSignIn: {
        __typename: 'StartSignInPayload',
        userErrors: [],
        challenge: {
          __typename: 'SignInChallenge',
          id: JSON.stringify(input),
          maskedHandle: 'm•••@example.com',
          codeLength: 6,
          expiresAt: new Date(pageNow() + 300_000).toISOString(),
          resendAfter: new Date(pageNow() + 30_000).toISOString(),
          isSent: true,
        },
      },
    },
  }),
};

test('G-66 a remembered shopper is greeted and chooses where the code goes; no handle is asked for', async () => {
  const { sent } = renderPage('/account/re-sign-in.html', known);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Maya');
  expect(screen.getByText('your game')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Text' })).toBeChecked();
  await shopper.click(screen.getByRole('radio', { name: 'Email' }));
  await shopper.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Enter your code' })).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({ name: 'StartSignIn', variables: { input: { channel: 'EMAIL', purpose: 'SIGN_IN' } } });
});

test('the other way sends another code right away', async () => {
  const { sent } = renderPage('/account/re-sign-in.html', known);
  await shopper.click(await screen.findByRole('button', { name: 'Send code' }));
  await shopper.click(await screen.findByRole('button', { name: 'Use email instead' }));
  await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ input: { channel: 'EMAIL', purpose: 'SIGN_IN' } }));
  expect(await screen.findByRole('button', { name: 'Use text instead' })).toBeInTheDocument();
});

test('"Not Maya?" forgets her and leads to the sign-in page', async () => {
  const { router, sent } = renderPage('/account/re-sign-in.html', {
    ...known,
    ForgetShopper: {
      data: {
        forgetShopper: {
          __typename: 'ForgetShopperPayload',
          viewer: { __typename: 'Viewer', signInPath: '/account/sign-in.html' },
        },
      },
    },
  });
  await shopper.click(await screen.findByRole('button', { name: 'Not Maya?' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/sign-in.html'));
  expect(sent.map(({ name }) => name)).toContain('ForgetShopper');
});

const nobody = (signInPath: string) => ({
  data: { viewer: { __typename: 'Viewer', isAuthorized: false, signInPath, remembered: null } },
});

test('G-65 a browser that remembers no one is sent to sign in', async () => {
  const { router } = renderPage('/account/re-sign-in.html', {
    ...guest,
    ReSignIn: nobody('/account/sign-in.html'),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/sign-in.html'));
});

test('G-66 a shopper whose type R session has expired signs in again in place, even with remember-me off', async () => {
  const { router } = renderPage('/account/re-sign-in.html', {
    ...guest,
    ReSignIn: nobody('/account/re-sign-in.html'),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in again' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/account/re-sign-in.html');
});
