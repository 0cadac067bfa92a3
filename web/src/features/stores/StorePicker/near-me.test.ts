import { expect, test } from 'vitest';
import { nearMe } from './near-me.ts';

const at = (latitude: number, longitude: number) =>
  nearMe({ getCurrentPosition: (found) => found({ coords: { latitude, longitude } } as GeolocationPosition) });
const failing = (code: number) =>
  nearMe({ getCurrentPosition: (_, failed) => failed?.({ code } as GeolocationPositionError) });

test('a location is rounded to half a mile before anything else sees it', async () => {
  expect(await at(37.766123, -122.409345)).toEqual({ place: '37.77,-122.41' });
  expect(await at(-0.001, 100)).toEqual({ place: '0,100' });
});

test('a browser that may not, cannot, or takes too long says which', async () => {
  expect(await Promise.all([1, 2, 3, 9].map(failing))).toEqual([
    { failure: 'denied' },
    { failure: 'unavailable' },
    { failure: 'slow' },
    { failure: 'unavailable' },
  ]);
});
