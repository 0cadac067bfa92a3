import { expect, test } from 'vitest';
import { pickedAs, storeTimes } from './store-plan.ts';

const at = (text: string) => Temporal.Instant.from(`2026-08-${text}:00Z`);
const slot = { start: at('06T23:00'), end: at('07T00:00'), cutoff: at('06T21:30') };
const order = { orderNumber: '4471955', placedAt: at('05T17:42'), bringsIt: false, slot };
const many = Array.from({ length: 2000 }, (_, index) => `entry-${index}`);

test('N-61 the store picks five minutes after the cut-off, is ready before the window, and hands over within it', () => {
  for (const orderNumber of many.slice(0, 50))
    for (const bringsIt of [false, true]) {
      const { lock, pick, ready, handOver, finalize } = storeTimes({ ...order, orderNumber, bringsIt });
      const times = [lock, pick, ready, handOver, finalize].map(({ epochMilliseconds }) => epochMilliseconds);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect([lock, pick]).toEqual([slot.cutoff, slot.cutoff.add({ minutes: 5 })]);
      expect(ready).toEqual(bringsIt ? slot.start : slot.start.subtract({ minutes: 30 }));
      expect(handOver.epochMilliseconds).toBeGreaterThan(slot.start.epochMilliseconds);
      expect(handOver.epochMilliseconds).toBeLessThan(slot.end.epochMilliseconds);
    }
});

test('N-61 an order without a time is picked soon after it was placed', () => {
  const { lock, handOver } = storeTimes({ ...order, bringsIt: true, slot: null });
  expect(lock).toEqual(at('05T17:47'));
  expect(order.placedAt.until(handOver).total('hours')).toBeGreaterThan(24);
});

test('N-41, T-88 a few lines are out and real weights stay within what is held, the same every time', () => {
  const packages = many.map((entryId) => pickedAs('1', { entryId, quantity: 3, weight: null }));
  expect(packages).toEqual(many.map((entryId) => pickedAs('1', { entryId, quantity: 3, weight: null })));
  const out = packages.flatMap((each) => (each.kind === 'OUT' ? [each.left] : []));
  expect(out.length).toBeGreaterThan(60);
  expect(out.length).toBeLessThan(200);
  expect(new Set(out)).toEqual(new Set([0, 1, 2]));

  const weights = many.flatMap((entryId) => {
    const picked = pickedAs('1', { entryId, quantity: 1, weight: 200 });
    return picked.kind === 'WEIGHED' ? [picked.weight] : [];
  });
  expect(Math.min(...weights)).toBeLessThan(190);
  expect(Math.max(...weights)).toBeGreaterThan(210);
  expect(Math.max(...weights)).toBeLessThanOrEqual(220);
});

test('N-61 the demo is the same on every machine', () => {
  expect(storeTimes(order).handOver).toEqual(at('06T23:16'));
  const picked = many.map((entryId) => pickedAs('1', { entryId, quantity: 3, weight: 200 }));
  const out = picked.flatMap((each, at) => (each.kind === 'OUT' ? [[at, each.left]] : []));
  expect(out.slice(0, 3)).toEqual([
    [44, 2],
    [56, 1],
    [97, 0],
  ]);
  expect(picked.slice(0, 3)).toEqual([206, 198, 203].map((weight) => ({ kind: 'WEIGHED', weight })));
});

test('N-61 a pickup without a time is ready after three hours, and never before it is picked', () => {
  const { pick, ready } = storeTimes({ ...order, slot: null });
  expect([pick, ready]).toEqual([at('05T18:42'), at('05T20:12')]);
  const late = { ...slot, cutoff: slot.start };
  const times = storeTimes({ ...order, slot: late });
  expect([times.pick, times.ready]).toEqual([at('06T23:05'), at('06T23:10')]);
  expect(times.finalize).toEqual(times.handOver.add({ minutes: 10 }));
});

test('N-50 a package of little weighs something, and one that weighs its estimate is as it was ordered', () => {
  const light = many.map((entryId) => pickedAs('1', { entryId, quantity: 1, weight: 1 }));
  expect(new Set(light.map(({ kind }) => kind))).toEqual(new Set(['OUT', 'AS_ORDERED']));
});
