import { expect, test } from 'vitest';
import { aboutTime, journeyOf } from './journey.ts';

const zone = 'America/Los_Angeles';
const at = (longitude: number, latitude = 37.76) => ({ latitude, longitude });
const facts = {
  driverName: 'Rosa' as string | null,
  driverPhone: '4155550177' as string | null,
  seenAt: '2026-08-09T23:08:12Z',
  arrivesAt: '2026-08-09T23:23:40Z',
  van: at(-122.43),
  gone: [at(-122.44, 37.75)],
  ahead: [at(-122.42), at(-122.41), at(-122.4, 37.77)],
};

test('N-61 the driver, how many stops are before the door, and when they were seen are said in words', () => {
  expect(journeyOf(facts, zone, 'en')).toMatchObject({
    text: 'Rosa is two stops away',
    seenText: 'Seen at 4:08 PM',
    mapText: 'Map: Rosa drives to you, with two stops before your door, and is here about 4:25 PM.',
  });
  const [one, none] = [1, 2].map((from) => journeyOf({ ...facts, ahead: facts.ahead.slice(from) }, zone, 'en').text);
  expect([one, none]).toEqual(['Rosa is one stop away', 'Rosa is on the way to you']);
  expect(journeyOf({ ...facts, driverName: null }, zone, 'en').text).toBe('Your driver is two stops away');
});

test('N-61 a driver with a number gets messages and calls, one without gets none', () => {
  expect(journeyOf(facts, zone, 'en').contact).toEqual({
    messageText: 'Message Rosa',
    messagePath: 'sms:+14155550177',
    callText: 'Call Rosa',
    callPath: 'tel:+14155550177',
  });
  expect(journeyOf({ ...facts, driverName: null }, zone, 'es').contact?.messageText).toBe('Mensaje a tu repartidor');
  expect(journeyOf({ ...facts, driverPhone: null }, zone, 'en').contact).toBeNull();
});

test('N-61 the map shows every place, west to the left and north above, within its edges', () => {
  const { van, gone, ahead } = journeyOf(facts, zone, 'en');
  const [start] = gone;
  const door = ahead.at(-1)!;
  expect(start!.x).toBeLessThan(van.x);
  expect(van.x).toBeLessThan(door.x);
  expect(start!.y).toBeGreaterThan(door.y);
  for (const { x, y } of [van, ...gone, ...ahead]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(1000);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(1000);
  }
  const same = journeyOf({ ...facts, van: at(-122), gone: [at(-122)], ahead: [at(-122)] }, zone, 'en');
  expect(same.van).toEqual(same.ahead[0]);
});

test('N-61 an arrival is told to five minutes, over midnight too', () => {
  expect([aboutTime('2026-08-10T06:58:00Z', zone, 'en'), aboutTime('2026-08-10T06:57:00Z', zone, 'en')]).toEqual([
    '12:00 AM',
    '11:55 PM',
  ]);
});

test('N-61 the door of a driver who has none before it is next, on the map too; more than ten stops are a number', () => {
  const here = at(-122.42);
  const told = (stops: number) => journeyOf({ ...facts, ahead: Array<typeof here>(stops + 1).fill(here) }, zone, 'en');
  expect(told(0).mapText).toContain('with no stop before your door,');
  expect(told(1).mapText).toContain('with one stop before your door,');
  expect([told(11).text, told(11).mapText]).toEqual([
    'Rosa is 11 stops away',
    expect.stringContaining('with 11 stops before your door'),
  ]);
  expect(journeyOf({ ...facts, ahead: [] }, zone, 'en').text).toBe('Rosa is on the way to you');
});

test('N-61 what lies between store and door fills the map up to its edges, and one place alone stands in its middle', () => {
  const ends = journeyOf({ ...facts, van: at(-122, 38), gone: [at(-123, 37)], ahead: [at(-122.5, 37.5)] }, zone, 'en');
  expect([ends.gone, ends.van, ends.ahead]).toEqual([[{ x: 110, y: 770 }], { x: 840, y: 330 }, [{ x: 475, y: 550 }]]);
  const alone = journeyOf({ ...facts, van: at(-122), gone: [], ahead: [at(-122)] }, zone, 'en');
  expect(alone.van).toEqual({ x: 475, y: 550 });
});
