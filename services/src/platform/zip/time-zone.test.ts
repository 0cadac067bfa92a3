import { expect, test } from 'vitest';
import { stateNames } from '../../../../server-kit/us-states.ts';
import { timeZoneAt } from './time-zone.ts';

test('X-9 every state has a time zone that exists', () => {
  for (const state of Object.keys(stateNames)) {
    const timeZone = timeZoneAt(state, '00000');
    expect([state, timeZone]).toEqual([state, expect.any(String)]);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZone ?? '' })).not.toThrow();
  }
  expect(timeZoneAt('PR', '00901')).toBeNull();
});

test.each([
  ['GA', '30301', 'America/New_York'],
  ['FL', '32501', 'America/Chicago'],
  ['FL', '33101', 'America/New_York'],
  ['TN', '37902', 'America/New_York'],
  ['TX', '79901', 'America/Denver'],
  ['AZ', '85001', 'America/Phoenix'],
  ['ID', '83814', 'America/Los_Angeles'],
])('X-9 %s %s is in %s', (state, zip, zone) => {
  expect(timeZoneAt(state, zip)).toBe(zone);
});
