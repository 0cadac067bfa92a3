import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownCarts } from '../known/known-carts.ts';
import { cart, line, settled } from '../testing/settled.ts';
import { answered, takenOff } from './flights.ts';
import { makeKeeper } from './keeper.ts';
import type { CartAnswer, KeeperPorts } from './keeper-ports.ts';
import { restoredQueue, toKept } from './queue.ts';
import type { Settled } from './settled.ts';

const milk = line('milk', { quantity: 2 });
const jam = line('jam', { quantity: 1 });
const before = settled([cart([milk, jam], { version: 7 })]);
const fine = (now: Settled | null, changes: Partial<CartAnswer> = {}): CartAnswer => ({
  settled: now,
  done: [],
  refused: [],
  error: null,
  ...changes,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A keeper in front of a server that answers as told; `stored` is what a reload would find. */
function keep(
  answer: (turn: number) => CartAnswer | Error,
  { carts = before, ...first }: Parameters<typeof makeKeeper>[1] & { carts?: Settled } = { settled: before },
) {
  let ids = 0;
  let again: (() => void) | undefined;
  const world = {
    stored: null as unknown,
    said: [] as string[],
    kept: [] as Settled[],
    loads: 0,
    told: 0,
    failures: 0,
  };
  let answers = 0;
  const send = vi.fn<KeeperPorts['send']>(() => {
    const answered = answer(send.mock.calls.length);
    if (answered instanceof Error) return Promise.reject(answered);
    answers += 1;
    return Promise.resolve(answered);
  });
  const loading = vi.fn<KeeperPorts['load']>(() => Promise.resolve(carts));
  const keeper = makeKeeper(
    {
      flights: () => Promise.resolve({ answered, takenOff }),
      send,
      load: () => {
        world.loads += 1;
        return loading();
      },
      changes: () => answers,
      isWhole: () => false,
      isOffline: (error) => (error as Error).message === 'offline',
      textOf: (error) => (error as Error).message,
      waitingText: () => 'Later.',
      storeQueue: (queue) => (world.stored = JSON.parse(JSON.stringify(toKept(queue, 'guest', 't1')))),
      store: (now) => world.kept.push(now),
      storeFailure: () => (world.failures += 1),
      tell: () => (world.told += 1),
      announce: (message) => world.said.push(message),
      newId: () => `r${(ids += 1)}`,
      whenBack: (run) => {
        again = run;
        return () => (again = undefined);
      },
    },
    first,
  );
  const settle = () => vi.advanceTimersByTimeAsync(1000);
  return { keeper, send, world, settle, loading, back: () => again?.() };
}

test("S-36 the badge and the line move at once; the sum is the server's", async () => {
  const after = settled([cart([line('milk', { quantity: 3, amountCents: 150 }), jam], { version: 8 })]);
  const { keeper, settle, world } = keep(() => fine(after));
  keeper.setProduct('milk', 'milk', { quantity: 3 });
  expect(knownCarts.read()).toMatchObject({ itemCount: 4, totalCents: 200 });
  expect(knownCarts.read().products.get('milk')?.quantity).toBe(3);
  await settle();
  expect(knownCarts.read()).toMatchObject({ itemCount: 4, totalCents: 250 });
  expect(world.told).toBe(1);
});

test('S-36 what was asked for before a change was answered is asked for again: it may be from before', async () => {
  const after = settled([cart([line('milk', { quantity: 3 }), jam], { version: 8 })]);
  const { keeper, settle, world, loading } = keep(() => fine(after));
  const early = Promise.withResolvers<Settled>();
  loading.mockReturnValueOnce(early.promise).mockResolvedValue(after);
  const refreshed = keeper.refresh();
  keeper.setProduct('milk', 'milk', { quantity: 3 });
  await settle();
  early.resolve(before);
  await refreshed;
  expect(world.loads).toBe(2);
  expect(knownCarts.read()).toMatchObject({ itemCount: 4 });
});

test('without a connection everything waits, and is sent in order with the same id', async () => {
  const after = settled([cart([line('milk', { quantity: 3 }), jam], { version: 8 })]);
  const { keeper, send, settle, back } = keep((turn) => (turn <= 2 ? new Error('offline') : fine(after)));
  keeper.setProduct('milk', 'milk', { quantity: 3 });
  await settle();
  expect(keeper.read().notice).toEqual({ kind: 'waiting', text: 'Later.' });
  keeper.setProduct('jam', 'jam', { quantity: 0 });
  expect(knownCarts.read()).toMatchObject({ itemCount: 3 });
  await settle();
  expect(send).toHaveBeenCalledTimes(2);
  back();
  await settle();
  const sent = send.mock.calls.map(([input]) => input);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent.at(-1)).toMatchObject({ remove: ['jam'], version: 8 });
  expect(keeper.read().notice).toBeNull();
});

test('I-8 what was on its way when the page was left is sent again, as the same request', async () => {
  const first = keep(() => new Error('offline'));
  first.keeper.setProduct('milk', 'milk', { quantity: 1 });
  await first.settle();
  const second = keep(() => fine(before), { settled: before, queue: restoredQueue(first.world.stored, 'c1') });
  await second.settle();
  expect(second.send.mock.calls[0]?.[0]).toEqual(first.send.mock.calls[0]?.[0]);
});

test.each([
  [true, [{ productId: 'eggs', quantity: 1 }]],
  [false, undefined],
])('N-58 a queue that was kept is sent by the tab that has it: %s', async (isOurs, add) => {
  const first = keep(() => new Error('offline'));
  first.keeper.add({ productId: 'eggs', name: 'Eggs' });
  const second = keep(() => fine(before), {
    settled: before,
    queue: restoredQueue(first.world.stored, 'guest'),
    isOurs: Promise.resolve(isOurs),
  });
  expect(knownCarts.read().products.get('eggs')?.quantity).toBe(1);
  await second.settle();
  expect(second.send.mock.calls[0]?.[0].add).toEqual(add);
  expect(second.world.stored ?? null).toBeNull();
  second.keeper.add({ productId: 'jam', name: 'Jam' });
  await second.settle();
  expect(second.send.mock.lastCall?.[0].add).toMatchObject([{ productId: 'jam', quantity: 1 }]);
});

test('S-129 carts that are given are stored as they are; without them, the server is asked', async () => {
  const given = settled([cart([line('milk', { quantity: 9 })], { version: 9 })]);
  const { keeper, world } = keep(() => fine(before), { settled: null, carts: before });
  keeper.learn(given, false);
  expect([world.kept, world.loads]).toEqual([[given], 0]);
  await keeper.refresh();
  expect([world.kept, world.loads]).toEqual([[given, before], 1]);
});

test('N-6 what a guest wanted of a line is looked for in the carts after signing in, which come first', async () => {
  const first = keep(() => new Error('offline'));
  first.keeper.setProduct('milk', 'milk', { quantity: 3 });
  first.keeper.setProduct('jam', 'jam', { quantity: 0 });
  const merged = settled([cart([line('milk', { lineId: 'mine', quantity: 6 })], { version: 9 })]);
  const second = keep(() => fine(merged), {
    settled: null,
    queue: restoredQueue(first.world.stored, 'c1'),
    carts: merged,
  });
  await second.settle();
  expect(second.send.mock.calls.map(([{ add, set, remove }]) => ({ add, set, remove }))).toEqual([
    { add: [{ productId: 'milk', quantity: 1 }] },
  ]);
});

test('S-214 a failure takes the change back and says so; the carts stay', async () => {
  const { keeper, settle } = keep(() => new Error('Apologies'));
  keeper.setProduct('milk', 'milk', { quantity: 9 });
  await settle();
  expect(knownCarts.read().products.get('milk')?.quantity).toBe(2);
  expect(keeper.read().notice).toEqual({ kind: 'refused', text: 'Apologies' });
});

test('T-72 a refusal takes back that line alone, with the reason', async () => {
  const after = settled([cart([milk, line('jam', { quantity: 2 })], { version: 8 })]);
  const { keeper, settle } = keep(() =>
    fine(after, { refused: [{ productId: 'milk', lineId: null, message: 'Too many.' }] }),
  );
  keeper.setProduct('milk', 'milk', { quantity: 90 });
  keeper.setProduct('jam', 'jam', { quantity: 2 });
  await settle();
  expect(knownCarts.read().products.get('milk')?.quantity).toBe(2);
  expect(knownCarts.read().products.get('jam')?.quantity).toBe(2);
  expect(keeper.read().notice).toEqual({ kind: 'refused', text: 'milk: Too many.' });
});

test('what is added is said aloud; a stepper says its own', async () => {
  const done = [{ productId: 'milk', lineId: 'milk', message: 'Milk is in your cart, 3 in all.' }];
  const { keeper, settle, world } = keep(() => fine(before, { done }));
  keeper.add({ productId: 'milk', name: 'Milk' });
  await settle();
  keeper.setProduct('milk', 'milk', { quantity: 4 });
  await settle();
  expect(world.said).toEqual(['Milk is in your cart, 3 in all.']);
});

test('a removed line that the server has taken out comes back with Undo, options and all', async () => {
  const bagel = line('bagel', { quantity: 2, options: ['rye'], comments: 'Toasted' });
  const { keeper, send, settle } = keep((turn) => fine(turn === 1 ? settled([cart([])]) : settled([cart([bagel])])), {
    settled: settled([cart([bagel])]),
  });
  keeper.remove('bagel');
  await settle();
  const { notice } = keeper.read();
  if (notice?.kind === 'removed') notice.undo();
  await settle();
  expect(send.mock.calls[1]?.[0].add).toEqual([
    { productId: 'bagel', quantity: 2, options: ['rye'], comments: 'Toasted' },
  ]);
});

test('Undo brings a line back as the shopper last wanted it, answered or not', async () => {
  const { keeper, send, settle } = keep((turn) => fine(turn === 1 ? settled([cart([jam])]) : before));
  keeper.setLine('milk', { quantity: 5 });
  keeper.remove('milk');
  const undo = () => {
    const { notice } = keeper.read();
    if (notice?.kind === 'removed') notice.undo();
  };
  undo();
  expect(keeper.read().lines.get('milk')?.quantity).toBe(5);
  keeper.remove('milk');
  await settle();
  undo();
  await settle();
  expect(send.mock.calls.map(([{ add, set, remove }]) => add ?? set ?? remove)).toEqual([
    ['milk'],
    [{ productId: 'milk', quantity: 5 }],
  ]);
});

test('what was added before the keeper was there is shown at once and sent by it', async () => {
  knownCarts.add({ productId: 'eggs', name: 'Eggs' });
  expect(knownCarts.read()).toMatchObject({ itemCount: 1 });
  const { send, settle } = keep(() => fine(before));
  expect(knownCarts.read()).toMatchObject({ itemCount: 4 });
  await settle();
  expect(send.mock.calls[0]?.[0].add).toEqual([{ productId: 'eggs', quantity: 1 }]);
});

test('S-111 while an order is being changed, the badge counts the order', () => {
  const edit = { orderNumber: '1', path: '/', saveByText: '', cart: cart([line('eggs', { quantity: 8 })]) };
  keep(() => fine(before), { settled: { ...before, edit } });
  expect(knownCarts.read()).toMatchObject({ itemCount: 8, totalCents: 100, edit: { orderNumber: '1' } });
});

test('S-82 a line that is made otherwise is set to its new options, note, and number, by the version that was seen', async () => {
  const rye = line('sandwich', { quantity: 1, options: ['rye'], comments: 'Warm' });
  const carts = settled([cart([rye], { version: 7 })]);
  const after = settled([cart([{ ...rye, options: ['wheat', 'bacon'], quantity: 2, comments: null }], { version: 8 })]);
  const { keeper, send, settle } = keep(() => fine(after), { settled: carts });
  expect(knownCarts.read().made.get(rye.lineId)).toMatchObject({ options: ['rye'], comments: 'Warm', quantity: 1 });
  knownCarts.remake(rye.lineId, { quantity: 2, options: ['wheat', 'bacon'], comments: '' });
  // A tap on the stepper meanwhile doesn't bring the old options back.
  keeper.setLine(rye.lineId, { quantity: 2 });
  await settle();
  expect(send.mock.calls.map(([input]) => input)).toMatchObject([
    { set: [{ lineId: rye.lineId, quantity: 2, options: ['wheat', 'bacon'], comments: '' }], version: 7 },
  ]);
  expect(knownCarts.read().made.get(rye.lineId)?.options).toEqual(['wheat', 'bacon']);
});

test('S-82 the same number of a line that is made otherwise is a change too', async () => {
  const rye = line('sandwich', { quantity: 1, options: ['rye'] });
  const { send, settle } = keep(() => fine(null), { settled: settled([cart([rye])]) });
  knownCarts.remake(rye.lineId, { quantity: 1, options: ['wheat'], comments: '' });
  await settle();
  expect(send.mock.calls[0]?.[0].set).toEqual([{ lineId: rye.lineId, options: ['wheat'], comments: '' }]);
});

test('N-58 what is typed is set, whatever another tab has made of it: tab A sets 3, tab B types 5, and 5 it is', async () => {
  const after = settled([cart([line('milk', { quantity: 5 }), jam], { version: 9 })]);
  const { keeper, send, settle } = keep(() => fine(after));
  keeper.setProduct('milk', 'milk', { quantity: 5, isExact: true });
  await settle();
  const [input] = send.mock.calls[0]!;
  expect(input).toMatchObject({ set: [{ lineId: 'milk', quantity: 5 }] });
  expect([input.add, input.version]).toEqual([undefined, undefined]);
  expect(knownCarts.read().products.get('milk')?.quantity).toBe(5);
});

test('N-58 what is typed goes without a version, and what is pressed with one, in requests of their own', async () => {
  const { keeper, send, settle } = keep(() => fine(before));
  keeper.setLine('milk', { quantity: 5, isExact: true });
  keeper.setLine('jam', { quantity: 0 });
  await settle();
  expect(send.mock.calls.map(([{ set, remove, version }]) => [set, remove, version])).toEqual([
    [[{ lineId: 'milk', quantity: 5 }], undefined, undefined],
    [undefined, ['jam'], 7],
  ]);
});

test('N-58 a number typed back to what the page shows is still what the shopper wants', async () => {
  const { keeper, send, settle } = keep(() => fine(before));
  keeper.setLine('milk', { quantity: 5, isExact: true });
  keeper.setLine('milk', { quantity: 2, isExact: true });
  await settle();
  expect(send.mock.calls[0]?.[0].set).toEqual([{ lineId: 'milk', quantity: 2 }]);
});

test('a typed 0 takes the product out, and it can come back', async () => {
  const { keeper } = keep(() => fine(before));
  keeper.setProduct('milk', 'milk', { quantity: 0, isExact: true });
  expect(knownCarts.read().products.has('milk')).toBe(false);
  const { notice } = keeper.read();
  expect(notice).toMatchObject({ kind: 'removed', name: 'milk' });
  if (notice?.kind === 'removed') notice.undo();
  expect(knownCarts.read().products.get('milk')?.quantity).toBe(2);
});

test('N-68 changes that are refused are told with the names of their products', async () => {
  const refused = [
    { productId: 'eggs', lineId: null, message: 'This item is out of stock.' },
    { productId: 'milk', lineId: 'milk', message: 'Only 2 left.' },
    { productId: 'tea', lineId: null, message: 'This item is out of stock.' },
  ];
  const { keeper, settle } = keep(() => fine(before, { refused }));
  keeper.add({ productId: 'eggs', name: 'Eggs' });
  keeper.add({ productId: 'tea', name: 'Tea' });
  keeper.setProduct('milk', 'milk', { quantity: 3 });
  await settle();
  expect(keeper.read().notice).toEqual({
    kind: 'refused',
    text: 'Eggs, Tea: This item is out of stock. milk: Only 2 left.',
  });
});
