import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { pageNow } from '../../../page/clock.ts';
import { guest, renderPage, type Answers } from '../../../testing/render-page.tsx';

vi.stubGlobal('scrollTo', () => {});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
});

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const signed = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    authenticatorData: bytes('data'),
    clientDataJSON: bytes('client'),
    signature: bytes('signature'),
    userHandle: bytes('maya'),
  },
};
type Asked = CredentialRequestOptions & { mediation?: string };

/** A browser with passkeys. @param listed what is chosen from the list below the field; nothing is, without it */
function browserWith(pressed: () => unknown, listed: () => unknown = () => new Promise(() => {})) {
  const asked: Asked[] = [];
  const get = async (options: Asked) => {
    asked.push(options);
    return options.mediation === 'conditional' ? listed() : pressed();
  };
  const forgotten: object[] = [];
  vi.stubGlobal(
    'PublicKeyCredential',
    class {
      static isConditionalMediationAvailable = async () => true;
      static isUserVerifyingPlatformAuthenticatorAvailable = async () => true;
      static signalUnknownCredential = async (about: object) => void forgotten.push(about);
    },
  );
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  return { asked, forgotten };
}

const started = {
  data: {
    startPasskeySignIn: {
      __typename: 'StartPasskeySignInPayload',
      request: {
        __typename: 'PasskeyRequest',
        id: 'challenge-1',
        challenge: 'Y2hhbGxlbmdl',
        host: 'safeway.localhost',
        expiresAt: new Date(pageNow() + 600_000).toISOString(),
      },
      userErrors: [],
    },
  },
};
const answered = (code?: string, message = '') => ({
  data: {
    signInWithPasskey: {
      __typename: 'SignInWithPasskeyPayload',
      redirectTo: code ? null : '/games/game-details/HARVEST',
      userErrors: code ? [{ __typename: 'UserError', code, message }] : [],
    },
  },
});
const open = (answers: Answers = {}) =>
  renderPage('/account/sign-in.html', {
    ...guest,
    StartPasskeySignIn: started,
    SignInWithPasskey: answered(),
    ...answers,
  });
const shopper = userEvent.setup();
const press = async () => shopper.click(await screen.findByRole('button', { name: 'Use a passkey' }));

test('a shopper signs in by the button and goes on to where she was going', async () => {
  const { asked } = browserWith(() => signed);
  const { sent, left } = open();
  await press();
  await waitFor(() => expect(left).toEqual(['/games/game-details/HARVEST']));
  const input = sent.find(({ name }) => name === 'SignInWithPasskey')?.variables['input'];
  expect(input).toMatchObject({ requestId: 'challenge-1', passkeyId: 'a2V5', userHandle: 'bWF5YQ', rememberMe: true });
  const own = asked.find(({ mediation }) => mediation === undefined);
  expect(own?.publicKey).toMatchObject({ rpId: 'safeway.localhost', userVerification: 'required' });
  expect(own?.publicKey?.allowCredentials).toBeUndefined();
});

test('a passkey chosen from the list below the field signs in without a press', async () => {
  const { asked } = browserWith(
    () => new Promise(() => {}),
    () => signed,
  );
  const { left } = open();
  await waitFor(() => expect(left).toEqual(['/games/game-details/HARVEST']));
  expect(asked.map(({ mediation }) => mediation)).toEqual(['conditional']);
  expect(screen.getByLabelText('Mobile number')).toHaveAttribute('autocomplete', 'tel-national webauthn');
});

test('whoever turns the device down is told so, stays on the page, and may try again', async () => {
  let answer: () => unknown = () => {
    throw new DOMException('', 'NotAllowedError');
  };
  browserWith(() => answer());
  const { left } = open();
  await press();
  expect(await screen.findByText('No passkey was used. Try again, or get a code.')).toBeVisible();
  expect(left).toEqual([]);
  answer = () => signed;
  await press();
  await waitFor(() => expect(left).toHaveLength(1));
});

test('a passkey that is gone from the account is said so, and the device hears it', async () => {
  const { forgotten } = browserWith(() => signed);
  const message = "This passkey isn't on your account anymore. Sign in with a code.";
  const { left } = open({ SignInWithPasskey: answered('PASSKEY_UNKNOWN', message) });
  await press();
  expect(await screen.findByText(message)).toBeVisible();
  expect(forgotten).toEqual([{ rpId: 'safeway.localhost', credentialId: 'a2V5' }]);
  expect(left).toEqual([]);
});

test('a browser without passkeys says so when one is wanted, and asks the server nothing', async () => {
  const { sent } = open();
  await press();
  expect(await screen.findByText("This browser doesn't support passkeys. Get a code instead.")).toBeVisible();
  expect(sent.some(({ name }) => name === 'StartPasskeySignIn')).toBe(false);
});

test('without an answer of the server, the code is still there', async () => {
  browserWith(() => signed);
  open({ StartPasskeySignIn: { errors: [{ message: 'Technical difficulties.' }] } as never });
  await press();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
});

const challenge = {
  __typename: 'SignInChallenge',
  id: 'c1',
  maskedHandle: '(•••) •••-4821',
  codeLength: 6,
  expiresAt: new Date(pageNow() + 300_000).toISOString(),
  resendAfter: new Date(pageNow() + 30_000).toISOString(),
  isSent: true,
};
const byCode = {
  StartSignIn: { data: { startSignIn: { __typename: 'StartSignInPayload', challenge, userErrors: [] } } },
  VerifySignInCode: {
    data: {
      verifySignInCode: {
        __typename: 'VerifySignInCodePayload',
        redirectTo: '/foru/coupons-deals',
        retryAt: null,
        joining: null,
        userErrors: [],
      },
    },
  },
};
async function signsInByCode() {
  await shopper.type(await screen.findByLabelText('Mobile number'), '(415) 555-4821');
  await shopper.click(screen.getByRole('button', { name: 'Send code' }));
  await shopper.type(await screen.findByLabelText('One-time code'), '407192');
}

test('after a code a passkey is offered where the device has a lock; "Not now" goes on and is heard', async () => {
  browserWith(() => signed);
  const first = open(byCode);
  await signsInByCode();
  expect(await screen.findByRole('heading', { level: 1, name: 'Skip the code next time' })).toHaveFocus();
  expect(first.left).toEqual([]);
  await shopper.click(screen.getByRole('button', { name: 'Not now' }));
  expect(first.left).toEqual(['/foru/coupons-deals']);
  first.unmount();

  const second = open(byCode);
  await signsInByCode();
  await waitFor(() => expect(second.left).toEqual(['/foru/coupons-deals']));
});

test('without a lock a code goes straight on', async () => {
  const { left } = open(byCode);
  await signsInByCode();
  await waitFor(() => expect(left).toEqual(['/foru/coupons-deals']));
  expect(screen.queryByRole('heading', { name: 'Skip the code next time' })).toBeNull();
});
