import { expect, test } from 'vitest';
import { lotsOf } from '../../lots.ts';
import { context, line, offer } from '../../testing/samples.ts';
import { Crowd, isCrowded, mayTake, type Want, worthFrom, worthsOf } from './crowd.ts';
import { termsOf } from '../offer-terms.ts';

const store = (index: number, more: Parameters<typeof offer>[0] = {}) =>
  termsOf(offer({ offerId: `${index}`, ...more }), index, context());
const maker = (index: number) => store(index, { funding: 'MF' });
const want = (terms: Want['terms'], cents: number, load = 1): Want => ({ terms, cents, load });

test('more than a dozen offers on a line are a crowd', () => {
  const terms = (count: number) => Array.from({ length: count }, (_, index) => store(index));
  expect([isCrowded(terms(12)), isCrowded(terms(13))]).toEqual([false, true]);
});

test('N-36 an offer may take a unit whose place and stack group are free', () => {
  const [lot] = lotsOf([line()]);
  expect(mayTake(store(0), lot!)).toBe(true);
  expect(mayTake(store(0), { ...lot!, taken: store(1).own })).toBe(false);
  expect(mayTake(maker(0), { ...lot!, taken: store(1).own })).toBe(true);
  const grouped = store(0, { stackGroup: 'g' });
  expect([mayTake(grouped, { ...lot!, groups: ['g'] }), mayTake(grouped, { ...lot!, groups: ['h'] })]).toEqual([
    false,
    true,
  ]);
});

test('an offer is worth what it takes off more than the next best one for its place, after that one’s price', () => {
  const [a, b, c, m] = [store(0), store(1), store(2), maker(3)];
  const prices = new Float64Array([0, 30, 0, 0]);
  const crowd = new Crowd([want(a, 100), want(b, 90), want(c, 40), want(m, 20, 0.5)], prices);
  // b's use costs 30.
  expect(crowd.worthOf(a)).toEqual({ cents: 40, load: 1 });
  expect(crowd.worthOf(b)).toEqual({ cents: -10, load: 1 });
  expect(crowd.worthOf(m)).toEqual({ cents: 20, load: 0.5 });
  expect(crowd.worthOf(store(9))).toEqual({ cents: 0, load: 0 });
  crowd.setPrice(a, 80);
  expect([crowd.worthOf(b), crowd.worthOf(c)]).toEqual([
    { cents: 50, load: 1 },
    { cents: -20, load: 1 },
  ]);
  crowd.setPrice(c, 0);
  crowd.setPrice(b, 60);
  // Now c is the best one.
  expect(crowd.worthOf(b).cents).toBe(50);
  expect(crowd.worthOf(a).cents).toBe(60);
  crowd.setPrice(a, 10);
  expect(crowd.worthOf(c).cents).toBe(-50);
  crowd.setPrice(m, 60);
  // A price above what it takes off keeps it away.
  expect(crowd.worthOf(m)).toEqual({ cents: 20, load: 0.5 });
});

test('N-37 from an offer on, each place is worth its best one, if another offer doesn’t keep it away', () => {
  const [a, m, b, n] = [store(0), maker(1), store(2), maker(3)];
  const worths = worthsOf([want(a, 100), want(m, 70), want(b, 60), want(n, 30)], new Float64Array([0, 50, 0, 0]), 4);
  expect([0, 1, 2, 3, 4].map((from) => worthFrom(worths, from, null))).toEqual([130, 90, 90, 30, 0]);
  expect(worthFrom(worths, 1, a)).toBe(30);
  expect(worthFrom(worths, 0, m)).toBe(100);
  const only = termsOf(offer(), 0, context({ stackPolicy: 'ONE_PER_UNIT' }));
  expect(worthFrom(worths, 1, only)).toBe(0);
});

test('an offer that is dearer, or cheaper, than it was makes way for another, or takes its place', () => {
  const [a, b, c] = [store(0), store(1), store(2)];
  const crowd = new Crowd([want(a, 100), want(b, 120), want(c, 40)], new Float64Array([0, 30, 0]));
  expect([crowd.worthOf(a).cents, crowd.worthOf(b).cents]).toEqual([10, 20]);
  crowd.setPrice(b, 0);
  expect([crowd.worthOf(a).cents, crowd.worthOf(b).cents]).toEqual([-20, 20]);
  crowd.setPrice(store(9), 500);
  crowd.setPrice(b, 30);
  crowd.setPrice(a, 80);
  // What is left of b, the best one now.
  expect(crowd.worthOf(a).cents).toBe(10);
});

test('less than a cent is more than nothing', () => {
  const [a, b] = [store(0), store(1)];
  const crowd = new Crowd([want(a, 0.75), want(b, 0.5)], new Float64Array(2));
  expect([crowd.worthOf(a).cents, crowd.worthOf(b).cents]).toEqual([0.25, -0.25]);
});
