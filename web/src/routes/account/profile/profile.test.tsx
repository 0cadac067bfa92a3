import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { profile as spanish } from '../../../messages/es/profile.ts';
import { pageNow } from '../../../page/clock.ts';
import { openPage } from '../../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const profile = {
  id: 'c1',
  email: 'maya@example.com',
  phones: [{ number: '4155554821', isPrimary: true }],
  loyalty: { clubCard: '41234567890' },
  addresses: [],
  subscriptions: [
    {
      name: 'FreshPass',
      value: 'Monthly',
      state: 'ACTIVE',
      periodText: 'Since Jul 12, 2026',
    },
  ],
};
const open = (me: object = {}) => openPage('/account/profile.html', { email: 'maya@example.com', profile, ...me });

test('G-49 G-52 the profile has name, contact details, card, and household subscriptions', async () => {
  open();
  const you = await screen.findByRole('region', { name: 'You' });
  for (const text of ['Maya Reyes', 'maya@example.com', '(415) 555-4821, primary', 'Customer', '41234567890'])
    expect(within(you).getByText(text)).toBeInTheDocument();
  const subscriptions = screen.getByRole('region', { name: 'Household subscriptions' });
  expect(subscriptions).toHaveTextContent('FreshPass, MonthlySince Jul 12, 2026Active');
  expect(screen.getByRole('link', { name: /Delivery address/ })).toHaveAttribute('href', '/account/addresses.html');
});

test('G-52 in Spanish a subscription says in Spanish how it goes on, and else in its own word', () => {
  const { goesOn } = spanish.settings;
  expect(['Monthly', 'Annual', 'Quarterly'].map(goesOn)).toEqual(['mensual', 'anual', 'Quarterly']);
});

test('G-51 N-5 an associate reads what that means; a customer does not', async () => {
  const associate = open({ customerType: 'EMPLOYEE' });
  expect(await screen.findByText('Associate')).toBeInTheDocument();
  expect(screen.getByText(/rules don't allow associates to enter sweepstakes/)).toBeInTheDocument();
  associate.unmount();
  open();
  expect(await screen.findByText('Customer')).toBeInTheDocument();
  expect(screen.queryByText(/associates/)).not.toBeInTheDocument();
});

test('G-92 subscriptions that cannot be loaded leave the rest intact', async () => {
  open({ profile: { ...profile, subscriptions: null } });
  expect(await screen.findByText("We couldn't load your subscriptions")).toBeInTheDocument();
  expect(screen.getByText('maya@example.com')).toBeInTheDocument();
});

test('a household without subscriptions reads so', async () => {
  open({ profile: { ...profile, subscriptions: [], loyalty: null, phones: [] } });
  expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
  expect(screen.getByText('No phone number')).toBeInTheDocument();
});

test('N-3 a number is deleted after a question and a code, and the profile has none then', async () => {
  let isConfirmed = false;
  const sent: object[] = [];
  const { shopper } = openPage(
    '/account/profile.html',
    { email: 'maya@example.com', profile },
    {
      deletePhone: ({ input }: { input: object }) => {
        sent.push(input);
        if (!isConfirmed) throw new GraphQLError('Confirm.', { extensions: { code: 'STEP_UP_REQUIRED', status: 401 } });
        return { profile: { ...profile, phones: [] }, userErrors: [] };
      },
      startSignIn: () => ({
        userErrors: [],
        challenge: {
          id: 'c1',
          maskedHandle: 'm•••@example.com',
          codeLength: 6,
          expiresAt: new Date(pageNow() + 300_000).toISOString(),
          resendAfter: new Date(pageNow() + 30_000).toISOString(),
          isSent: true,
        },
      }),
      verifySignInCode: () => {
        isConfirmed = true;
        return { viewer: null, redirectTo: null, userErrors: [], retryAt: null };
      },
    },
  );
  await shopper.click(await screen.findByRole('button', { name: /Delete \(415\) 555-4821/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete (415) 555-4821?' });
  expect(question).toHaveTextContent("you can't sign in with it");
  await shopper.click(within(question).getByRole('button', { name: 'Delete' }));
  await shopper.click(await screen.findByRole('button', { name: 'Email me a code' }));
  await shopper.type(await screen.findByLabelText('One-time code'), '407192');
  expect(await screen.findByText('No phone number')).toBeInTheDocument();
  await waitFor(() => expect(document.getElementById('page-title')).toHaveFocus());
  expect(new Set(sent.map((input) => JSON.stringify(input))).size).toBe(1);
});
