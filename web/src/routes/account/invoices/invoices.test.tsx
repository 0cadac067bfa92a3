import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { invoice, paidOrders } from '../../../testing/fixtures/orders/invoices.ts';
import { openPage } from '../../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const viewer = {
  userType: 'REGISTERED',
  session: 'ACTIVE',
  isAuthorized: true,
  site: 'BUSINESS',
  firstName: 'Bianca',
  signInPath: '/sign-in',
};
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

test('S-165 a business finds an invoice for each order that is paid, and older ones on the next page', async () => {
  openPage('/account/invoices.html', {}, { viewer, orders: paidOrders('c20') });
  const table = within(await screen.findByRole('table', { name: 'Invoices' }));
  expect(table.getAllByRole('row').slice(1).map(cells)).toEqual([['4458231', 'Wednesday, Jul 29', '$140.20']]);
  expect(table.getByRole('link', { name: '4458231' })).toHaveAttribute('href', '/account/invoices/4458231');
  expect(screen.getByRole('link', { name: 'Older invoices' })).toHaveAttribute(
    'href',
    '/account/invoices.html?after=c20',
  );
});

test('S-165 an invoice has what was charged line by line with item numbers, tax, and the total, and can be printed', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { shopper } = openPage(
    '/account/invoices/4458231',
    { firstName: 'Bianca', lastName: 'Okoro' },
    { viewer, order: invoice() },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice 4458231' })).toBeVisible();
  const table = within(screen.getByRole('table', { name: /^Items/ }));
  expect(table.getAllByRole('row').slice(1).map(cells)).toEqual([
    ['Larder Pro Canola Oil, FoodserviceRegular price, 5 × $17.96; Volume price', '970010234', '× 5', '$84.80'],
    ['Larder Pro Hot Cups, Case', '970020415', '× 1', '$51.00'],
  ]);
  expect(screen.getByText('Tax: 8.625% of $51.00')).toBeVisible();
  expect(screen.getByText('Bill to').nextSibling).toHaveTextContent('Bianca Okoro');
  expect(screen.getByText('Paid Jul 29, 2026')).toBeVisible();
  expect(screen.getByText('Handed over').nextSibling).toHaveTextContent('Jul 28, 2026');
  expect(screen.getByText('$140.20')).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test("S-165 an invoice is billed to the buyer's own address or where the order went, never to the store", async () => {
  const address = { firstName: 'Bianca', lastName: 'Okoro', zipCode: '94107', city: 'San Francisco', state: 'CA' };
  const own = { __typename: 'Address', id: 'a1', ...address, address: '88 Folsom St', address2: 'Floor 2' };
  const me = {
    firstName: 'Bianca',
    lastName: 'Okoro',
    profile: { __typename: 'CustomerProfile', id: '1', addresses: [own] },
  };
  const billed = async (order: object) => {
    const page = openPage('/account/invoices/4458231', me, { viewer, order: { ...invoice(), ...order } });
    const text = (await screen.findByText('Bill to')).nextSibling?.textContent;
    page.unmount();
    return text;
  };
  const pickedUp = await billed({});
  expect(pickedUp).toContain('88 Folsom St, Floor 2San Francisco, CA 94107');
  expect(pickedUp).not.toContain('2300 16th St');
  expect(await billed({ channel: 'DELIVERY', placeText: '5 Pier Rd, Oakland, CA 94607' })).toContain(
    '5 Pier Rd, Oakland',
  );
});

test('S-165 a PO number stands on its invoice, and beside it in the list; a list without any has no room for them', async () => {
  const orders = paidOrders();
  const [first] = orders.edges.filter(({ node }) => node.receipt !== null);
  first!.node.poNumber = '4500-77';
  const listed = openPage('/account/invoices.html', {}, { viewer, orders });
  const table = within(await screen.findByRole('table', { name: 'Invoices' }));
  expect(table.getByRole('columnheader', { name: 'PO number' })).toBeVisible();
  expect(table.getAllByRole('row').slice(1).map(cells)).toEqual([
    ['4458231', 'Wednesday, Jul 29', '4500-77', '$140.20'],
  ]);
  listed.unmount();
  openPage('/account/invoices/4458231', {}, { viewer, order: invoice({ poNumber: '4500-77' }) });
  expect((await screen.findByText('PO number')).nextSibling).toHaveTextContent('4500-77');
});

test('S-165 an order that is not paid has no invoice yet', async () => {
  openPage('/account/invoices/4458231', {}, { viewer, order: invoice({ receipt: null }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 4458231 has no invoice yet' })).toBeVisible();
});

test.each(['/account/invoices.html', '/account/invoices/4458231'])(
  'S-165 for a household %s is no page',
  async (path) => {
    openPage(path, {}, { viewer: { ...viewer, site: 'HOUSEHOLDS' }, orders: paidOrders(), order: invoice() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
);
