import { expect, test } from 'vitest';
import { nothingTyped, readFreeEntry, requiredFields } from './free-entry.ts';

const today = '2026-08-05';
const typed = {
  name: ' Ann Lee ',
  email: 'ann@example.com',
  address: '12 Elm St',
  address2: '',
  zipCode: '94110',
  city: 'San Francisco',
  state: 'CA',
  dateOfBirth: { month: '7', day: '1', year: '1985' },
};

test('N-28 a filled form is sent with surrounding spaces trimmed', () => {
  expect(readFreeEntry(typed, today)).toEqual({
    ok: true,
    answers: { ...typed, name: 'Ann Lee', dateOfBirth: '1985-07-01' },
  });
});

test('N-28 an empty form names every field at once', () => {
  const read = readFreeEntry(nothingTyped, today);
  expect(read).toEqual({
    ok: false,
    problems: {
      fields: Object.fromEntries(requiredFields.map((field) => [field, true])),
      birth: { part: 'month', reason: 'MISSING' },
    },
  });
});

test.each([
  ['email', 'ann@example'],
  ['email', 'ann example.com'],
  ['zipCode', '9411'],
  ['zipCode', '94110-12'],
] as const)('N-28 %s %s is no answer', (field, value) => {
  expect(readFreeEntry({ ...typed, [field]: value }, today)).toMatchObject({
    ok: false,
    problems: { fields: { [field]: true }, birth: null },
  });
});

test('N-17 the form knows no minimum age: a child may send it, and the server decides', () => {
  const child = { ...typed, dateOfBirth: { month: '1', day: '2', year: '2020' } };
  expect(readFreeEntry(child, today)).toMatchObject({ ok: true });
});
