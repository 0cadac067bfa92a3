import { act, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { pageNow, setServerClock } from '../../page/clock.ts';
import { subscriptionList } from '../../storage/subscription-list.ts';
import {
  planChoices,
  productToSchedule,
  schedule,
  subscribedItem,
  upcomingOrder,
} from '../../testing/fixtures/subscriptions.ts';
import { foundStores } from '../../testing/fixtures/stores.ts';
import { openPage } from '../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});

type Asked = { input: Record<string, unknown> };
const open = (root: object) => openPage('/schedule-and-save', {}, { scheduleAndSave: schedule(), ...root });
/** A day of the calendar. */
const dayOf = async (title = 'Tuesday, Aug 11') => within(await screen.findByRole('article', { name: title }));
const answers = (scheduleAndSave = schedule(), userErrors: object[] = []) => ({
  __typename: 'ScheduleAndSavePayload',
  scheduleAndSave,
  userErrors,
});

test('S-7 G-132 X-7 orders to come say how long items and date can be changed, and what they cost', async () => {
  open({});
  const first = within(await screen.findByRole('article', { name: 'Friday, Aug 7' }));
  expect(first.getAllByText('Edit until tomorrow, 5 PM')).toHaveLength(2);
  expect(first.getByRole('link', { name: 'View order: Friday, Aug 7' })).toHaveAttribute(
    'href',
    '/account/orders/4471999',
  );
  expect(first.queryByRole('button')).toBeNull();
  expect(first.getByRole('link', { name: 'Whole Milk' })).toBeVisible();
  const next = within(screen.getByRole('article', { name: 'Tuesday, Aug 11' }));
  expect(next.getByText('Opens tomorrow')).toBeVisible();
  expect(next.getByText('$46.94')).toBeVisible();
  const milk = within(next.getByRole('heading', { name: 'Whole Milk' }).closest('li')!);
  expect(milk.getByText('2 packages · 1 gal · Every 2 weeks')).toBeVisible();
  expect(milk.getByText('Now $9.10, was $9.58')).toBeInTheDocument();
  expect(screen.getByText('$38.12 saved since March')).toBeVisible();
  expect(screen.getByText('Date or time change is unavailable until 5 days before the order.')).toBeVisible();
});

test('G-132 X-7 once a window closes while the page is open, it is asked what can still be changed', async () => {
  const opensTomorrow = upcomingOrder({ changesAt: new Date(pageNow() + 3_600_000).toISOString() });
  let asked = 0;
  const scheduleAndSave = () => {
    asked += 1;
    const closed = upcomingOrder({ areItemsOpen: false, itemsText: 'No more edits', dateText: 'Closed now' });
    return schedule({ upcoming: [asked === 1 ? opensTomorrow : closed] });
  };
  open({ scheduleAndSave });
  expect(await screen.findByText('Opens tomorrow')).toBeVisible();
  await act(async () => setServerClock(new Date(pageNow() + 3_599_000).toUTCString()));
  expect(asked).toBe(1);
  await act(async () => setServerClock(new Date(pageNow() + 3_700_000).toUTCString()));
  expect(await screen.findByText('Closed now')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add items/ })).toBeNull();
  expect(asked).toBe(2);
});

test('S-102 S-241 what is scheduled is kept for the other pages, as the answers of changes say', async () => {
  localStorage.clear();
  const changeSubscription = () => answers(schedule({ items: [subscribedItem({ isPaused: true })] }));
  const { shopper } = open({ changeSubscription });
  await screen.findByRole('article', { name: 'Friday, Aug 7' });
  await vi.waitFor(() => expect(Object.keys(subscriptionList.read()?.subscribedItems ?? {})).toHaveLength(3));
  expect(subscriptionList.read()).toMatchObject({ fulfillmentType: 'PICKUP', isNewSnSUser: false, isLoaded: true });
  const day = await dayOf();
  await shopper.click(day.getByRole('button', { name: 'Change Whole Milk, 1 gal' }));
  await shopper.click(await day.findByRole('button', { name: 'Pause Whole Milk, 1 gal' }));
  await vi.waitFor(() =>
    expect(subscriptionList.read()?.subscribedItems).toEqual({
      '976885794': { subscriptionId: 's1', quantity: 1, frequency: { count: 2, unit: 'WEEK' }, isPaused: true },
    }),
  );
});

