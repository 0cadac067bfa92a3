import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './boot.ts';

const there = (value: unknown): unknown => unpack(JSON.parse(JSON.stringify(pack(value))) as ReturnType<typeof pack>);

test('whatever is packed comes out as JSON would bring it', () => {
  const type = fc.constantFrom('Program', 'Prize', 'Me');
  const value = fc.letrec((again) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, false, '', 0),
      fc.double({ noDefaultInfinity: true, noNaN: true }),
      fc.string(),
      fc.array(again('any')),
      fc.dictionary(
        fc.string().filter((name) => name !== '__proto__'),
        again('any'),
      ),
      fc.record({ id: fc.string(), of: again('any'), __typename: type }),
    ),
  })).any;
  fc.assert(
    fc.property(value, (each) => {
      expect(there(each)).toEqual(JSON.parse(JSON.stringify(each)));
    }),
  );
});

test('the names of many objects of one shape are said once', () => {
  const prizes = Array.from({ length: 50 }, (_, index) => ({ id: `${index}`, name: 'Coffee', __typename: 'Prize' }));
  const text = JSON.stringify(pack({ prizes }));
  expect(text.match(/"name"/g)).toHaveLength(1);
  expect(text.match(/Prize/g)).toHaveLength(1);
  expect(there({ prizes })).toEqual({ prizes });
});

test('objects with the same fields and another type, and fields whose names hold blanks, are told apart', () => {
  const value = [
    { id: '1', __typename: 'Prize' },
    { id: '1', __typename: 'Program' },
    { id: '1' },
    { 'a b': 1, c: 2 },
    { a: 1, 'b c': 2 },
    {},
    [],
  ];
  expect(there(value)).toEqual(value);
});

test('what occurs again is said by a number, and is an object of its own in each place', () => {
  const availability = { state: 'AVAILABLE', channels: ['DELIVERY', 'IN_STORE'], __typename: 'Availability' };
  const value = [{ id: '1', availability }, { id: '2', availability: { ...availability } }, [availability]];
  const text = JSON.stringify(pack(value));
  expect(text.match(/IN_STORE/g)).toHaveLength(1);
  const [first, second] = there(value) as { availability: object }[];
  expect(there(value)).toEqual(value);
  expect(first?.availability).not.toBe(second?.availability);
});

test('a long text that many objects have is said once, a short one where it stands', () => {
  const offers = Array.from({ length: 30 }, (_, index) => ({
    id: `${index}`,
    terms: 'Expires Saturday, Aug 8. One-time use.',
    unit: 'off',
  }));
  const text = JSON.stringify(pack({ offers }));
  expect(text.match(/One-time use/g)).toHaveLength(1);
  expect(text.match(/"off"/g)).toHaveLength(30);
  expect(there({ offers })).toEqual({ offers });
});
