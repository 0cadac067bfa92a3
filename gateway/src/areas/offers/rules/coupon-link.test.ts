import { expect, test } from 'vitest';
import { couponActions } from './coupon-action.ts';
import { couponLink, isForMembers } from './coupon-link.ts';

const none = { qualificationBehavior: null, programSubType: null };

test.each([
  [null, 'Start Shopping', '/'],
  ['BUY_ONLINE', 'Start Shopping', '/'],
  ['PROFILE', 'Go to Account Settings', '/customer-account/communication-preference.html'],
  ['COMMUNICATION', 'Go to Account Settings', '/customer-account/communication-preference.html'],
  ['REDEEM_REWARD', 'Go to Grocery Rewards', '/foru/rewards.html'],
  ['ORDER', 'Go to My Cart', '/erums/cart/'],
  ['FRESHPASS', 'Redeem FreshPass offer', '/freshpass/manage/subscribe'],
])('S-49 S-50 S-24 S-25 in progress, the behavior %s goes on with "%s"', (qualificationBehavior, text, path) => {
  expect(couponLink('IN_PROGRESS', { ...none, qualificationBehavior }, 'en')).toEqual({ text, path });
});

test('S-49 a completed challenge leads to its reward, whatever it asked for', () => {
  for (const qualificationBehavior of [null, 'PROFILE', 'ORDER'])
    expect(couponLink('COMPLETED', { ...none, qualificationBehavior }, 'en')?.text).toBe('Go to Grocery Rewards');
});

test.each(['CLIPPED', 'ON_LIST'] as const)('S-50 S-27 what is %s is in My List', (action) => {
  expect(couponLink(action, none, 'en')).toEqual({ text: 'View in My List', path: '/mylist.html' });
});

test.each(['IA FRESHPASS', 'FRESHPASS', 'FRESHPASS LTO'])('S-50 S-28 S-92 a clipped %s offer is redeemed', (type) => {
  expect(couponLink('CLIPPED', { ...none, programSubType: type }, 'en')).toEqual({
    text: 'Redeem FreshPass offer',
    path: '/freshpass/manage/subscribe',
  });
});

test('S-50 before that, and once it has expired, there is no way on', () => {
  const without = couponActions.filter((action) => couponLink(action, none, 'en') === null);
  expect(without).toEqual(['CLIP', 'ADD_TO_LIST', 'ACTIVATE', 'USED', 'GONE', 'EXPIRED', 'UPCOMING']);
});

test('S-92 what carries FreshPass is for its members, but not what is earned by joining', () => {
  expect(isForMembers({ ...none, programSubType: 'FRESHPASS' })).toBe(true);
  expect(isForMembers({ programSubType: 'FRESHPASS', qualificationBehavior: 'FRESHPASS' })).toBe(false);
  expect(isForMembers(none)).toBe(false);
});