test('N-65 a day is skipped with one press, and taken back with another', async () => {
  const asked: Asked[] = [];
  const skipUpcomingOrder = (args: Asked) => {
    asked.push(args);
    return answers(args.input['isSkipped'] ? schedule({ upcoming: schedule().upcoming.slice(0, 1) }) : schedule());
  };
  const { shopper } = open({ skipUpcomingOrder });
  await shopper.click(await screen.findByRole('button', { name: 'Skip all on Tuesday, Aug 11' }));
  expect((await screen.findAllByText('Skipped: Tuesday, Aug 11')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('article', { name: 'Tuesday, Aug 11' })).toBeNull();
  await shopper.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: 'Tuesday, Aug 11' })).toBeVisible();
  expect(asked.map(({ input }) => [input['date'], input['isSkipped']])).toEqual([
    ['2026-08-11', true],
    ['2026-08-11', false],
  ]);
  expect(new Set(asked.map(({ input }) => input['clientRequestId'])).size).toBe(2);
});

test('N-65 an item changes its frequency, and undoing it goes on from its new version', async () => {
  const asked: Asked[] = [];
  const changeSubscription = (args: Asked) => {
    asked.push(args);
    const weeks = Number(args.input['weeks']);
    const item = subscribedItem({ version: 3 + asked.length, weeks, frequencyText: `Every ${weeks} weeks` });
    return answers(schedule({ items: [item] }));
  };
  const { shopper } = open({ changeSubscription });
  const day = await dayOf();
  await shopper.click(day.getByRole('button', { name: 'Change Whole Milk, 1 gal' }));
  const often = await day.findByRole('combobox', { name: 'How often: Whole Milk, 1 gal' });
  await shopper.selectOptions(often, 'Every 4 weeks');
  expect((await screen.findAllByText('Whole Milk: Every 4 weeks')).length).toBeGreaterThan(0);
  await shopper.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ input }) => [input['subscriptionId'], input['version'], input['weeks']])).toEqual([
    ['s1', 3, 4],
    ['s1', 4, 2],
  ]);
});

test.each([
  ['Skip Whole Milk, 1 gal on Tuesday, Aug 11', { skipDate: '2026-08-11' }, 'Skipped once: Whole Milk'],
  ['Skip Whole Milk, 1 gal on Friday, Aug 21', { skipDate: '2026-08-21' }, 'Skipped once: Whole Milk'],
  ['Accept price of North Fork Coffee, 12 oz', { acceptPrice: '11.20' }, 'New price accepted: North Fork Coffee'],
  ['Start again: Cloud Nine Paper Towels, 6 rolls', { isPaused: false }, 'Started again: Cloud Nine Paper Towels'],
])('N-65 %s', async (name, sent, text) => {
  const asked: Asked[] = [];
  const changeSubscription = (args: Asked) => {
    asked.push(args);
    return answers();
  };
  const { shopper } = open({ changeSubscription });
  await shopper.click(await screen.findByRole('button', { name }));
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(asked[0]?.input).toMatchObject(sent);
});

test('N-65 an item moves to another day, and back', async () => {
  const asked: Asked[] = [];
  const changeSubscription = (args: Asked) => {
    asked.push(args);
    const nextDate = String(args.input['nextDate']);
    return answers(schedule({ items: [subscribedItem({ version: 3 + asked.length, nextDate })] }));
  };
  const { shopper } = open({ changeSubscription });
  const day = await dayOf();
  await shopper.click(day.getByRole('button', { name: 'Change Whole Milk, 1 gal' }));
  await shopper.selectOptions(
    await day.findByRole('combobox', { name: 'Next order: Whole Milk, 1 gal' }),
    'Fri, Aug 14',
  );
  expect((await screen.findAllByText('Whole Milk: next on Fri, Aug 14')).length).toBeGreaterThan(0);
  await shopper.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ input }) => [input['version'], input['nextDate']])).toEqual([
    [3, '2026-08-14'],
    [4, '2026-08-11'],
  ]);
});

test('N-65 what is paused, or comes later than the calendar reaches, stands below it, and nowhere twice', async () => {
  const late = subscribedItem({
    id: 's9',
    name: 'Rice',
    product: null,
    nextDate: '2026-12-01',
    nextText: 'Next on Dec 1',
  });
  open({ scheduleAndSave: schedule({ items: [...schedule().items, late] }) });
  const later = within(await screen.findByRole('region', { name: 'Later on' }));
  expect(later.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Rice']);
  const paused = within(screen.getByRole('region', { name: 'Paused' }));
  expect(paused.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Cloud Nine Paper Towels',
  ]);
});

