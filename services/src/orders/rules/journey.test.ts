import { expect, test } from 'vitest';
import { demoJourney } from './journey.ts';

const at = (text: string) => Temporal.Instant.from(`2026-08-09T${text}Z`);
const drive = { orderNumber: '4472210', leftAt: at('23:31:00'), plannedAt: at('23:55:00') };

test('N-61 a demo driver sets out at the store, passes its stops, and comes to the door when the order is planned', () => {
  const [start, half, late] = [at('23:31:00'), at('23:43:00'), Temporal.Instant.from('2026-08-10T00:10:00Z')].map(
    (now) => demoJourney(drive, now),
  );
  expect(start!.van).toEqual(start!.gone[0]);
  expect([start!.ahead.length, half!.ahead.length, late!.ahead.length]).toEqual([3, 2, 1]);
  expect(half!.gone[0]).toEqual(start!.van);
  expect(half!.ahead.at(-1)).toEqual(start!.ahead.at(-1));
  expect(half!.arrivesAt).toEqual(drive.plannedAt);
  // Late over midnight: soon, and still before the door.
  expect(late!.arrivesAt.toString()).toBe('2026-08-10T00:15:00Z');
  expect(late!.van).not.toEqual(late!.ahead.at(-1));
});

test('N-61 the same order is driven the same way wherever it is asked for', () => {
  expect(demoJourney(drive, at('23:40:00'))).toEqual(demoJourney(drive, at('23:40:00')));
  expect(demoJourney({ ...drive, orderNumber: '4472211' }, at('23:40:00')).van).not.toEqual(
    demoJourney(drive, at('23:40:00')).van,
  );
});

test('N-61 the demo drives the same way on every machine', () => {
  expect(demoJourney(drive, at('23:43:00'))).toMatchObject({
    driverName: 'Lukas',
    driverPhone: '4155550177',
    seenAt: at('23:43:00'),
    van: { latitude: 37.762016, longitude: -122.42656 },
    gone: [
      { latitude: 37.761243, longitude: -122.44 },
      { latitude: 37.761661, longitude: -122.429452 },
    ],
    ahead: [
      { latitude: 37.762371, longitude: -122.423669 },
      { latitude: 37.766039, longitude: -122.415922 },
    ],
  });
  const early = demoJourney(drive, at('23:30:00'));
  expect(early.van).toEqual(early.gone[0]);
  expect(early.arrivesAt).toEqual(drive.plannedAt);
  expect(demoJourney(drive, drive.plannedAt).arrivesAt).toEqual(drive.plannedAt.add({ minutes: 5 }));
  // An order that is to be handed over as it leaves has a drive of a moment.
  expect(demoJourney({ ...drive, plannedAt: drive.leftAt }, drive.leftAt).van).toEqual(early.van);
});
