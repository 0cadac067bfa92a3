import { expect, test } from 'vitest';
import { baseOf, emptyQueue, failed, named, type Queue, queued, restoredQueue, toKept } from './queue.ts';
import { answered, takenOff } from './flights.ts';
import { cart, line, settled } from '../testing/settled.ts';
import type { Wish } from './wishes.ts';

const milk = line('milk', { quantity: 2 });
const apples = line('apples', { quantity: 1, weight: 1.5 });
const here = settled([cart([milk, apples], { version: 7 })]);
const about = (target: string, changes: Partial<Wish>): Wish => ({
  target,
  productId: target.replace('+', ''),
  name: target,
  lineId: target.startsWith('+') ? null : target,
  base: 0,
  quantity: 1,
  ...changes,
});
const with_ = (...wishes: Wish[]): Queue => wishes.reduce<Queue>(queued, emptyQueue);
const sent = (queue: Queue) => takenOff(queue, here, () => 'r1');

test('quick taps of a stepper become one change', () => {
  const queue = with_(...[3, 4, 5].map((quantity) => about('milk', { base: 2, quantity })));
  expect(sent(queue)?.flight).toMatchObject({ requestId: 'r1', input: { add: [{ productId: 'milk', quantity: 3 }] } });
});

test('taps that end where they began are no change', () => {
  const queue = with_(about('milk', { base: 2, quantity: 3 }), about('milk', { base: 3, quantity: 2 }));
  expect(queue.waiting).toEqual([]);
  expect(sent(queue)).toBeNull();
});

test('T-64 more is sent as a delta, less and none by the version that was seen', () => {
  expect(sent(with_(about('milk', { base: 2, quantity: 3 })))?.flight?.input).toEqual({
    add: [{ productId: 'milk', quantity: 1 }],
  });
  expect(sent(with_(about('milk', { base: 2, quantity: 1 })))?.flight?.input).toEqual({
    set: [{ lineId: 'milk', quantity: 1 }],
    version: 7,
  });
  expect(sent(with_(about('milk', { base: 2, quantity: 0 })))?.flight?.input).toEqual({ remove: ['milk'], version: 7 });
});

test('T-89 a weight is set with two decimals', () => {
  const queue = with_(about('apples', { base: 1, baseWeight: 1.5, quantity: 1, weight: 1.75 }));
  expect(sent(queue)?.flight?.input).toEqual({ set: [{ lineId: 'apples', weight: '1.75' }], version: 7 });
});

test('N-50 one more of several packages is another of the same weight; the last one is set with its weight and number', () => {
  const packs = settled([cart([line('ham', { quantity: 2, weight: 0.5 })], { version: 7 })]);
  const input = (wish: Partial<Wish>) =>
    takenOff(with_(about('ham', { base: 2, baseWeight: 0.5, ...wish })), packs, () => 'r1')?.flight?.input;
  expect(input({ quantity: 3 })).toEqual({ add: [{ productId: 'ham', quantity: 1, weight: '0.50' }] });
  expect(input({ quantity: 1 })).toEqual({ set: [{ lineId: 'ham', quantity: 1 }], version: 7 });
  expect(input({ quantity: 1, weight: 0.75 })).toEqual({
    set: [{ lineId: 'ham', quantity: 1, weight: '0.75' }],
    version: 7,
  });
});

test('more of a line with options and a note finds the same line', () => {
  const bagel = line('bagel', { quantity: 1, options: ['rye'], comments: 'Toasted' });
  const queue = with_(about('bagel', { base: 1, quantity: 2 }));
  expect(takenOff(queue, settled([cart([bagel])]), () => 'r')?.flight?.input.add).toEqual([
    { productId: 'bagel', quantity: 1, options: ['rye'], comments: 'Toasted' },
  ]);
});

test('one request bears one version: what is set in another cart waits', () => {
  const wine = line('wine', { quantity: 3 });
  const both = settled([cart([milk]), cart([wine], { cartId: 'c2', kind: 'WINE', version: 2 })]);
  const queue = takenOff(
    with_(
      about('milk', { base: 2, quantity: 1 }),
      about('wine', { base: 3, quantity: 1 }),
      about('+eggs', { quantity: 1 }),
    ),
    both,
    () => 'r',
  );
  expect(queue?.flight?.input).toEqual({
    set: [{ lineId: 'milk', quantity: 1 }],
    add: [{ productId: 'eggs', quantity: 1 }],
    version: 1,
  });
  expect(queue?.waiting.map(({ target }) => target)).toEqual(['wine']);
});

