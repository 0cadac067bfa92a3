import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { pageNow } from '../../../page/clock.ts';
import { savedAddress as home } from '../../../testing/fixtures/address.ts';
import { openPage } from '../../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const { deliveredFrom: store } = home;
const profileWith = (...addresses: object[]) => ({
  id: 'c1',
  phones: [{ number: '4155554821', isPrimary: true }],
  addresses,
});
const lists = {
  referenceData: {
    states: [
      { code: 'CA', name: 'California' },
      { code: 'WA', name: 'Washington' },
    ],
  },
  zipPlace: ({ zipCode }: { zipCode: string }) => {
    if (zipCode === '00000') throw new GraphQLError('No city found for this ZIP code');
    return zipCode === '98122'
      ? { zipCode, city: 'Seattle', state: 'WA', deliveredFrom: null }
      : { zipCode, city: 'San Francisco', state: 'CA', deliveredFrom: store };
  },
};
type Input = Record<string, unknown>;
const saves = (answer: (input: Input) => object) => {
  const sent: Input[] = [];
  const saveDeliveryAddress = ({ input }: { input: Input }) => {
    sent.push(input);
    return { address: null, profile: null, savedMeanwhile: null, userErrors: [], ...answer(input) };
  };
  return { sent, saveDeliveryAddress };
};
const open = (addresses: object[], fields: object = {}) =>
  openPage('/account/addresses.html', { profile: profileWith(...addresses) }, { ...lists, ...fields });
const saved = (input: Input) => {
  const { clientRequestId: _, ...entry } = input;
  const address = {
    deliveredFrom: null,
    ...entry,
    id: entry['id'] ?? 'a9',
    version: Number(entry['version'] ?? 0) + 1,
  };
  return { address, profile: profileWith(address) };
};

test('G-50 an address looks like on an envelope, with the phone number and the store that delivers', async () => {
  open([home]);
  const card = await screen.findByRole('article', { name: '148 Guerrero St' });
  expect(card).toHaveTextContent('Maya Reyes148 Guerrero St, Apt 3San Francisco, CA 94103');
  expect(card).toHaveTextContent('(415) 555-4821, primary');
  expect(card).toHaveTextContent('Delivers from2300 16th St');
  expect(screen.getByRole('complementary', { name: 'We deliver here' })).toBeInTheDocument();
});

test('without an address the page says so, and what to do next', async () => {
  const { shopper } = open([]);
  expect(await screen.findByRole('heading', { name: 'No address yet' })).toBeInTheDocument();
  await shopper.click(screen.getByRole('button', { name: 'Add an address' }));
  expect(screen.getByLabelText('First name')).toHaveValue('Maya');
  expect(screen.getByLabelText('First name')).toHaveFocus();
});

test('N-8 a new address is sent as entered, and nothing else', async () => {
  const { sent, saveDeliveryAddress } = saves(saved);
  const { shopper } = open([], { saveDeliveryAddress });
  await shopper.click(await screen.findByRole('button', { name: 'Add an address' }));
  await shopper.type(screen.getByLabelText('Address'), '1 Elm St');
  await shopper.type(screen.getByLabelText('ZIP code'), '98122');
  // The field and the live region say it.
  await screen.findAllByText('Found: Seattle, WA');
  await shopper.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByRole('article', { name: '1 Elm St' })).toHaveFocus();
  const { clientRequestId: _, ...entry } = sent[0] ?? {};
  expect(entry).toEqual({
    firstName: 'Maya',
    lastName: 'Reyes',
    address: '1 Elm St',
    address2: '',
    zipCode: '98122',
    city: 'Seattle',
    state: 'WA',
  });
});

test('several addresses are listed one below another, each with its own edit button', async () => {
  open([home, { ...home, id: 'a2', address: '9 Elm St', deliveredFrom: null }]);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /Edit address 9 Elm St/ })).toBeInTheDocument();
  expect(
    screen.getByText('Outside the delivery area of 2300 16th St. We can still mail you prizes.'),
  ).toBeInTheDocument();
});

