import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartQueue } from './cart-queue.ts';
import { boxTopFlag } from './coupons/box-top-flag.ts';
import { isMockCarouselOn } from './coupons/mock-carousel.ts';
import { earlyAdditions } from './early-additions.ts';
import { guestAsks } from './guest-asks.ts';
import { copiedAt, keptAt, keptFor, keptForKey, keptKey } from './kept-pages.ts';
import { lastReload } from './last-reload.ts';
import { unfinishedPlay } from './plays/unfinished-play.ts';
import { unfinishedOrder } from './unfinished-order.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => delete document.documentElement.dataset['kept']);

test('I-8 an order that has no answer yet is known by its cart, to this tab', () => {
  const order = { quoteId: 'q1', confirmsAge: true, pressedAt: 1 };
  expect(unfinishedOrder.read('cart-1')).toBeNull();
  unfinishedOrder.write('cart-1', order);
  expect(unfinishedOrder.read('cart-1')).toEqual(order);
  expect(unfinishedOrder.read('cart-2')).toBeNull();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  unfinishedOrder.clear('cart-1');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  '{',
  'null',
  '{"pressedAt":1}',
  '{"quoteId":"q1"}',
  '{"quoteId":1,"pressedAt":1}',
  '{"quoteId":"q1","pressedAt":"1"}',
])('I-8 %s is no order', (text) => {
  sessionStorage.setItem('larder.order.cart-1', text);
  expect(unfinishedOrder.read('cart-1')).toBeNull();
});

test('an age counts as confirmed only if it was', () => {
  sessionStorage.setItem('larder.order.cart-1', '{"quoteId":"q1","pressedAt":1,"confirmsAge":"yes"}');
  expect(unfinishedOrder.read('cart-1')).toEqual({ quoteId: 'q1', pressedAt: 1, confirmsAge: false });
});

test('T-39 I-8 a play that was asked for is known by its program, to this tab', () => {
  const play = { playKey: 'k1', clientSeed: 'seed', picks: [1, 2], playId: 'p1' };
  expect(unfinishedPlay.read('HARVEST')).toBeNull();
  unfinishedPlay.write('HARVEST', play);
  expect([unfinishedPlay.read('HARVEST'), unfinishedPlay.read('PANTRY')]).toEqual([play, null]);
  unfinishedPlay.clear('HARVEST');
  expect(sessionStorage).toHaveLength(0);
  for (const text of ['null', '{"playKey":"k1"}', '{"clientSeed":"seed"}', '{"playKey":1,"clientSeed":"seed"}']) {
    sessionStorage.setItem('larder.play.HARVEST', text);
    expect(unfinishedPlay.read('HARVEST')).toBeNull();
  }
});

test('a tab reloads for missing code once in half a minute', () => {
  expect(lastReload.isRecent(30_000)).toBe(false);
  lastReload.write(100_000);
  expect([lastReload.isRecent(129_999), lastReload.isRecent(130_000)]).toEqual([true, false]);
});

test('what a page had to tell of its carts is the next page’s once it is left', () => {
  cartQueue.leave();
  expect(cartQueue.read()).toBeNull();
  cartQueue.write({ changes: [1] });
  expect(cartQueue.read()).toEqual({ changes: [1] });
  cartQueue.leave();
  expect(cartQueue.read()).toEqual({ changes: [1], isLeft: true });
  cartQueue.write(null);
  expect(sessionStorage).toHaveLength(0);
});

test('what was added before the code of the carts was there is found once, by this tab', () => {
  expect(earlyAdditions.take()).toBeNull();
  earlyAdditions.write('c1', [{ productId: '1' }]);
  expect(localStorage).toHaveLength(0);
  expect(earlyAdditions.take()).toEqual({ owner: 'c1', wanted: [{ productId: '1' }] });
  expect(earlyAdditions.take()).toBeNull();
  earlyAdditions.write('c1', [{ productId: '1' }]);
  earlyAdditions.write('c1', [{ productId: '2' }]);
  expect(earlyAdditions.take(), 'of two pages that were left at once').toEqual({
    owner: 'c1',
    wanted: [{ productId: '1' }, { productId: '2' }],
  });
  earlyAdditions.write('c1', [{ productId: '1' }]);
  earlyAdditions.write('c2', [{ productId: '2' }]);
  expect(earlyAdditions.take(), "another shopper's").toEqual({ owner: 'c2', wanted: [{ productId: '2' }] });
});

test('whether a guest has asked a store to stock something is known of this browser', () => {
  expect(guestAsks.has()).toBe(false);
  guestAsks.note();
  expect([guestAsks.has(), sessionStorage.length]).toEqual([true, 0]);
});

test('S-156 whether the terms of box tops are owed is known of the shopper they were asked of', () => {
  expect(boxTopFlag.read('c1')).toBeNull();
  boxTopFlag.write('c1', true);
  expect([boxTopFlag.read('c1'), boxTopFlag.read('c2')]).toEqual([true, null]);
  boxTopFlag.write('c1', false);
  expect(boxTopFlag.read('c1')).toBe(false);
  localStorage.setItem('larder.boxTops', '{"owner":"c1","isOwed":"yes"}');
  expect(boxTopFlag.read('c1')).toBeNull();
});

test('S-277 made-up coupons are shown where their flag is exactly true', () => {
  const shown = ['true', 'TRUE', '1', ''].map((value) => {
    localStorage.setItem('isMockCouponCarouselEnabled', value);
    return isMockCarouselOn();
  });
  expect(shown).toEqual([true, false, false, false]);
});

test('when and whose pages were kept is known, unless it is no date', () => {
  expect([keptAt(), keptFor()]).toEqual([null, null]);
  localStorage.setItem(keptKey, '2026-08-05T12:00:00.000Z');
  localStorage.setItem(keptForKey, 'c1');
  expect([keptAt()?.toISOString(), keptFor()]).toEqual(['2026-08-05T12:00:00.000Z', 'c1']);
  localStorage.setItem(keptKey, 'yesterday');
  expect(keptAt()).toBeNull();
});

test('a page that is a copy says when it was loaded', () => {
  expect(copiedAt()).toBeNull();
  document.documentElement.dataset['kept'] = '2026-08-05T12:00:00.000Z';
  expect(copiedAt()?.toISOString()).toBe('2026-08-05T12:00:00.000Z');
});
