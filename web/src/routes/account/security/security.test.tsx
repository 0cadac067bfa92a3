import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { pageNow } from '../../../page/clock.ts';
import { openPage } from '../../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
});

const key = (id: string, more: object = {}) => ({
  id,
  name: `Key ${id}`,
  host: 'safeway.localhost',
  datesText: 'Added Jul 12, 2026',
  isStopped: false,
  ...more,
});
type Input = Record<string, unknown>;
const open = (passkeys: object[] | null, fields: Record<string, unknown> = {}) =>
  openPage('/account/security.html', { passkeys }, fields);

const creation = {
  id: 'challenge-1',
  challenge: 'Y2hhbGxlbmdl',
  host: 'safeway.localhost',
  expiresAt: new Date(pageNow() + 600_000).toISOString(),
  userHandle: 'bWF5YQ',
  userName: 'maya@example.com',
  displayName: 'Maya Reyes',
  algorithms: [-7],
  known: [{ id: 'a2V5', transports: ['internal'] }],
};
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** A browser with passkeys, whose device answers like this. */
function deviceThat(creates: (options: { publicKey: PublicKeyCredentialCreationOptions }) => unknown): void {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: async (o: never) => creates(o) },
  });
}
const made = {
  id: 'bmV3',
  rawId: bytes('new'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    attestationObject: bytes('attestation'),
    clientDataJSON: bytes('client'),
    getTransports: () => ['internal'],
  },
};

test('a shopper without a passkey sets one up: the device is asked as the server says, and the key is listed', async () => {
  const asked: PublicKeyCredentialCreationOptions[] = [];
  deviceThat(({ publicKey }) => {
    asked.push(publicKey);
    return made;
  });
  const sent: Input[] = [];
  const { shopper } = open([], {
    startPasskey: () => ({ creation, userErrors: [] }),
    addPasskey: ({ input }: { input: Input }) => {
      sent.push(input);
      return { me: { id: 'c1', passkeys: [key('new', { name: input['name'] })] }, userErrors: [] };
    },
  });
  expect(await screen.findByText("You don't have a passkey yet.")).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ creationId: 'challenge-1', passkeyId: 'bmV3', transports: ['internal'] });
  expect(asked[0]).toMatchObject({
    rp: { id: 'safeway.localhost', name: 'Safeway' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  expect(asked[0]?.excludeCredentials).toHaveLength(1);
  expect(localStorage.getItem('larder.passkey')).toBe('made');
});

test.each([
  ['InvalidStateError', 'This device has a passkey for your account already.'],
  ['NotAllowedError', 'No passkey was set up.'],
  ['UnknownError', "We couldn't set up a passkey. Try again."],
])('a device that answers %s is said plainly, and nothing is sent', async (name, words) => {
  deviceThat(() => {
    throw new DOMException('', name);
  });
  const { shopper } = open([], { startPasskey: () => ({ creation, userErrors: [] }) });
  await shopper.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('N-3 long after signing in, adding a passkey asks for a code first', async () => {
  deviceThat(() => made);
  const { shopper } = open([], {
    startPasskey: () => {
      throw new GraphQLError('Confirm', { extensions: { code: 'STEP_UP_REQUIRED' } });
    },
  });
  await shopper.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByRole('dialog', { name: "Confirm it's you" })).toBeVisible();
});

test('a passkey is renamed; a name that is refused stays in its field', async () => {
  const { shopper } = open([key('a')], {
    renamePasskey: ({ input }: { input: { name: string } }) =>
      input.name === 'Phone'
        ? { passkey: key('a', { name: 'Phone' }), userErrors: [] }
        : { passkey: null, userErrors: [{ code: 'NAME_INVALID', message: 'Enter a name of 1 to 40 characters.' }] },
  });
  await shopper.click(await screen.findByRole('button', { name: 'Rename Key a' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename this passkey' });
  const field = within(dialog).getByLabelText('Name');
  await shopper.clear(field);
  await shopper.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Enter a name of 1 to 40 characters.')).toBeVisible();
  await shopper.type(field, 'Phone');
  await shopper.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Phone')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a passkey is removed after a question, which says that the code remains', async () => {
  const { shopper } = open([key('a')], { removePasskey: () => ({ me: { id: 'c1', passkeys: [] } }) });
  await shopper.click(await screen.findByRole('button', { name: 'Remove Key a' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Key a?' });
  expect(question).toHaveTextContent('A one-time code still will.');
  await shopper.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText("You don't have a passkey yet.")).toBeVisible();
});

test('a stopped passkey says why, and keys of several banners say whose they are', async () => {
  open([key('a'), key('b', { host: 'vons.localhost', isStopped: true })]);
  expect(await screen.findByText('For vons.localhost')).toBeVisible();
  expect(screen.getByText('For safeway.localhost')).toBeVisible();
  expect(screen.getByText(/^It may have been copied/)).toBeVisible();
});

test("passkeys that can't be read leave the rest of the page", async () => {
  open(null);
  expect(await screen.findByText("We couldn't load your passkeys")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
});
