import { expect, test } from 'vitest';

const noon = Temporal.Instant.from('2026-08-05T19:00:00Z');
const later = noon.add({ nanoseconds: 1 });
const today = Temporal.PlainDate.from('2026-08-05');

test.each([
  [noon, later],
  [noon, null],
  [null, noon],
  [noon, {}],
  [{}, noon],
  [today, today.add({ days: 1 })],
  [today, today.toPlainDateTime()],
  [Temporal.Duration.from('PT1H'), Temporal.Duration.from('PT2H')],
])('a part of an object that is one time is not another: %s, %s', (one, other) => {
  expect({ at: one, of: 1 }).not.toMatchObject({ at: other });
  expect({ at: one }).not.toEqual({ at: other });
});

test.each([
  [noon, later.subtract({ nanoseconds: 1 })],
  [today, Temporal.PlainDate.from(today)],
  [Temporal.Duration.from('PT1H'), Temporal.Duration.from('PT1H')],
])('two objects of the same time are the same: %s, %s', (one, other) => {
  expect({ at: one, of: 1 }).toMatchObject({ at: other });
  expect({ at: one }).toEqual({ at: other });
});
