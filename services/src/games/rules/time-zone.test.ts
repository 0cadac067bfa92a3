import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.ts';

test.each([
  ['America/Los_Angeles', true],
  ['UTC', true],
  ['+02:00', false],
  ['Mars/Olympus_Mons', false],
  ['', false],
])('N-78 "%s" as a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected));