test('S-176 what comes once is taken off its day in one press', async () => {
  const asked: Asked[] = [];
  const changeOneTimeItem = (args: Asked) => {
    asked.push(args);
    return answers();
  };
  const basil = {
    ...upcomingOrder().items[0]!,
    id: 'once-970000009',
    productId: '970000009',
    name: 'Basil',
    product: null,
  };
  const upcoming = [upcomingOrder({ items: [{ ...basil, isOneTime: true, quantity: 1 }] })];
  const { shopper } = open({ scheduleAndSave: schedule({ upcoming }), changeOneTimeItem });
  await shopper.click(await screen.findByRole('button', { name: 'Remove Basil from Tuesday, Aug 11' }));
  await vi.waitFor(() =>
    expect(asked[0]?.input).toMatchObject({ date: '2026-08-11', productId: '970000009', quantity: 0 }),
  );
});

test('N-65 canceling is one press, and undo subscribes again as it was', async () => {
  const asked: Asked[] = [];
  const subscribe = (args: Asked) => {
    asked.push(args);
    return answers();
  };
  const cancelSubscription = () => answers(schedule({ items: schedule().items.slice(1) }));
  const { shopper } = open({ cancelSubscription, subscribe });
  const day = await dayOf();
  await shopper.click(day.getByRole('button', { name: 'Cancel Whole Milk, 1 gal' }));
  expect((await screen.findAllByText('Canceled: Whole Milk')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Cancel Whole Milk, 1 gal' })).toBeNull();
  await shopper.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await day.findByRole('button', { name: 'Cancel Whole Milk, 1 gal' })).toBeVisible();
  expect(asked[0]?.input).toMatchObject({ productId: '976885794', quantity: 1, weeks: 2, startDate: '2026-08-11' });
});

test('a refusal says why, and everything stays as it is', async () => {
  const message = 'The order for that day is already in. Change the order instead.';
  const skipUpcomingOrder = () => answers(schedule(), [{ __typename: 'UserError', code: 'RUN_CLOSED', message }]);
  const { shopper } = open({ skipUpcomingOrder });
  await shopper.click(await screen.findByRole('button', { name: 'Skip all on Tuesday, Aug 11' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('article', { name: 'Tuesday, Aug 11' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an order that could not be placed says why, and has nothing to skip', async () => {
  const none = upcomingOrder({ state: 'NONE', canSkip: false, noticeText: 'No order: every time that day was taken.' });
  open({ scheduleAndSave: schedule({ upcoming: [none] }) });
  const card = within(await screen.findByRole('article', { name: 'Tuesday, Aug 11' }));
  expect(card.getByText('No order: every time that day was taken.')).toBeVisible();
  expect(card.queryByRole('button')).toBeNull();
});

test('S-7 nothing scheduled yet leads to the shop', async () => {
  open({ scheduleAndSave: schedule({ items: [], upcoming: [] }) });
  expect(await screen.findByRole('heading', { name: 'Nothing scheduled yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/shop');
});

test('S-229 a schedule that cannot be loaded leaves the page, and says so', async () => {
  open({
    scheduleAndSave: () => {
      throw new GraphQLError('Try again in a few minutes.');
    },
  });
  expect(await screen.findByText("We couldn't load your schedule")).toBeVisible();
});

test('S-7 S-103 S-246 who comes from a product schedules it: how many, how often, and from which day', async () => {
  const asked: Asked[] = [];
  const subscribe = (args: Asked) => {
    asked.push(args);
    return answers();
  };
  const product = { __typename: 'ProductDetails', id: '976885794', product: productToSchedule() };
  const { shopper } = openPage(
    '/schedule-and-save?add=976885794',
    {},
    {
      scheduleAndSave: () => (asked.length > 0 ? schedule() : schedule({ items: [], upcoming: [] })),
      product,
      subscribe,
    },
  );
  expect(await screen.findByRole('heading', { name: 'Schedule Meadow Lane Whole Milk' })).toBeVisible();
  await shopper.selectOptions(screen.getByRole('combobox', { name: 'How many' }), '3');
  await shopper.selectOptions(screen.getByRole('combobox', { name: 'How often' }), 'Every 4 weeks');
  await shopper.selectOptions(screen.getByRole('combobox', { name: 'First order' }), 'Tue, Aug 11');
  await shopper.click(screen.getByRole('checkbox', { name: "If it's out, send the closest match" }));
  await shopper.click(screen.getByRole('button', { name: 'Schedule it' }));
  expect((await screen.findAllByText('Scheduled: Meadow Lane Whole Milk')).length).toBeGreaterThan(0);
  expect(asked[0]?.input).toMatchObject({
    productId: '976885794',
    quantity: 3,
    weeks: 4,
    startDate: '2026-08-11',
    isSubstitutable: false,
  });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Schedule it' })).toBeNull());
  expect(await screen.findByRole('article', { name: 'Tuesday, Aug 11' })).toBeVisible();
});

test('an address that names no product shows the schedule alone', async () => {
  openPage('/schedule-and-save?add=%27%3B--', {}, { scheduleAndSave: schedule() });
  expect(await screen.findByRole('article', { name: 'Tuesday, Aug 11' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Schedule it' })).toBeNull();
});

test('S-215 a quantity that could not be changed is told to the page, and says why', async () => {
  const told: unknown[] = [];
  const hear = (event: Event) => void told.push((event as CustomEvent<unknown>).detail);
  window.addEventListener('productQtyUpdateError', hear);
  const message = "That's more than you can have at a time.";
  const changeSubscription = () => answers(schedule(), [{ __typename: 'UserError', code: 'TOO_MANY', message }]);
  const { shopper } = open({ changeSubscription });
  const day = await dayOf();
  await shopper.click(day.getByRole('button', { name: 'Change Whole Milk, 1 gal' }));
  await shopper.selectOptions(
    await screen.findByRole('combobox', { name: 'How many each time: Whole Milk, 1 gal' }),
    '3 each time',
  );
  expect(await screen.findByText(message)).toBeVisible();
  await vi.waitFor(() => expect(told).toEqual([{ productId: '976885794', quantity: 3 }]));
  window.removeEventListener('productQtyUpdateError', hear);
});

test('N-65 how orders come is changed, and what was chosen stays when it cannot be saved', async () => {
  const asked: Asked[] = [];
  const message = "Your store doesn't offer that.";
  const changeSchedulePlan = (args: Asked) => {
    asked.push(args);
    const refusal = { __typename: 'UserError', code: 'CHANNEL_NOT_OFFERED', message };
    const moved = schedule({ upcoming: [upcomingOrder({ placeText: 'Pickup around 10 AM' })] });
    return asked.length === 1 ? answers(schedule(), [refusal]) : answers(moved);
  };
  const whole = { ...schedule(), plan: planChoices().plan };
  const { shopper } = openPage('/schedule-and-save', {}, { scheduleAndSave: whole, changeSchedulePlan });
  await shopper.click(await screen.findByText('Change how orders come'));
  const form = within(await screen.findByRole('form', { name: 'How orders come' }));
  await shopper.selectOptions(form.getByRole('combobox', { name: 'Time of day' }), 'Around 10 AM');
  await shopper.type(form.getByRole('textbox', { name: 'Phone number' }), '510');
  await shopper.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Enter ten digits.')).toBeVisible();
  await shopper.type(form.getByRole('textbox', { name: 'Phone number' }), '5550142');
  await shopper.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(form.getByRole('combobox', { name: 'Time of day' })).toHaveDisplayValue('Around 10 AM');
  await shopper.click(form.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Saved. Your next orders come that way.')).length).toBeGreaterThan(0);
  expect(await screen.findByText('Pickup around 10 AM')).toBeVisible();
  expect(asked[1]?.input).toMatchObject({ channel: 'PICKUP', minute: 600, phone: '5105550142' });
});

test("S-103 N-65 what comes when an item is out is the shopper's choice, and can be taken back", async () => {
  const asked: Asked[] = [];
  const changeSubscription = (args: Asked) => {
    asked.push(args);
    const isSubstitutable = args.input['isSubstitutable'] === true;
    return answers(schedule({ items: [subscribedItem({ version: 3 + asked.length, isSubstitutable })] }));
  };
  const { shopper } = open({ changeSubscription });
  const day = await dayOf();
  await shopper.click(day.getByRole('button', { name: 'Change Whole Milk, 1 gal' }));
  const ifOut = await screen.findByRole('combobox', { name: "If it's out: Whole Milk, 1 gal" });
  expect(ifOut).toHaveDisplayValue('Send the closest match');
  await shopper.selectOptions(ifOut, 'Leave it out');
  expect((await screen.findAllByText("Whole Milk: left out if it's out")).length).toBeGreaterThan(0);
  await shopper.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ input }) => input['isSubstitutable'])).toEqual([false, true]);
});

test('S-176 an item comes with one order only: found, added, one more of it, and taken off again', async () => {
  const asked: Asked[] = [];
  const [milk, coffee] = upcomingOrder().items;
  const withOnce = (quantity: number) => {
    const product = { ...milk!.product!, id: 'of-basil', spokenName: 'Basil, 0.5 oz' };
    const basil = { ...milk!, id: 'once-1', productId: '970000009', name: 'Basil', quantity, isOneTime: true, product };
    return schedule({ upcoming: [upcomingOrder({ items: [milk!, coffee!, ...(quantity > 0 ? [basil] : [])] })] });
  };
  const changeOneTimeItem = (args: Asked) => {
    asked.push(args);
    return answers(withOnce(Number(args.input['quantity'])));
  };
  const found = {
    ...productToSchedule({ id: '970000009', fullName: 'Basil' }),
    spokenName: 'Basil, 0.5 oz',
    pictures: null,
    price: null,
    availability: { state: 'AVAILABLE' },
  };
  const never = { ...found, id: '970000010', fullName: 'Basil Wine', spokenName: 'Basil Wine', canSchedule: false };
  const searchSuggestions = { text: 'basil', products: [found, never] };
  const { shopper } = open({ changeOneTimeItem, searchSuggestions });
  await shopper.click(await screen.findByRole('button', { name: 'Add items: Tuesday, Aug 11' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Tuesday, Aug 11' }));
  await shopper.type(await drawer.findByRole('searchbox', { name: 'Search products' }), 'basil');
  await shopper.click(await drawer.findByRole('button', { name: 'Add Basil, 0.5 oz just this once' }));
  expect(drawer.queryByText('Basil Wine')).toBeNull();
  const amount = within(await drawer.findByRole('group', { name: 'Quantity of Basil, 0.5 oz' }));
  await shopper.click(amount.getByRole('button', { name: /^Add one/ }));
  await shopper.click(await amount.findByRole('button', { name: /^Remove one/ }));
  await shopper.click(await amount.findByRole('button', { name: 'Remove Basil, 0.5 oz' }));
  await vi.waitFor(() => expect(drawer.queryByRole('group', { name: 'Quantity of Basil, 0.5 oz' })).toBeNull());
  expect(asked.map(({ input }) => [input['date'], input['productId'], input['quantity']])).toEqual([
    ['2026-08-11', '970000009', 1],
    ['2026-08-11', '970000009', 2],
    ['2026-08-11', '970000009', 1],
    ['2026-08-11', '970000009', 0],
  ]);
  expect(new Set(asked.map(({ input }) => input['clientRequestId'])).size).toBe(4);
});

test('N-65 scheduled orders come from another store', async () => {
  const asked: Asked[] = [];
  const changeSchedulePlan = (args: Asked) => {
    asked.push(args);
    return answers();
  };
  const storeSearch = foundStores(3);
  const store = { __typename: 'StoreDetails', id: '2910', name: '2300 16th St', zipCode: '94103' };
  const whole = { ...schedule(), plan: { ...planChoices().plan, store } };
  const { shopper } = openPage('/schedule-and-save', {}, { scheduleAndSave: whole, changeSchedulePlan, storeSearch });
  await shopper.click(await screen.findByText('Change how orders come'));
  const form = within(await screen.findByRole('form', { name: 'How orders come' }));
  expect(form.getByText('Orders come from 2300 16th St.')).toBeVisible();
  await shopper.click(form.getByRole('button', { name: 'Choose another store' }));
  const other = storeSearch.stores[1]!.store;
  await shopper.click(await form.findByRole('radio', { name: new RegExp(other.name) }));
  expect(form.getByText(`Orders come from ${other.name}.`)).toBeVisible();
  await shopper.click(form.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(asked[0]?.input).toMatchObject({ storeId: other.id, minute: 1020 }));
});

test('N-65 it says when the household is told about an order to come, and where', async () => {
  open({});
  expect(await screen.findByText(/A week before each order, we tell you what comes/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your inbox' })).toHaveAttribute('href', '/inbox');
});
