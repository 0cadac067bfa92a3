import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { liveChanges } from '../../../../features/live/live-changes.ts';
import { onItsDay, orderOnItsWay, orderOnPage, swap } from '../../../../testing/fixtures/orders/order-pages.ts';
import type { Order } from '../../../../testing/fixtures/orders/order-parts.ts';
import { openPage } from '../../../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const open = (order: () => Order, mutations: object = {}) =>
  openPage('/account/orders/4472210', {}, { order, ...mutations });

test('N-61 on its day an order is headed by its arrival, and what the map shows stands in words beside it', async () => {
  open(() => orderOnItsWay());
  expect(await screen.findByRole('heading', { level: 1, name: 'Here about 4:25 PM' })).toBeVisible();
  expect(screen.getByText('Delivery today, Sunday, Aug 9, 4 to 6 PM. Order 4472210')).toBeVisible();
  expect(
    screen.getByRole('img', {
      name: 'Map: Rosa drives to you, with two stops before your door, and is here about 4:25 PM.',
    }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Rosa is two stops away' })).toBeVisible();
  expect(screen.getByText('Seen at 4:08 PM')).toBeVisible();
});

test('N-61 the driver on the way gets a message or a call; the store is not called instead', async () => {
  open(() => orderOnItsWay());
  const place = within(await screen.findByRole('region', { name: 'Handing over' }));
  expect(place.getByRole('link', { name: 'Message Rosa' })).toHaveAttribute('href', 'sms:+14155550177');
  expect(place.getByRole('link', { name: 'Call Rosa' })).toHaveAttribute('href', 'tel:+14155550177');
  expect(place.queryByRole('link', { name: /^Call the store/ })).toBeNull();
});

test('S-144 an order on its way is left at the door instead, and back; what can’t be says why', async () => {
  const attended = {
    __typename: 'OtherHandOver',
    kind: 'ATTENDED',
    text: 'Hand it to me instead',
    problem: null,
  } as const;
  const other = { ...attended, kind: 'UNATTENDED', text: 'Leave it at the door instead' } as const;
  const asked: unknown[] = [];
  let order = orderOnItsWay({ otherHandOver: other });
  const changeHandOver = ({ input }: { input: { kind: string } }) => {
    asked.push(input.kind);
    order = orderOnItsWay({ otherHandOver: input.kind === 'UNATTENDED' ? attended : other });
    return { order, userErrors: [] };
  };
  open(() => order, { changeHandOver });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it at the door instead' }));
  const back = await screen.findByRole('button', { name: 'Hand it to me instead' });
  expect(back).toHaveFocus();
  await userEvent.click(back);
  expect(await screen.findByRole('button', { name: 'Leave it at the door instead' })).toHaveFocus();
  expect(asked).toEqual(['UNATTENDED', 'ATTENDED']);
});

test('S-144 what needs ID at the door says so instead', async () => {
  const problem = "It can't be left at the door: an adult of 21 or older signs, with ID.";
  const text = 'Leave it at the door instead';
  open(() => orderOnItsWay({ otherHandOver: { __typename: 'OtherHandOver', kind: 'UNATTENDED', text, problem } }));
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.queryByRole('button', { name: text })).toBeNull();
});

test('N-41 what waits for a yes stands before the map, and the old total beside the new one, struck through', async () => {
  open(() => orderOnItsWay({ swaps: [swap()] }));
  const waits = await screen.findByRole('heading', { name: 'One swap needs your OK' });
  const map = screen.getByRole('img', { name: /^Map:/ });
  expect(waits.compareDocumentPosition(map) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const total = screen.getByText('Total', { selector: 'dt' }).nextSibling as HTMLElement;
  expect(within(total).getByText('Was', { exact: false }).closest('s')).toHaveTextContent('$33.90');
});

test('N-61 a driver who has moved is shown at once; a new arrival is said aloud, at most once a minute', async () => {
  let order = orderOnItsWay();
  open(() => order);
  await screen.findByRole('heading', { level: 1, name: 'Here about 4:25 PM' });
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const moves = async (title: string, version: number) => {
    order = orderOnItsWay({ changeNumber: version, today: onItsDay({ title }) });
    await act(async () => liveChanges.tell([{ kind: 'ORDER', id: '4472210', version }]));
  };
  await moves('Here about 4:30 PM', 8);
  expect(await screen.findByRole('heading', { level: 1, name: 'Here about 4:30 PM' })).toBeVisible();
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(said()).toContain('Here about 4:30 PM'));
  await moves('Here about 4:35 PM', 9);
  expect(await screen.findByRole('heading', { level: 1, name: 'Here about 4:35 PM' })).toBeVisible();
  expect(said()).not.toContain('Here about 4:35 PM');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await vi.waitFor(() => expect(said()).toContain('Here about 4:35 PM'));
  vi.useRealTimers();
});

test('N-61 a shopper says that they have set out, and then that they are there', async () => {
  const waiting = (onTheWayText: string | null) =>
    orderOnPage({
      id: '4472210',
      state: 'READY',
      stateText: 'Ready for pickup',
      today: onItsDay({ title: 'Ready for pickup', journey: null, canSayImHere: true, onTheWayText }),
    });
  let order = waiting(null);
  const asked: unknown[] = [];
  openPage(
    '/account/orders/4472210',
    {},
    {
      order: () => order,
      sayImHere: ({ input }: { input: unknown }) => {
        asked.push(input);
        order = waiting("The store knows you're on your way.");
        return { order, userErrors: [] };
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: "I'm on my way" }));
  const known = await screen.findByText("The store knows you're on your way.", { selector: 'form *' });
  expect(known.parentElement).toHaveFocus();
  expect(asked).toMatchObject([{ orderNumber: '4472210', note: null, isOnTheWay: true }]);
  expect(screen.getByRole('button', { name: "I'm here" })).toBeVisible();
  expect(screen.queryByRole('button', { name: "I'm on my way" })).toBeNull();
});

test('N-61 a shopper at the store says so, and where; a failure keeps what was typed', async () => {
  const waiting = (arrivalText: string | null) =>
    orderOnPage({
      id: '4472210',
      state: 'READY',
      stateText: 'Ready for pickup',
      today: onItsDay({ title: 'Ready for pickup', journey: null, canSayImHere: true, arrivalText }),
    });
  let isUp = false;
  let order = waiting(null);
  const asked: unknown[] = [];
  openPage(
    '/account/orders/4472210',
    {},
    {
      order: () => order,
      sayImHere: ({ input }: { input: unknown }) => {
        asked.push(input);
        if (!isUp) throw new Error('cut');
        order = waiting("We know you're here: Bay 4. Someone will bring it out.");
        return { order, userErrors: [] };
      },
    },
  );
  const where = await screen.findByRole('textbox', { name: 'Where are you?' });
  await userEvent.type(where, 'Bay 4');
  const here = screen.getByRole('button', { name: "I'm here" });
  await userEvent.click(here);
  expect(await screen.findByText("We couldn't tell the store")).toBeVisible();
  expect(where).toHaveValue('Bay 4');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: "I'm here" }));
  const known = await screen.findByText("We know you're here: Bay 4. Someone will bring it out.");
  expect(known.parentElement).toHaveFocus();
  expect(asked.at(-1)).toMatchObject({ orderNumber: '4472210', note: 'Bay 4' });
});