test('while an order is being changed, a line of a cart is set, and more of the order is added', () => {
  const eggs = line('eggs', { quantity: 1 });
  const editing = settled([cart([milk])], {
    edit: { orderNumber: '4471902', path: '/', saveByText: '', cart: cart([eggs], { cartId: 'e', version: 4 }) },
  });
  const input = (wish: Wish) => takenOff(with_(wish), editing, () => 'r')?.flight?.input;
  expect(input(about('milk', { base: 2, quantity: 3 }))).toEqual({
    set: [{ lineId: 'milk', quantity: 3 }],
    version: 1,
  });
  expect(input(about('eggs', { base: 1, quantity: 2 }))).toEqual({ add: [{ productId: 'eggs', quantity: 1 }] });
});

test('what comes while an addition is on its way becomes a change of the line that it made', () => {
  const flying = sent(with_(about('+eggs', { quantity: 1 })))!;
  expect(baseOf(flying, here, '+eggs').quantity).toBe(1);
  const more = queued(flying, about('+eggs', { base: 1, quantity: 3 }));
  const after = settled([cart([milk, line('eggs', { lineId: 'e7', quantity: 1 })], { version: 8 })]);
  const next = takenOff(answered(more, after, []), after, () => 'r2');
  expect(next?.flight?.input).toEqual({ add: [{ productId: 'eggs', quantity: 2 }] });
});

test('a refusal takes back that line alone, with what came after it', () => {
  const flying = sent(with_(about('milk', { base: 2, quantity: 90 }), about('+eggs', { quantity: 1 })))!;
  const more = queued(queued(flying, about('milk', { base: 90, quantity: 91 })), about('+jam', { quantity: 1 }));
  const after = settled([cart([milk, line('eggs', { quantity: 1 })], { version: 8 })]);
  const left = answered(more, after, [{ productId: 'milk', lineId: null }]);
  expect(left.waiting.map(({ target }) => target)).toEqual(['+jam']);
});

test('after a failure the request is given up, and what is about other lines stays', () => {
  const flying = queued(sent(with_(about('milk', { base: 2, quantity: 3 })))!, about('+jam', { quantity: 1 }));
  const left = failed(queued(flying, about('milk', { base: 3, quantity: 4 })));
  expect(left).toEqual({ flight: null, waiting: [about('+jam', { quantity: 1 })] });
});

test('T-64 less of a line that another tab has removed is nothing, and more of it is what was added', () => {
  expect(sent(with_(about('gone', { base: 3, quantity: 2 })))).toBeNull();
  expect(sent(with_(about('gone', { base: 3, quantity: 4 })))?.flight?.input.add).toEqual([
    { productId: 'gone', quantity: 1 },
  ]);
});

const flying = sent(with_(about('milk', { base: 2, quantity: 3 })))!;
const keptBy = (owner: string): unknown => JSON.parse(JSON.stringify(toKept(flying, owner, 't1')));

test('I-8 N-6 a request keeps its id over a reload, and over signing in', () => {
  for (const [by, now] of [
    ['c1', 'c1'],
    ['guest', 'guest'],
    ['guest', 'c1'],
  ] as const)
    expect(restoredQueue(keptBy(by), now)).toMatchObject(flying);
  expect(toKept(emptyQueue, 'c1', 't1')).toBeNull();
});

test('N-58 what waits has its id before it is sent, and keeps it: a copy of it is the same request', () => {
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  const waiting = named(with_(about('+eggs', { quantity: 1 })), newId);
  const copy = restoredQueue(JSON.parse(JSON.stringify(toKept(waiting, 'c1', 't1'))), 'c1')!;
  const [one, other] = [waiting, copy].map((queue) => takenOff(named(queue, newId), here, newId));
  expect(one?.flight).toMatchObject({ requestId: 'id-1', input: { add: [{ productId: 'eggs', quantity: 1 }] } });
  expect(other?.flight).toEqual(one?.flight);
  const meanwhile = named(queued(one!, about('+jam', { quantity: 1 })), newId);
  for (const after of [answered(meanwhile, here, []), failed(meanwhile)])
    expect(named(after, newId).nextId).toBe(meanwhile.nextId);
});

test.each([
  ['c1', 'c2'],
  ['c1', 'guest'],
])('N-6 what %s wanted is not sent by %s', (by, now) => {
  expect(restoredQueue(keptBy(by), now)).toBeNull();
});

test('a stored queue that can not be read is nothing', () => {
  for (const broken of [null, 'text', 7, {}, { waiting: 3 }, { waiting: [{}] }, { waiting: [], flight: {} }]) {
    const kept = typeof broken === 'object' ? { owner: 'guest', ...broken } : broken;
    expect(restoredQueue(kept, 'guest')).toBeNull();
  }
});
