import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pageNow } from '../../../page/clock.ts';
import { foundStores } from '../../../testing/fixtures/stores.ts';
import { emptyForU, type Answers, guest, maya, renderPage } from '../../../testing/render-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const inMs = (ms: number) => new Date(pageNow() + ms).toISOString();
const document = (id: string, title: string) => ({ __typename: 'Document', id, title, version: '2026-11' });
const page = (maskedHandle: string | null, isAuthorized = false) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      isAuthorized,
      joining: maskedHandle === null ? null : { __typename: 'Joining', maskedHandle },
    },
    terms: document('terms', 'Safeway for U terms'),
    privacy: document('privacy', 'Privacy notice'),
  },
});
const challenge = {
  __typename: 'SignInChallenge',
  id: 'c1',
  maskedHandle: '(•••) •••-2277',
  codeLength: 6,
  expiresAt: inMs(300_000),
  resendAfter: inMs(30_000),
  isSent: true,
};
const joined = (...userErrors: { code: string; message: string; field?: string }[]) => ({
  data: {
    join: {
      __typename: 'JoinPayload',
      redirectTo: userErrors.length === 0 ? '/foru.html' : null,
      userErrors: userErrors.map((error) => ({ __typename: 'UserError', field: null, ...error })),
    },
  },
});
const search = { StoreSearch: { data: { storeSearch: foundStores(4) } } };

const shopper = userEvent.setup();
/** The form for a shopper with a verified handle. */
const form = (answers: Answers = {}) =>
  renderPage('/account/join.html', {
    ...guest,
    JoinPage: page('(•••) •••-2277'),
    ...search,
    Join: joined(),
    ...answers,
  });

async function fillsIn() {
  await shopper.type(await screen.findByLabelText('First name'), 'Theo');
  await shopper.type(screen.getByLabelText('Last name'), 'Park');
  await shopper.type(screen.getByLabelText('ZIP code'), '94103');
  // The field and the live region say it.
  await screen.findAllByText('San Francisco, CA');
}
const accepts = () => shopper.click(screen.getByRole('checkbox', { name: /^I accept the/ }));
const sendsForm = () => shopper.click(screen.getByRole('button', { name: 'Join' }));
const inputOf = (sent: { name: string; variables: Record<string, unknown> }[]) =>
  sent.filter(({ name }) => name === 'Join').map(({ variables }) => variables['input']);

