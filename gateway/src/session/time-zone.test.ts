import { expect, test } from 'vitest';
import { cookieJar } from './cookies.ts';
import { zonesOf } from './time-zone.ts';

test.each([
  ['', 'America/Denver'],
  ['larder_time_zone=Europe/Berlin', 'Europe/Berlin'],
  ['larder_time_zone=Etc/GMT+5', 'Etc/GMT+5'],
  ['larder_time_zone=Mars/Olympus_Mons', 'America/Denver'],
  ['larder_time_zone=+02:00', 'America/Denver'],
  [`larder_time_zone=${'A'.repeat(4000)}`, 'America/Denver'],
  ['larder_time_zone=', 'America/Denver'],
])('N-78 with the cookie "%s" what has happened is told in %s', (cookie, zone) => {
  expect(zonesOf(cookieJar(cookie, false), 'America/Denver')).toEqual({
    storeZone: 'America/Denver',
    shopperZone: zone,
  });
});
