import { act, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { ownerOf } from '../../app/data/owner.ts';
import { serverNow } from '../../page/clock.ts';
import { subscriptionList } from '../../storage/subscription-list.ts';
import { productDetails, sandwich, skillet, soldOut } from '../../testing/fixtures/product-details.ts';
import { openPage } from '../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});
beforeEach(() => sessionStorage.clear());

const open = (product: unknown, path = '/product/100000003') => openPage(path, {}, { product });

test('S-14 a product says what it is, what it costs, and how to get it', async () => {
  open(productDetails());
  expect(await screen.findByRole('heading', { level: 1, name: 'Organic Gala Apples' })).toBeVisible();
  expect(screen.getByText('Now $1.99, was $2.99 per pound')).toBeInTheDocument();
  expect(screen.getByText('12.4¢/oz · Sale price until Aug 11')).toBeVisible();
  const ways = within(screen.getByRole('region', { name: 'How to get it' }));
  expect(ways.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PickupToday, 2 to 3 PM, 2300 16th StAvailable',
    'DeliveryTomorrow, 8 to 10 AM, 94103Available',
    'In-StoreOpen until 11 PM3 left',
    'ShippingThis item is not offered for shippingNot offered',
  ]);
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Fresh Fruit' })).toHaveAttribute(
    'href',
    '/shop/fruits-vegetables/fresh-fruit',
  );
});

test('a translated name comes with what the package says, and says when nobody wrote it', async () => {
  open(productDetails({}, { name: 'Manzanas', nameOnPack: 'Cedar Hollow Organic Gala Apples', isNameComposed: true }));
  expect(await screen.findByText('Cedar Hollow Organic Gala Apples')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/^On the package:/)).toHaveTextContent(/Translated automatically\.$/);
});

test('S-7 S-102 a product leads to its schedule, and says without a call what of it is scheduled already', async () => {
  localStorage.clear();
  const { client, unmount } = open(productDetails());
  const way = await screen.findByRole('link', { name: 'Save 5% with Schedule & Save' });
  expect(way).toHaveAttribute('href', '/schedule-and-save?add=100000003');
  const item = { subscriptionId: 's1', quantity: 1, frequency: { count: 2, unit: 'WEEK' as const }, isPaused: false };
  const list = {
    customerId: ownerOf(client),
    fulfillmentType: 'PICKUP' as const,
    subscribedItems: { '100000003': item },
    snsFrequencies: [{ count: 2, unit: 'WEEK' as const, label: 'Every 2 weeks' }],
    isNewSnSUser: false,
    fulfillment: null,
    arSavedTime: serverNow(),
    isLoaded: true,
  };
  act(() => subscriptionList.write({ ...list, customerId: 'somebody else' }));
  expect(way).toBeInTheDocument();
  act(() => subscriptionList.write(list));
  expect(await screen.findByRole('link', { name: 'On your schedule · Every 2 weeks' })).toBeVisible();
  unmount();
  subscriptionList.clear();
});

test('N-50 the price of a weight is estimated as it changes', async () => {
  const { shopper } = open(productDetails());
  expect(await screen.findByText('Add · $1.99')).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: /^More / }));
  expect(screen.getByText('Add · $2.49')).toBeVisible();
  expect(screen.getByText('The price is an estimate: you pay for the actual weight.')).toBeVisible();
});

test('N-79 what can take its place says why', async () => {
  open(productDetails());
  const similar = within(await screen.findByRole('region', { name: 'You can swap it for' }));
  expect(similar.getByText('Cheaper per pound')).toBeVisible();
  expect(similar.getByRole('link', { name: 'Fuji Apples' })).toBeVisible();
});

test('N-53 the warning stands before the price and before every choice, with its word once', async () => {
  open(sandwich());
  const warning = await screen.findByText(/^Consuming this product/);
  const isBefore = (other: HTMLElement) =>
    Boolean(warning.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText(/WARNING/)).toHaveLength(1);
  expect(isBefore(screen.getAllByText('$8.99')[0]!)).toBe(true);
  expect(isBefore(screen.getByRole('group', { name: /Bread/ }))).toBe(true);
});

