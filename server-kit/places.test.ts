import { expect, test } from 'vitest';
import { places } from './places.ts';

test('an owner has so many places, and all together so many', () => {
  const room = places({ most: 3, mostPerOwner: 2 });
  const leave = room.take('a');
  expect([room.take('a'), room.take('b')].every(Boolean)).toBe(true);
  expect([room.take('a'), room.take('c')]).toEqual([null, null]);
  leave?.();
  leave?.();
  expect(room.taken()).toBe(2);
  expect(room.take('c')).not.toBeNull();
});