test('G-53 G-54 the ZIP code comes first and fills in city and state, which stay editable', async () => {
  const { shopper } = open([]);
  await shopper.click(await screen.findByRole('button', { name: 'Add an address' }));
  const zip = screen.getByLabelText('ZIP code');
  const city = screen.getByLabelText('City');
  expect(zip.compareDocumentPosition(city) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await shopper.type(zip, '98122');
  expect(await screen.findAllByText('Found: Seattle, WA')).not.toHaveLength(0);
  expect(city).toHaveValue('Seattle');
  expect(screen.getByLabelText('State')).toHaveValue('WA');
  expect(zip).toHaveAccessibleDescription('Found: Seattle, WA');
  await shopper.clear(city);
  await shopper.type(city, 'Capitol Hill');
  expect(city).toHaveValue('Capitol Hill');
  expect(screen.getByRole('complementary', { name: 'Out of our delivery area' })).toBeInTheDocument();
});

test('G-105 a ZIP code without a city says so at the field and keeps what was entered', async () => {
  const { shopper } = open([home]);
  await shopper.click(await screen.findByRole('button', { name: /Edit address/ }));
  const zip = screen.getByLabelText('ZIP code');
  await shopper.clear(zip);
  await shopper.type(zip, '00000');
  expect(await screen.findByText('No city found for this ZIP code')).toBeInTheDocument();
  expect(zip).toBeInvalid();
  expect(screen.getByLabelText('City')).toHaveValue('San Francisco');
});

test('N-7 errors are listed at the top with focus, and each line links to its field', async () => {
  const { sent, saveDeliveryAddress } = saves(() => ({
    userErrors: [
      { code: 'REQUIRED', field: 'lastName', message: 'Enter your last name' },
      { code: 'TOO_LONG', field: 'address', message: 'Use 60 characters at most (you have 69)', limit: 60 },
      { code: 'INVALID', field: 'zipCode', message: 'Enter 5 digits, or 5 + 4' },
    ],
  }));
  const { shopper } = open([{ ...home, lastName: '', zipCode: '9812' }], { saveDeliveryAddress });
  await shopper.click(await screen.findByRole('button', { name: /Edit address/ }));
  await shopper.click(screen.getByRole('button', { name: 'Save address' }));
  const heading = await screen.findByRole('heading', { name: '3 fields need another look' });
  expect(heading.parentElement).toHaveFocus();
  for (const line of ['Last name is missing', 'Address is longer than 60 characters', "9812 isn't a valid ZIP code"])
    expect(screen.getByRole('link', { name: line })).toBeInTheDocument();
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Enter your last name');
  await shopper.click(screen.getByRole('link', { name: 'Last name is missing' }));
  expect(screen.getByLabelText('Last name')).toHaveFocus();
  await shopper.type(screen.getByLabelText('Last name'), 'R');
  expect(screen.getByLabelText('Last name')).toBeValid();
  expect(screen.getByRole('heading', { name: '2 fields need another look' })).toBeInTheDocument();
  expect(sent[0]).toMatchObject({ id: 'a1', version: 3, lastName: '', clientRequestId: expect.any(String) });
});

test('N-8 a saved address takes focus, says so, and can be undone', async () => {
  const { sent, saveDeliveryAddress } = saves(saved);
  const { shopper } = open([home], { saveDeliveryAddress });
  await shopper.click(await screen.findByRole('button', { name: /Edit address/ }));
  const street = screen.getByLabelText('Address');
  expect(street).toHaveFocus();
  await shopper.clear(street);
  await shopper.type(street, '1 Elm St');
  await shopper.click(screen.getByRole('button', { name: 'Save address' }));
  const card = await screen.findByRole('article', { name: '1 Elm St' });
  expect(within(card).getByText('Saved just now')).toBeInTheDocument();
  expect(card).toHaveFocus();
  await shopper.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: '148 Guerrero St' })).toBeInTheDocument();
  expect(sent.map(({ version, address }) => [version, address])).toEqual([
    [3, '1 Elm St'],
    [4, '148 Guerrero St'],
  ]);
});

test('N-8 an address changed in the meantime is shown with what was entered; both choices work', async () => {
  const theirs = { ...home, version: 4, address: '7 Pine St' };
  const { sent, saveDeliveryAddress } = saves((input) =>
    input['version'] === 3
      ? { savedMeanwhile: theirs, userErrors: [{ code: 'VERSION_CONFLICT', message: 'Changed.', field: 'version' }] }
      : saved(input),
  );
  const { shopper } = open([home], { saveDeliveryAddress });
  await shopper.click(await screen.findByRole('button', { name: /Edit address/ }));
  const street = screen.getByLabelText('Address');
  await shopper.clear(street);
  await shopper.type(street, '1 Elm St');
  await shopper.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText(/7 Pine St, Apt 3/)).toBeInTheDocument();
  expect(street).toHaveValue('1 Elm St');
  await shopper.click(screen.getByRole('button', { name: 'Use the saved one' }));
  expect(street).toHaveValue('7 Pine St');
  expect(screen.queryByText(/changed in the meantime/)).not.toBeInTheDocument();
  await shopper.clear(street);
  await shopper.type(street, '2 Elm St');
  await shopper.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByRole('article', { name: '2 Elm St' })).toBeInTheDocument();
  expect(sent.map(({ version }) => version)).toEqual([3, 4]);
});

