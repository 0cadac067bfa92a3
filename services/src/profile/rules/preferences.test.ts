import { expect, test } from 'vitest';
import { lastWords, switchesOf } from './preferences.ts';

test('S-25 every topic has its switches; nobody is written to who did not ask for it', () => {
  expect(switchesOf([])).toEqual([
    { topic: 'COUPONS', email: false, text: false },
    { topic: 'WEEKLY_AD', email: false, text: false },
    { topic: 'PLAY_AND_EARN', email: false, text: false },
    { topic: 'SCHEDULE_AND_SAVE', email: true, text: false },
  ]);
});

test('S-25 a switch stands where the shopper put it, both ways', () => {
  const [coupons, , , schedule] = switchesOf([
    { topic: 'COUPONS', channel: 'text', enabled: true },
    { topic: 'SCHEDULE_AND_SAVE', channel: 'email', enabled: false },
    { topic: 'GONE_BY_NOW', channel: 'email', enabled: true },
  ]);
  expect(coupons).toEqual({ topic: 'COUPONS', email: false, text: true });
  expect(schedule).toEqual({ topic: 'SCHEDULE_AND_SAVE', email: false, text: false });
});

test('the last word on a switch counts', () => {
  const on = { topic: 'COUPONS', channel: 'email', enabled: true } as const;
  expect(lastWords([on, { ...on, channel: 'text' }, { ...on, enabled: false }])).toEqual([
    { ...on, enabled: false },
    { ...on, channel: 'text' },
  ]);
});