test('S-10 a new shopper verifies a handle and becomes a member', async () => {
  let isProved = false;
  const { sent, left } = renderPage('/account/join.html', {
    ...guest,
    ...search,
    JoinPage: () => page(isProved ? '(•••) •••-2277' : null),
    StartSignIn: { data: { startSignIn: { __typename: 'StartSignInPayload', challenge, userErrors: [] } } },
    VerifySignInCode: () => {
      isProved = true;
      const joining = { __typename: 'Joining', maskedHandle: '(•••) •••-2277' };
      return {
        data: {
          verifySignInCode: {
            __typename: 'VerifySignInCodePayload',
            redirectTo: null,
            retryAt: null,
            joining,
            userErrors: [],
          },
        },
      };
    },
    Join: joined(),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Join Safeway for U' })).toBeInTheDocument();
  expect(screen.getByText('Step 1 of 2')).toBeInTheDocument();
  await shopper.type(screen.getByLabelText('Mobile number'), '(415) 555-2277');
  await shopper.click(screen.getByRole('button', { name: 'Send code' }));
  await shopper.type(await screen.findByLabelText('One-time code'), '407192');

  const heading = await screen.findByRole('heading', { level: 1, name: 'Nice to meet you' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText('Step 2 of 2. (•••) •••-2277 is confirmed')).toBeInTheDocument();
  await fillsIn();
  expect(screen.getByRole('radio', { name: '2300 16th St' })).toBeChecked();
  await accepts();
  await sendsForm();
  await waitFor(() => expect(left).toEqual(['/foru.html']));
  expect(inputOf(sent)).toEqual([
    {
      firstName: 'Theo',
      lastName: 'Park',
      zipCode: '94103',
      storeId: '2910',
      acceptsTerms: true,
      wantsDeals: false,
      termsVersion: '2026-11',
      privacyVersion: '2026-11',
      clientRequestId: expect.any(String),
    },
  ]);
});

test('each missing field says so, the first gets the focus, and nothing is sent', async () => {
  const { sent } = form();
  await screen.findByLabelText('First name');
  await sendsForm();
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(screen.getByLabelText('First name')).toBeInvalid();
  expect(screen.getByText('Enter your ZIP code')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^I accept the/ })).toBeInvalid();
  expect(inputOf(sent)).toEqual([]);
});

test('nothing is agreed to in advance, and the texts open next to the form', async () => {
  form();
  await screen.findByLabelText('First name');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  const link = screen.getByRole('link', { name: /Safeway for U terms/ });
  expect(link).toHaveAttribute('href', '/info/terms');
  expect(link).toHaveAttribute('target', '_blank');
});

test('G-120 a shopper can choose another nearby store, and a new ZIP code starts over', async () => {
  const { sent } = form();
  await fillsIn();
  await shopper.click(screen.getByRole('button', { name: '2 more stores near 94103' }));
  await shopper.click(screen.getByRole('radio', { name: '850 La Playa St' }));
  await accepts();
  await sendsForm();
  await waitFor(() => expect(inputOf(sent)).toMatchObject([{ storeId: '2646' }]));
  await shopper.clear(screen.getByLabelText('ZIP code'));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await sendsForm();
  expect(screen.getByText('Enter your ZIP code')).toBeInTheDocument();
});

test('the page says when there is no store nearby', async () => {
  form({ StoreSearch: { data: { storeSearch: foundStores(0) } } });
  await fillsIn();
  expect(screen.getByText(/^We don't have a store within 50 miles of 94103\./)).toBeInTheDocument();
});

test('S-10 faults from the services appear at their fields, and resending the same form is the same request', async () => {
  const notAccepted = "We couldn't add this card. Check the number, or leave it out and ask at your store.";
  const fault = { code: 'CLUB_CARD_NOT_ACCEPTED', message: notAccepted, field: 'clubCard' };
  const { sent } = form({ Join: joined(fault) });
  await fillsIn();
  await shopper.click(screen.getByText('I have a club card'));
  await shopper.type(screen.getByLabelText('Card number'), '41234567890');
  await accepts();
  await sendsForm();
  expect(await screen.findByText(notAccepted)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Card number')).toHaveFocus());
  await sendsForm();
  await waitFor(() => expect(inputOf(sent)).toHaveLength(2));
  const [first, second] = inputOf(sent) as { clientRequestId: string; clubCard: string }[];
  expect(first).toEqual(second);
  expect(first?.clubCard).toBe('41234567890');
});

test('an expired verification asks for a new code', async () => {
  let isOver = false;
  form({
    JoinPage: () => page(isOver ? null : '(•••) •••-2277'),
    Join: () => {
      isOver = true;
      return joined({ code: 'NO_JOINING', message: 'Your code has expired. Request a new one.' });
    },
    CancelJoining: { data: { cancelJoining: { __typename: 'CancelJoiningPayload', viewer: page(null).data.viewer } } },
  });
  await fillsIn();
  await accepts();
  await sendsForm();
  expect(await screen.findByRole('heading', { name: 'Your code has expired' })).toBeInTheDocument();
  await shopper.click(screen.getByRole('button', { name: 'Request a new code' }));
  expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument();
});

test('a shopper who has joined in another window continues by signing in', async () => {
  form({ Join: joined({ code: 'ALREADY_MEMBER', message: "You're already a member." }) });
  await fillsIn();
  await accepts();
  await sendsForm();
  const notice = (await screen.findByRole('heading', { name: "You're already a member" })).closest('[tabindex]');
  expect(within(notice as HTMLElement).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/account/sign-in.html',
  );
});

test('going back forgets the verified handle', async () => {
  let isCanceled = false;
  const { sent } = form({
    JoinPage: () => page(isCanceled ? null : '(•••) •••-2277'),
    CancelJoining: () => {
      isCanceled = true;
      return { data: { cancelJoining: { __typename: 'CancelJoiningPayload', viewer: page(null).data.viewer } } };
    },
  });
  await screen.findByLabelText('First name');
  await shopper.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument();
  expect(sent.map(({ name }) => name)).toContain('CancelJoining');
});

test('when the gateway fails, the shopper is told and keeps what they entered', async () => {
  form({
    Join: () => {
      throw new Error('network');
    },
  });
  await fillsIn();
  await accepts();
  await sendsForm();
  expect(await screen.findByRole('heading', { name: "We couldn't add you yet" })).toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toHaveValue('Theo');
});

test('signed-in shoppers are sent away from the page to join', async () => {
  const { router } = renderPage('/account/join.html', {
    ...maya,
    JoinPage: page(null, true),
    ...emptyForU,
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/foru.html'));
});
