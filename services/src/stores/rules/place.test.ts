import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test.each([
  ['94103', { kind: 'zip', zipCode: '94103' }],
  [' 94103-1234 ', { kind: 'zip', zipCode: '94103' }],
  ['Oakland', { kind: 'city', city: 'Oakland', state: null }],
  ['Oakland, CA', { kind: 'city', city: 'Oakland', state: 'CA' }],
  ['oakland,ca', { kind: 'city', city: 'oakland', state: 'CA' }],
  ['Oakland  ca', { kind: 'city', city: 'Oakland', state: 'CA' }],
  ['Oakland, California', { kind: 'city', city: 'Oakland', state: 'CA' }],
  ['Charlotte North Carolina', { kind: 'city', city: 'Charlotte', state: 'NC' }],
  ['Washington, D.C.', { kind: 'city', city: 'Washington', state: 'DC' }],
  ['Kansas City', { kind: 'city', city: 'Kansas City', state: null }],
  ['Washington', { kind: 'city', city: 'Washington', state: null }],
  ['37.77,-122.42', { kind: 'position', position: { latitude: 37.77, longitude: -122.42 } }],
])('G-120 %j is read as a place', (text, place) => {
  expect(placeOf(text)).toEqual(place);
});

test.each([
  '',
  ' ',
  '941',
  '941034',
  '94103-12',
  'Route 66',
  '!!',
  'Oakland, XX',
  '37.7749,-122.42',
  '97.0,1.0',
  '1,181',
])('N-7 %j is no place', (text) => {
  expect(placeOf(text)).toBeNull();
});

test.each([
  ['90,180', 90, 180],
  ['-90, -180', -90, -180],
])('G-120 %j is a place at the edge of the map', (text, latitude, longitude) => {
  expect(placeOf(text)).toEqual({ kind: 'position', position: { latitude, longitude } });
});

test.each(['90.01,0', '0,180.01', 'Oakland,', ', CA'])('N-7 %j is no place on the map', (text) => {
  expect(placeOf(text)).not.toMatchObject({ kind: 'position' });
});

test('G-120 a city of several words is told from the state behind it', () => {
  expect(placeOf('Salt Lake City ut')).toEqual({ kind: 'city', city: 'Salt Lake City', state: 'UT' });
  expect(placeOf('Bar Harbor, maine')).toEqual({ kind: 'city', city: 'Bar Harbor', state: 'ME' });
});
