import { expect, test } from 'vitest';
import { clipQueue } from './clip-queue.ts';

const before = { action: 'CLIP', actionLabel: 'Clip', actionHiddenText: null } as const;
const clip = { requestId: 'request-1', couponId: 'c1', title: 'Meadow Lane Butter', owner: 'maya', before };
const stored = (value: unknown) => localStorage.setItem('larder.clipQueue', JSON.stringify(value));

test('T-19 what waits comes back as it was kept, with how its coupon looked', () => {
  expect(clipQueue.add(clip)).toBe(true);
  expect(clipQueue.of('maya')).toEqual([clip]);
});

test.each([
  { ...before, action: 'TELEPORT' },
  { ...before, action: 'toString' },
  { ...before, actionLabel: 7 },
  { action: 'CLIP', actionLabel: 'Clip' },
  'CLIP',
  null,
])('T-19 a look that no page knows (%j) is dropped, and its clip still waits', (look) => {
  stored([{ ...clip, before: look }]);
  const { before: _, ...kept } = clip;
  expect(clipQueue.of('maya')).toEqual([kept]);
});

test.each([[{}], [[]], [[null]], [[{ ...clip, title: '' }]], [[{ ...clip, owner: 5 }]], ['x']])(
  'T-19 what is no clip (%j) does not wait',
  (value) => {
    stored(value);
    expect(clipQueue.read()).toEqual([]);
  },
);

test('T-19 100 clips of each shopper wait, however many others have left at this browser', () => {
  const waiting = Array.from({ length: 100 }, (_, at) => ({ ...clip, requestId: `maya-${at}` }));
  stored(waiting.slice(1));
  expect(clipQueue.add(waiting[0]!)).toBe(true);
  expect(clipQueue.add({ ...clip, requestId: 'one-too-many' })).toBe(false);
  expect(clipQueue.add({ ...clip, requestId: 'jordan-1', owner: 'jordan' })).toBe(true);
  expect(clipQueue.of('maya')).toHaveLength(100);
  expect(clipQueue.of('jordan')).toHaveLength(1);
});
