import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

const draw = (changes: Record<string, unknown> = {}) => ({
  id: 'harvest',
  programCode: 'HARVEST',
  programTitle: 'Harvest Spin',
  prizeName: 'Groceries for a year',
  prizeValueString: '$5,200',
  imageId: 'shopping-bags',
  isOpen: true,
  freeEntries: 1,
  entryLimit: 50,
  entryCount: 48_213,
  oddsString: null,
  newEntryOddsString: '1 in 48,214, whichever way you enter',
  drawsAtString: 'Sep 5 at 2:00 PM PT',
  ...changes,
});
const fill = async (shopper: ReturnType<typeof userEvent.setup>) => {
  await shopper.clear(await screen.findByLabelText('Full name'));
  await shopper.type(await screen.findByLabelText('Full name'), 'Ann Lee');
  await shopper.type(screen.getByLabelText('Email address'), 'ann@example.com');
  await shopper.type(screen.getByLabelText('Street address'), '12 Elm St');
  await shopper.type(screen.getByLabelText('ZIP code'), '94110');
  await shopper.type(screen.getByLabelText('City'), 'San Francisco');
  await shopper.selectOptions(screen.getByLabelText('State'), 'CA');
  await shopper.type(screen.getByLabelText(/^Month/), '7');
  await shopper.type(screen.getByLabelText(/^Day/), '1');
  await shopper.type(screen.getByLabelText(/^Year/), '1985');
};
const secret = 'the secret of the test';
const challenge = async () => ({
  programCode: 'HARVEST',
  challenge: JSON.stringify(
    await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      deriveKey,
      counter: 3,
      hmacSignatureSecret: secret,
    }),
  ),
  expiresAt: '2026-08-05T21:00:00Z',
});
const submit = () => screen.getByRole('button', { name: 'Enter with 1 free entry' });

test('N-28 a visitor enters free: the proof of work is solved here, and the entry counts towards the limit', async () => {
  const sent: { proofOfWork: string; name: string; dateOfBirth: string }[] = [];
  const { shopper } = openPage(
    '/free-entry/HARVEST',
    {},
    {
      draws: [draw()],
      freeEntryChallenge: await challenge(),
      enterFree: ({ input }: { input: (typeof sent)[number] }) => {
        sent.push(input);
        return { entry: { entryIds: ['E-000048214'], count: 1, limit: 50 }, draw: null, userErrors: [] };
      },
    },
  );
  await fill(shopper);
  await shopper.click(submit());
  const heading = await screen.findByRole('heading', { name: "You're in" });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/1 of 50 entries now/)).toBeVisible();
  expect(screen.getByText('E-000048214')).toBeVisible();
  expect(sent[0]).toMatchObject({ name: 'Ann Lee', dateOfBirth: '1985-07-01' });
  const payload = JSON.parse(sent[0]!.proofOfWork) as Pick<
    Parameters<typeof verifySolution>[0],
    'challenge' | 'solution'
  >;
  expect(await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret })).toMatchObject({
    verified: true,
  });
});

test('N-28 missing fields are listed in a summary that takes focus and links to them', async () => {
  const { shopper } = openPage('/free-entry/HARVEST', {}, { draws: [draw()] });
  await shopper.clear(await screen.findByLabelText('Full name'));
  await shopper.click(await screen.findByRole('button', { name: 'Enter with 1 free entry' }));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('button')).toHaveLength(7);
  await shopper.click(within(summary).getByRole('button', { name: 'Enter a 5-digit ZIP code.' }));
  expect(screen.getByLabelText('ZIP code')).toHaveFocus();
  expect(screen.getByLabelText('ZIP code')).toBeInvalid();
});

test("T-60 a refusal is in the server's words, and nothing typed is lost", async () => {
  const { shopper } = openPage(
    '/free-entry/HARVEST',
    {},
    {
      draws: [draw()],
      freeEntryChallenge: await challenge(),
      enterFree: {
        entry: null,
        draw: null,
        userErrors: [{ code: 'ENTRY_LIMIT_REACHED', message: 'Your household has all the entries.', field: null }],
      },
    },
  );
  await fill(shopper);
  await shopper.click(submit());
  expect(await screen.findByText(/Your household has all the entries/)).toBeVisible();
  expect(screen.getByLabelText('Full name')).toHaveValue('Ann Lee');
});

test('N-28 the odds are the same whichever way you enter; a closed sweepstakes takes no entries', async () => {
  const { unmount } = openPage('/free-entry/HARVEST', {}, { draws: [draw()] });
  expect(await screen.findByText('1 in 48,214, whichever way you enter')).toBeVisible();
  unmount();
  const entered = openPage('/free-entry/HARVEST', {}, { draws: [draw({ oddsString: 'Better than 1 in 2' })] });
  expect(await screen.findByText('Better than 1 in 2')).toBeVisible();
  entered.unmount();
  openPage('/free-entry/HARVEST', {}, { draws: [draw({ isOpen: false })] });
  expect(await screen.findByRole('heading', { name: "This sweepstakes isn't taking entries right now" })).toBeVisible();
  expect(screen.queryByLabelText('Full name')).toBeNull();
});

test("N-28 a member's name, email, and address are filled in; a visitor's form is empty", async () => {
  const home = { address: '12 Elm St', address2: 'Apt 4', city: 'San Francisco', state: 'CA', zipCode: '94110' };
  const me = { email: 'maya@example.com', profile: { id: 'c1', addresses: [{ id: 'a1', ...home }] } };
  const { unmount } = openPage('/free-entry/HARVEST', me, { draws: [draw()] });
  expect(await screen.findByLabelText('Full name')).toHaveValue('Maya Reyes');
  expect(screen.getByLabelText('Email address')).toHaveValue('maya@example.com');
  expect(screen.getByLabelText('Street address')).toHaveValue('12 Elm St');
  expect(screen.getByLabelText('ZIP code')).toHaveValue('94110');
  expect(screen.getByLabelText('City')).toHaveValue('San Francisco');
  expect(screen.getByLabelText('State')).toHaveValue('CA');
  expect(screen.getByLabelText(/^Year/)).toHaveValue('');
  unmount();
  openPage('/free-entry/HARVEST', me, {
    draws: [draw()],
    viewer: {
      userType: 'GUEST',
      session: 'NONE',
      isAuthorized: false,
      site: 'HOUSEHOLDS',
      firstName: null,
      signInPath: '/account/sign-in.html',
      expiresAt: null,
      remembered: null,
    },
  });
  expect(await screen.findByLabelText('Full name')).toHaveValue('');
  expect(screen.getByLabelText('ZIP code')).toHaveValue('');
});