test('S-67 S-82 choices change the price at once, hold their rule, outlive a reload, and start over', async () => {
  const page = open(sandwich());
  const { shopper } = page;
  await shopper.click(await screen.findByRole('radio', { name: 'Gluten-free +$1.50' }));
  await shopper.click(screen.getByRole('checkbox', { name: 'Avocado +$1.75' }));
  await shopper.click(screen.getByRole('checkbox', { name: 'Bacon +$2.00' }));
  expect(screen.getByRole('checkbox', { name: 'Pickles Free' })).toBeDisabled();
  expect(screen.getByRole('group', { name: 'Extras Up to 2, 2 chosen' })).toBeVisible();
  expect(screen.getByText('$14.24')).toBeVisible();
  expect(screen.getByText('Gluten-free', { selector: 'p > span' }).nextElementSibling).toHaveTextContent('+$1.50');
  await shopper.type(screen.getByRole('textbox', { name: 'Note for the kitchen' }), 'Cut in half');
  page.unmount();
  open(sandwich());
  expect(await screen.findByText('$14.24')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note for the kitchen' })).toHaveValue('Cut in half');
  await shopper.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.queryByText('$14.24')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Sourdough' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Note for the kitchen' })).toHaveValue('');
});

test.each([
  [
    'S-234 S-236',
    { reasonCode: 'OUT_OF_STOCK', message: 'This item is out of stock', shortMessage: 'Out of Stock' },
    'Out of Stock',
    'This item is out of stock. Back Aug 18.',
  ],
  [
    'S-235 S-237',
    {
      reasonCode: 'CHANNEL_NOT_OFFERED',
      message: 'This item is not offered for pickup',
      shortMessage: 'In-store only',
      onlyAvailableText: 'Only Available In-Store',
    },
    'Only Available In-Store',
    'This item is not offered for pickup. Back Aug 18.',
  ],
])('%s a product that can not be had says why, when again, and leads to similar ones', async (_, why, title, words) => {
  open(soldOut({ ...why, nextAvailableText: 'Back Aug 18' }));
  const card = within(await screen.findByRole('region', { name: title }));
  expect(card.getByText(words)).toBeVisible();
  expect(card.getByRole('link', { name: 'See similar' })).toHaveAttribute('href', '/product/100000003#similar');
  expect(screen.getByRole('region', { name: 'Similar, and here today' })).toBeVisible();
  expect(screen.queryByText('About')).not.toBeInTheDocument();
});

test('S-14 a product that is opened on another path moves to its own', async () => {
  const { router } = open(skillet());
  expect(await screen.findByText('Sold and shipped by Kitchen Foundry.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/mkp/kitchen-foundry/product/100000003');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Kitchen Foundry' })).toHaveAttribute('href', '/seller/kitchen-foundry');
});

test('a product that is not there says so and leads on', async () => {
  open(null);
  expect(await screen.findByRole('heading', { level: 1, name: "We couldn't find this product" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all departments' })).toHaveAttribute('href', '/shop');
});

test('similar products that fail say so, and the page stays', async () => {
  open(
    productDetails({
      substitutes: () => {
        throw new GraphQLError('Apologies.', { extensions: { code: 'UPSTREAM_FAILURE' } });
      },
    }),
  );
  expect(await screen.findByText("We couldn't load similar products")).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test("its one address, a preview, and structured data are told to machines by the server's page", async () => {
  vi.stubEnv('SSR', true);
  open(productDetails());
  await screen.findByRole('heading', { level: 1 });
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/product\/100000003$/);
  expect(document.head.querySelector('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'Cedar Hollow Organic Gala Apples',
  );
  expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
  const [described] = document.querySelectorAll('script[type="application/ld+json"]');
  const types = (JSON.parse(described?.textContent ?? '[]') as { '@type': string }[]).map((each) => each['@type']);
  expect(types).toEqual(['Product', 'BreadcrumbList']);
});
