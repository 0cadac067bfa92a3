import { expect, test } from 'vitest';
import { dealsSwitches, lastWords, switchesOf } from './preferences.ts';

test('S-25 every topic has its switches, and no one gets promotions they did not ask for', () => {
  expect(switchesOf([])).toEqual([
    { topic: 'COUPONS', email: false, text: false },
    { topic: 'WEEKLY_AD', email: false, text: false },
    { topic: 'PLAY_AND_EARN', email: false, text: false },
    { topic: 'SCHEDULE_AND_SAVE', email: true, text: false },
  ]);
});

test('S-25 a switch stays as the shopper set it, on or off', () => {
  const [coupons, , , schedule] = switchesOf([
    { topic: 'COUPONS', channel: 'text', enabled: true },
    { topic: 'SCHEDULE_AND_SAVE', channel: 'email', enabled: false },
    { topic: 'GONE_BY_NOW', channel: 'email', enabled: true },
  ]);
  expect(coupons).toEqual({ topic: 'COUPONS', email: false, text: true });
  expect(schedule).toEqual({ topic: 'SCHEDULE_AND_SAVE', email: false, text: false });
});

test('the latest setting of a switch counts', () => {
  const on = { topic: 'COUPONS', channel: 'email', enabled: true } as const;
  expect(lastWords([on, { ...on, channel: 'text' }, { ...on, enabled: false }])).toEqual([
    { ...on, enabled: false },
    { ...on, channel: 'text' },
  ]);
});

test('S-25 asking for deals by text and email turns on coupons and the weekly ad, both ways', () => {
  expect(dealsSwitches.map(({ topic, channel, enabled }) => [topic, channel, enabled])).toEqual([
    ['COUPONS', 'email', true],
    ['COUPONS', 'text', true],
    ['WEEKLY_AD', 'email', true],
    ['WEEKLY_AD', 'text', true],
  ]);
});
