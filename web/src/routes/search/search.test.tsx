import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyList, pickupShop, productList, severalProducts } from '../../testing/fixtures/lists.ts';
import { guest, renderPage } from '../../testing/render-page.tsx';

vi.stubGlobal('scrollTo', () => {});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
afterEach(() => window.history.replaceState(null, '', '/'));

const shopper = userEvent.setup();
const answer = (search: object | null, errors: { message: string; path: string[] }[] = []) => ({
  data: { search, shop: pickupShop },
  ...(errors.length > 0 ? { errors } : {}),
});
const results = () => within(screen.getByRole('list', { name: 'Products' })).getAllByRole('heading');
/** What the screen itself has asked for. */
const ofThePage = (sent: readonly { name: string }[]) =>
  sent.map(({ name }) => name).filter((name) => !/^(?:Frame|CartSummary)/.test(name));
/** The operation of this name that was sent last; the frame sends some of its own. */
const lastOf = <Sent extends { name: string }>(sent: readonly Sent[], name: string): Sent | undefined =>
  sent.findLast((each) => each.name === name);
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

test('S-13 N-55 a search says what was found and where, with what it can be narrowed by', async () => {
  const { sent } = renderPage('/search?q=milk', { ...guest, SearchPage: answer(productList()) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “milk”' })).toBeInTheDocument();
  expect(screen.getByText('214 products, 201 of them for pickup at 2300 16th St')).toBeInTheDocument();
  expect(results()).toHaveLength(24);
  expect(box(/^Meadow Lane/)).not.toBeChecked();
  expect(screen.getByText('24 of 214')).toBeInTheDocument();
  expect(sent.filter(({ name }) => name === 'SearchPage')).toEqual([
    { name: 'SearchPage', variables: { input: { text: 'milk' }, first: 24, after: null } },
  ]);
});

test('a choice goes into the address, keeps the focus, and is taken back with its chip', async () => {
  const { router, sent } = renderPage('/search?q=milk', {
    ...guest,
    SearchPage: ({ input }) =>
      answer(productList({ totalCount: (input as { filters?: object[] }).filters ? 44 : 214 })),
  });
  await shopper.click(await screen.findByRole('checkbox', { name: /^Organic/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=milk&diet=ORGANIC'));
  await waitFor(() => expect(screen.getByText('44 of 214 products, for pickup at 2300 16th St')).toBeInTheDocument());
  expect(box(/^Organic/)).toHaveFocus();
  expect(box(/^Organic/)).toBeChecked();
  await shopper.click(screen.getByRole('button', { name: 'All 6 brands' }));
  await shopper.click(box(/^Prairie/));
  await waitFor(() => expect(router.state.location.search).toBe('?q=milk&diet=ORGANIC&brand=prairie'));
  await waitFor(() =>
    expect(lastOf(sent, 'SearchPage')?.variables['input']).toEqual({
      text: 'milk',
      filters: [
        { facet: 'DIET', values: ['ORGANIC'] },
        { facet: 'BRAND', values: ['prairie'] },
      ],
    }),
  );
  await shopper.click(await screen.findByRole('link', { name: 'Remove Prairie' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=milk&diet=ORGANIC'));
  await shopper.click(await screen.findByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=milk'));
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Remove Organic' })).toBeInTheDocument());
});

test('S-57 S-279 the order is chosen from the ones the search offers; its own leaves the address', async () => {
  const { router } = renderPage('/search?q=milk', { ...guest, SearchPage: answer(productList()) });
  const sort = await screen.findByRole('combobox', { name: 'Sort' });
  await shopper.selectOptions(sort, 'Price: low to high');
  expect(router.state.location.search).toBe('?q=milk&sort=price-low-high');
  await shopper.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Best match');
  await waitFor(() => expect(router.state.location.search).toBe('?q=milk'));
});

/** A list of 30 products: 24, and then 6. */
const thirty = {
  SearchPage: answer(productList({ totalCount: 30 })),
  MoreProducts: answer({
    ...productList({ totalCount: 30 }, 0),
    edges: severalProducts(6, 25).map((node) => ({ __typename: 'ProductEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'c30' },
  }),
};

test('S-252 more products join the list, the address goes along, and the last ones take the focus', async () => {
  const { sent } = renderPage('/search?q=milk', {
    ...guest,
    ...thirty,
  });
  const more = await screen.findByRole('link', { name: 'Load More' });
  expect(more).toHaveAttribute('href', '/search?q=milk&page=2');
  await shopper.click(more);
  expect(await screen.findByText('30 of 30')).toBeInTheDocument();
  expect(results()).toHaveLength(30);
  expect(window.location.search).toBe('?q=milk&page=2');
  expect(screen.queryByRole('link', { name: 'Load More' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Organic Strawberries 25$/ })).toHaveFocus();
  expect(lastOf(sent, 'MoreProducts')).toEqual({
    name: 'MoreProducts',
    variables: { input: { text: 'milk' }, first: 24, after: 'c24' },
  });
});

test('N-55 more products that come while something else is being opened leave its address alone', async () => {
  renderPage('/search?q=milk', { ...guest, ...thirty });
  const more = await screen.findByRole('link', { name: 'Load More' });
  // The browser has the entry before React has drawn what it shows.
  window.history.pushState({ key: 'organic' }, '', '/search?q=milk&diet=ORGANIC');
  await shopper.click(more);
  expect(await screen.findByText('30 of 30')).toBeInTheDocument();
  expect(window.location.search).toBe('?q=milk&diet=ORGANIC');
});

test('an address with a page opens the list as far, in one search', async () => {
  const { sent } = renderPage('/search?q=milk&page=3', { ...guest, SearchPage: answer(productList({}, 72)) });
  expect(await screen.findByText('72 of 214')).toBeInTheDocument();
  expect(ofThePage(sent)).toEqual(['SearchPage']);
  expect(screen.getByRole('link', { name: 'Load More' })).toHaveAttribute('href', '/search?q=milk&page=4');
});

test('when the next list fails, the products that are there stay, and the page says so', async () => {
  renderPage('/search?q=milk', {
    ...guest,
    SearchPage: ({ input }) =>
      (input as { filters?: object[] }).filters
        ? answer(null, [{ message: 'Search is resting.', path: ['search'] }])
        : answer(productList()),
  });
  await shopper.click(await screen.findByRole('checkbox', { name: /^Organic/ }));
  expect(await screen.findByText("We couldn't update the products")).toBeInTheDocument();
  expect(results()).toHaveLength(24);
  expect(box(/^Organic/)).toBeChecked();
});

test('when the first list fails, the page says so and offers to try again', async () => {
  renderPage('/search?q=milk', {
    ...guest,
    SearchPage: answer(null, [{ message: 'Search is resting.', path: ['search'] }]),
  });
  expect(await screen.findByText('Search is resting.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('a search that finds nothing offers another spelling, a department, and what comes close', async () => {
  const { sent } = renderPage('/search?q=pumpkin+spice+creamer', {
    ...guest,
    SearchPage: answer(
      emptyList({
        didYouMean: 'coffee creamer',
        otherStores: [
          {
            __typename: 'StoreWithProducts',
            productCount: 2,
            store: {
              __typename: 'StoreDetails',
              id: '2646',
              name: '850 La Playa St',
              cityLine: 'San Francisco, CA 94121',
            },
          },
        ],
        relatedDepartments: [
          {
            __typename: 'Department',
            id: 'beverages',
            name: 'Beverages',
            path: '/shop/beverages',
            picture: null,
            photo: null,
            productCount: 180,
          },
        ],
      }),
    ),
    ChooseShop: {
      data: {
        chooseShop: {
          __typename: 'ChooseShopPayload',
          shop: null,
          userErrors: [{ __typename: 'UserError', code: 'STORE_AWAY', field: null, message: 'That store is closed.' }],
        },
      },
    },
    StockAsk: { data: { stockAsk: null } },
    CloseProducts: answer({
      totalCount: 12,
      edges: severalProducts(6).map((node) => ({ __typename: 'ProductEdge', node })),
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing for “pumpkin spice creamer”' })).toBeVisible();
  expect(
    screen.getByText('We looked in all departments for pickup at 2300 16th St. Three ways on:'),
  ).toBeInTheDocument();
  expect(screen.getByText('Search for “coffee creamer”')).toBeInTheDocument();
  expect(screen.getByText('12 products here')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all 12' })).toHaveAttribute('href', '/search?q=coffee+creamer');
  await shopper.click(screen.getByRole('button', { name: 'Switch store to 850 La Playa St' }));
  expect(await screen.findByText('That store is closed.')).toBeInTheDocument();
  expect(lastOf(sent, 'ChooseShop')?.variables['input']).toMatchObject({
    storeId: '2646',
    channel: 'PICKUP',
    zipCode: null,
  });
  expect(screen.getByRole('link', { name: 'See Beverages' })).toHaveAttribute('href', '/shop/beverages');
  expect(
    within(screen.getByRole('region', { name: 'Close to it' })).getAllByRole('heading', { level: 3 }),
  ).toHaveLength(6);
});

const wish = { __typename: 'StockAsk', id: '2910 natto', storeId: '2910', isAsked: false, otherCount: 7 };
const asked = (ask: object | null, message?: string) => ({
  data: {
    askToStock: {
      __typename: 'AskToStockPayload',
      ask,
      userErrors: message === undefined ? [] : [{ __typename: 'UserError', message }],
    },
  },
});
const askIt = () => screen.findByRole('button', { name: 'Ask for it' });

test('I-8 a search that finds nothing can be asked for; what fails stays, and is the same request when it is sent again', async () => {
  let answers = [asked(null, 'You have asked for a lot today.'), asked({ ...wish, isAsked: true })];
  const { sent } = renderPage('/search?q=natto', {
    ...guest,
    SearchPage: answer(emptyList()),
    StockAsk: { data: { stockAsk: wish } },
    AskToStock: () => answers.shift() ?? asked(null),
  });
  await shopper.click(await askIt());
  expect(await screen.findByRole('alert')).toHaveTextContent('You have asked for a lot today.');
  expect(screen.getByText("We'll tell 2300 16th St. 7 shoppers asked before you")).toBeInTheDocument();
  await shopper.click(await askIt());
  expect(await screen.findByText('You asked us to stock it')).toBeInTheDocument();
  expect(screen.getByText('Thank you. We told 2300 16th St. 7 others asked, too')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask for it' })).not.toBeInTheDocument();
  expect(screen.getByText('Asked').parentElement).toHaveFocus();
  const inputs = sent.filter(({ name }) => name === 'AskToStock').map(({ variables }) => variables['input']);
  expect(inputs).toHaveLength(2);
  expect(inputs[0]).toMatchObject({ storeId: '2910', text: 'natto' });
  answers = [];
});

test('who comes back has asked already; a text that can’t be asked for has no such row', async () => {
  renderPage('/search?q=natto', {
    ...guest,
    SearchPage: answer(emptyList()),
    StockAsk: { data: { stockAsk: { ...wish, isAsked: true, otherCount: 1 } } },
  });
  expect(await screen.findByText('Thank you. We told 2300 16th St. 1 other shopper asked, too')).toBeInTheDocument();
  renderPage('/search?q=%21', { ...guest, SearchPage: answer(emptyList()), StockAsk: { data: { stockAsk: null } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing for “!”' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask for it' })).not.toBeInTheDocument();
});

test('without JavaScript the address says what became of it', async () => {
  const pages = { ...guest, SearchPage: answer(emptyList()), StockAsk: { data: { stockAsk: wish } } };
  renderPage('/search?q=natto&asked=0', pages);
  expect(await screen.findByText("We couldn't send it. Try again.")).toBeInTheDocument();
  const form = (await askIt()).closest('form');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ q: 'natto', storeId: '2910' });
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/search']);
  renderPage('/search?q=natto&asked=1', pages);
  // The page can't tell whose the last of the seven is.
  expect(await screen.findByText('Thank you. We told 2300 16th St. 6 others asked, too')).toBeInTheDocument();
});

test('a corrected search says which words it shows', async () => {
  renderPage('/search?q=strwberry', {
    ...guest,
    SearchPage: answer(productList({ didYouMean: 'strawberry', isCorrected: true })),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “strawberry”' })).toBeInTheDocument();
  expect(screen.getByText(/We found nothing for “strwberry”/)).toBeInTheDocument();
});

test('S-263 what is sold out is shown with a switch, which the address and every order keep', async () => {
  const { router, sent } = renderPage('/search?q=milk', { ...guest, SearchPage: answer(productList()) });
  const inStock = await screen.findByRole('switch', { name: 'In stock only' });
  expect(inStock).toBeChecked();
  await shopper.click(inStock);
  await waitFor(() => expect(router.state.location.search).toBe('?q=milk&availability=ALL'));
  expect(screen.getByRole('switch', { name: 'In stock only' })).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'In stock only' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(lastOf(sent, 'SearchPage')?.variables['input']).toEqual({
      text: 'milk',
      filters: [{ facet: 'AVAILABILITY', values: ['ALL'] }],
    }),
  );
  await shopper.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price: low to high');
  await waitFor(() => expect(router.state.location.search).toBe('?q=milk&availability=ALL&sort=price-low-high'));
  await shopper.click(screen.getByRole('switch', { name: 'In stock only' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=milk&sort=price-low-high'));
});

test('a search that finds nothing offers the nearest that the store has', async () => {
  renderPage('/search?q=kombucha', {
    ...guest,
    SearchPage: answer(emptyList({ nearest: 'tea' })),
    StockAsk: { data: { stockAsk: null } },
    CloseProducts: answer({
      totalCount: 12,
      edges: severalProducts(6).map((node) => ({ __typename: 'ProductEdge', node })),
    }),
  });
  expect(await screen.findByText('The nearest we have: “tea”')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all 12' })).toHaveAttribute('href', '/search?q=tea');
});

test('a search in a department says so, and goes on everywhere in one press', async () => {
  const facets: NonNullable<Parameters<typeof productList>[0]>['facets'] = [
    {
      __typename: 'Facet',
      kind: 'DEPARTMENT',
      name: 'Department',
      countWithout: 103,
      values: [{ __typename: 'FacetValue', id: 'deli', name: 'Deli', count: 8 }],
    },
  ];
  const { router } = renderPage('/search?q=milk&department=deli', {
    ...guest,
    SearchPage: answer(productList({ totalCount: 8, facets })),
  });
  expect(await screen.findByText(/^Only in Deli\./)).toBeInTheDocument();
  await shopper.click(screen.getByRole('link', { name: 'Search all departments: 103 products' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=milk'));
});

test('of several filters that leave nothing, one can be left out, and each says how many products that brings', async () => {
  const facets: NonNullable<Parameters<typeof productList>[0]>['facets'] = [
    {
      __typename: 'Facet',
      kind: 'DIET',
      name: 'Diet',
      countWithout: 12,
      values: [{ __typename: 'FacetValue', id: 'ORGANIC', name: 'Organic', count: 0 }],
    },
    {
      __typename: 'Facet',
      kind: 'BRAND',
      name: 'Brand',
      countWithout: 0,
      values: [{ __typename: 'FacetValue', id: 'prairie', name: 'Prairie', count: 0 }],
    },
  ];
  const { router } = renderPage('/search?q=milk&diet=ORGANIC&brand=prairie', {
    ...guest,
    SearchPage: answer(emptyList({ facets, unfilteredCount: 103 })),
    StockAsk: { data: { stockAsk: null } },
  });
  expect(await screen.findByText('Without Organic')).toBeInTheDocument();
  expect(screen.queryByText('Without Prairie')).not.toBeInTheDocument();
  expect(screen.getByText('103 products')).toBeInTheDocument();
  await shopper.click(screen.getByRole('button', { name: 'Show 12' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=milk&brand=prairie'));
});

test('N-55 a price in the words is a chip that takes it out again', async () => {
  const priceAsked = { __typename: 'PriceAsked' as const, label: 'Under $5', textWithout: 'cheese' };
  const { router } = renderPage('/search?q=cheese+under+%245', {
    ...guest,
    SearchPage: answer(productList({ priceAsked })),
  });
  await shopper.click(await screen.findByRole('link', { name: 'Remove Under $5' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=cheese'));
});

test('N-55 what is left out, and the nearest to what the store lacks, are said', async () => {
  renderPage('/search?q=nut+free+oreos', {
    ...guest,
    SearchPage: answer(
      productList({ insteadOf: 'oreos', leftOutText: 'Nothing here lists nuts. Always check the label.' }),
    ),
  });
  expect(await screen.findByText("We don't have “oreos” here. These are the closest we have.")).toBeInTheDocument();
  expect(screen.getByText('Nothing here lists nuts. Always check the label.')).toBeInTheDocument();
});

test('N-55 a search that leaves something out and finds nothing says what can’t be known', async () => {
  const leftOutText = 'We found nothing that we know to be free of nuts. Always check the label.';
  renderPage('/search?q=nut+free+oreos', {
    ...guest,
    SearchPage: answer(emptyList({ leftOutText })),
    StockAsk: { data: { stockAsk: null } },
  });
  expect(await screen.findByText(leftOutText)).toBeInTheDocument();
});

test('filters that leave nothing can be cleared at once', async () => {
  const { router } = renderPage('/search?q=milk&diet=ORGANIC', {
    ...guest,
    SearchPage: answer(emptyList()),
    StockAsk: { data: { stockAsk: null } },
  });
  await shopper.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=milk'));
});

test('without words the page has a field for them, and asks for nothing', async () => {
  const { sent } = renderPage('/search', guest);
  expect(await screen.findByRole('textbox', { name: 'Search products and brands' })).toBeInTheDocument();
  expect(ofThePage(sent)).toEqual([]);
});

test('S-13 without words, a choice lists what has it: everything on sale', async () => {
  const { sent } = renderPage('/search?deals=ON_SALE', { ...guest, SearchPage: answer(productList()) });
  expect(await screen.findByRole('heading', { level: 1, name: 'On sale' })).toBeInTheDocument();
  expect(results()).toHaveLength(24);
  expect(lastOf(sent, 'SearchPage')?.variables).toEqual({
    input: { filters: [{ facet: 'DEALS', values: ['ON_SALE'] }] },
    first: 24,
    after: null,
  });
});

test('filters, sorts, and further pages are not indexed; every view names the list as its canonical address', async () => {
  renderPage('/search?q=milk&diet=ORGANIC&sort=a-z', { ...guest, SearchPage: answer(productList()) });
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/search\?q=milk$/);
});

test('the filters of a phone act when they are shown, with a live count, and are forgotten when closed', async () => {
  const { router } = renderPage('/search?q=milk', {
    ...guest,
    SearchPage: answer(productList()),
    CountProducts: answer({ totalCount: 44, facets: productList().facets }),
  });
  await shopper.click(await screen.findByRole('button', { name: 'Filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await shopper.click(await within(drawer).findByRole('checkbox', { name: /^Organic/ }));
  expect(router.state.location.search).toBe('?q=milk');
  expect(await within(drawer).findByRole('button', { name: 'Show 44 products' })).toBeInTheDocument();
  await shopper.click(within(drawer).getByRole('button', { name: 'Close filters' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?q=milk');
  await shopper.click(screen.getByRole('button', { name: 'Filters' }));
  const again = await screen.findByRole('dialog', { name: 'Filters' });
  expect(await within(again).findByRole('checkbox', { name: /^Organic/ })).not.toBeChecked();
  fireEvent.click(within(again).getByRole('checkbox', { name: /^Organic/ }));
  await shopper.click(await within(again).findByRole('button', { name: 'Show 44 products' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=milk&diet=ORGANIC'));
});

test('S-263 what a list leaves out by itself is not counted as filtered; what is sold out names the stores that have it', async () => {
  const store = {
    __typename: 'StoreDetails' as const,
    id: '0985',
    name: '350 Bay St',
    cityLine: 'San Francisco, CA 94133',
  };
  renderPage('/search?q=oat', {
    ...guest,
    SearchPage: answer(
      productList({
        totalCount: 3,
        unfilteredCount: 5,
        otherStores: [{ __typename: 'StoreWithProducts', store, productCount: 1 }],
      }),
    ),
  });
  expect(await screen.findByText('3 products for pickup at 2300 16th St')).toBeInTheDocument();
  const elsewhere = within(await screen.findByRole('region', { name: 'These stores have it' }));
  expect(elsewhere.getByText('San Francisco, CA 94133')).toBeInTheDocument();
  expect(elsewhere.getByRole('button', { name: 'Switch store to 350 Bay St' })).toBeEnabled();
});
