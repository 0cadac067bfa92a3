import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { defaultShop, storeCard } from '../../testing/fixtures/stores.ts';
import { guest, renderPage } from '../../testing/render-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const answer = (stores: object[]) => ({
  data: {
    storeSearch: {
      __typename: 'StoreSearch',
      place: '94103',
      zipCode: '94103',
      city: 'San Francisco',
      state: 'CA',
      stores,
    },
  },
});
const shopper = userEvent.setup();

test('G-120 S-73 a guest finds stores by ZIP code, with hours by department', async () => {
  const nowhere = { FrameShop: { data: { shop: null } } };
  const { router, sent } = renderPage('/stores', { ...guest, ...nowhere, StoresPage: answer([storeCard]) });
  await shopper.type(await screen.findByLabelText('ZIP code or city'), '94103');
  await shopper.click(screen.getByRole('button', { name: 'Find stores' }));
  const card = await screen.findByRole('article', { name: '2300 16th St' });
  expect(router.state.location.search).toBe('?zip=94103');
  expect(screen.getByText('1 store near San Francisco, CA')).toBeInTheDocument();
  expect(within(card).getByText('Pickup, Delivery, In-store')).toBeInTheDocument();
  expect(within(card).getByText('Monday to Friday: 9 AM to 8 PM')).toBeInTheDocument();
  expect(sent.filter(({ name }) => name === 'StoresPage')).toEqual([
    { name: 'StoresPage', variables: { place: '94103' } },
  ]);
});

test('N-7 an unknown ZIP code shows a message at its field, which keeps what was typed', async () => {
  const message = 'No city found for this ZIP code';
  renderPage('/stores?zip=00000', {
    ...guest,
    StoresPage: {
      data: { storeSearch: null },
      errors: [{ message, path: ['storeSearch'], extensions: { code: 'BAD_USER_INPUT', status: 400 } }],
    },
  });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('ZIP code or city')).toBeInvalid();
  expect(screen.getByLabelText('ZIP code or city')).toHaveValue('00000');
});

test('G-120 stores near where the visitor shops are listed before anything is typed', async () => {
  const { sent } = renderPage('/stores', { ...guest, StoresPage: answer([storeCard]) });
  expect(await screen.findByRole('article', { name: '2300 16th St' })).toBeInTheDocument();
  expect(screen.getByLabelText('ZIP code or city')).toHaveValue(defaultShop.store.zipCode);
  expect(sent.filter(({ name }) => name === 'StoresPage').map(({ variables }) => variables)).toEqual([
    { place: defaultShop.store.zipCode },
  ]);
});

test('the page says when there is no store nearby, and asks nothing without a ZIP code', async () => {
  const { sent } = renderPage('/stores?zip=94103', { ...guest, StoresPage: answer([]) });
  expect(await screen.findByText(/^We don't have a store within 50 miles of 94103\./)).toBeInTheDocument();
  expect(sent.map(({ name }) => name)).toContain('StoresPage');
  const other = renderPage('/stores', { ...guest, FrameShop: { data: { shop: null } } });
  await screen.findAllByRole('heading', { level: 1, name: 'Find a store' });
  expect(other.sent.map(({ name }) => name)).not.toContain('StoresPage');
});

test('S-73 on a store’s own page every way to shop can be chosen, delivery with its ZIP code', async () => {
  const store = {
    ...storeCard.store,
    zipCode: '94103',
    nextSlots: [{ __typename: 'NextSlot', channel: 'DELIVERY', text: 'Next delivery tomorrow', isOffered: true }],
  };
  const message = 'Enter a ZIP code with five digits.';
  const refused = { __typename: 'UserError', code: 'INVALID', field: 'zipCode', message };
  const { sent } = renderPage('/stores/2910', {
    ...guest,
    StorePage: { data: { store } },
    ChooseShop: { data: { chooseShop: { __typename: 'ChooseShopPayload', shop: null, userErrors: [refused] } } },
  });
  const field = await screen.findByLabelText('ZIP code for delivery');
  expect(field).toHaveValue('94103');
  expect(screen.getByRole('button', { name: 'Pickup' })).toBeEnabled();
  await shopper.clear(field);
  await shopper.type(field, '941');
  await shopper.click(screen.getByRole('button', { name: 'Delivery' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field).toBeInvalid();
  const asked = sent.find(({ name }) => name === 'ChooseShop');
  expect(asked?.variables).toMatchObject({ input: { storeId: '2910', channel: 'DELIVERY', zipCode: '941' } });
});