test('N-8 "Save mine instead" saves what was entered over the other', async () => {
  const { sent, saveDeliveryAddress } = saves((input) =>
    input['version'] === 3
      ? { savedMeanwhile: { ...home, version: 8 }, userErrors: [{ code: 'VERSION_CONFLICT', message: 'x' }] }
      : saved(input),
  );
  const { shopper } = open([home], { saveDeliveryAddress });
  await shopper.click(await screen.findByRole('button', { name: /Edit address/ }));
  await shopper.click(screen.getByRole('button', { name: 'Save address' }));
  await shopper.click(await screen.findByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([3, 8]));
});

test.each(['Bad Request', 'Not acceptable', 'Gate-way error', 'Back-end error'])(
  'G-109..G-113 the address did not save: "%s" stands above the form, and the entries stay',
  async (message) => {
    const saveDeliveryAddress = () => {
      throw new GraphQLError(message);
    };
    const { shopper } = open([home], { saveDeliveryAddress });
    await shopper.click(await screen.findByRole('button', { name: /Edit address/ }));
    await shopper.type(screen.getByLabelText('City'), '!');
    await shopper.click(screen.getByRole('button', { name: 'Save address' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`Not saved${message}`);
    expect(alert).toHaveFocus();
    expect(screen.getByLabelText('City')).toHaveValue('San Francisco!');
  },
);

test('N-3 long after signing in, a code is asked for once, and the same request is sent again', async () => {
  let confirmed = false;
  const { sent, saveDeliveryAddress } = saves((input) => {
    if (confirmed) return saved(input);
    throw new GraphQLError('Confirm.', { extensions: { code: 'STEP_UP_REQUIRED', status: 401 } });
  });
  const { shopper } = open([home], {
    saveDeliveryAddress,
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
      confirmed = true;
      return { viewer: null, redirectTo: null, userErrors: [], retryAt: null };
    },
  });
  await shopper.click(await screen.findByRole('button', { name: /Edit address/ }));
  await shopper.click(screen.getByRole('button', { name: 'Save address' }));
  await shopper.click(await screen.findByRole('button', { name: 'Email me a code' }));
  await shopper.type(await screen.findByLabelText('One-time code'), '407192');
  expect(await screen.findByText('Saved just now')).toBeInTheDocument();
  expect(new Set(sent.map(({ clientRequestId }) => clientRequestId)).size).toBe(1);
});

test('N-8 an address is deleted after a question, by keyboard too, and the page says so', async () => {
  const sent: Input[] = [];
  const deleteDeliveryAddress = ({ input }: { input: Input }) => {
    sent.push(input);
    return { profile: profileWith({ ...home, id: 'a2', address: '9 Elm St' }), userErrors: [] };
  };
  const { shopper } = open([home, { ...home, id: 'a2', address: '9 Elm St' }], { deleteDeliveryAddress });
  (await screen.findByRole('button', { name: /Delete 148 Guerrero St/ })).focus();
  await shopper.keyboard('{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Delete 148 Guerrero St?' });
  expect(within(question).getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await shopper.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await shopper.click(screen.getByRole('button', { name: /Delete 148 Guerrero St/ }));
  await shopper.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: '148 Guerrero St' })).not.toBeInTheDocument());
  expect(screen.getByRole('article', { name: '9 Elm St' })).toBeInTheDocument();
  expect(await screen.findByText('148 Guerrero St was deleted')).toBeInTheDocument();
  await waitFor(() => expect(document.getElementById('page-title')).toHaveFocus());
  expect(sent).toEqual([{ id: 'a1', clientRequestId: expect.any(String) }]);
});

test('S-7 an address that scheduled orders go to stays, and the question says why', async () => {
  const message = 'Your scheduled orders go to this address. Choose another one for them first.';
  const { shopper } = open([home], {
    deleteDeliveryAddress: () => ({ profile: null, userErrors: [{ code: 'ADDRESS_IN_USE', message }] }),
  });
  await shopper.click(await screen.findByRole('button', { name: /Delete 148 Guerrero St/ }));
  const question = await screen.findByRole('alertdialog');
  await shopper.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await within(question).findByText(message)).toBeInTheDocument();
  await shopper.click(within(question).getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('article', { name: '148 Guerrero St' })).toBeInTheDocument();
});

test('G-99 a profile that cannot be loaded says so, and the page stays', async () => {
  openPage('/account/addresses.html', { profile: null }, lists);
  expect(await screen.findByText("We couldn't load your addresses")).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Delivery address' })).toBeInTheDocument();
});
