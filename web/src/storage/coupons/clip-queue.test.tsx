import { expect, test, vi } from 'vitest';
import { clipQueue } from './clip-queue.ts';

const before = { action: 'CLIP', actionLabel: 'Clip', actionHiddenText: null } as const;
const clip = { requestId: 'request-1', couponId: 'c1', title: 'Meadow Lane Butter', owner: 'maya', before };
const stored = (value: unknown) => localStorage.setItem('larder.clipQueue', JSON.stringify(value));

test('T-19 what waits comes back as it was kept, with how its coupon looked', () => {
  expect(clipQueue.add(clip)).toBe(true);
  expect(clipQueue.of('maya')).toEqual([clip]);
});

test('T-19 a look with words for those who hear it is a look', () => {
  const spoken = { ...before, actionHiddenText: 'Clip Meadow Lane Butter' };
  stored([{ ...clip, before: spoken }]);
  expect(clipQueue.read()).toEqual([{ ...clip, before: spoken }]);
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

test('I-8 a clip that is added again is the same one, at the end', () => {
  const eggs = { ...clip, requestId: 'request-2', couponId: 'c2' };
  for (const each of [clip, eggs, clip]) clipQueue.add(each);
  expect(clipQueue.read()).toEqual([eggs, clip]);
});

test('I-8 a clip that was sent without an answer waits on as such, and no other does', () => {
  const eggs = { ...clip, requestId: 'request-2', couponId: 'c2' };
  stored([clip, eggs]);
  clipQueue.markSent('request-2');
  expect(clipQueue.read()).toEqual([clip, { ...eggs, wasSent: true }]);
});

test('T-19 what is answered waits no more, every page hears of it, and after the last one nothing is left', () => {
  const eggs = { ...clip, requestId: 'request-2', couponId: 'c2' };
  stored([clip, eggs]);
  const heard = vi.fn<() => void>();
  const stop = clipQueue.subscribe(heard);
  clipQueue.remove('request-1');
  expect([clipQueue.read(), heard.mock.calls.length]).toEqual([[eggs], 1]);
  clipQueue.remove('request-2');
  expect([clipQueue.read(), heard.mock.calls.length]).toEqual([[], 2]);
  expect(localStorage).toHaveLength(0);
  stop();
});

test('T-19 a browser that stores nothing keeps no clip, and says so', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(clipQueue.add(clip)).toBe(false);
  full.mockRestore();
});
