import { expect } from 'vitest';

/** The name of a class of Temporal, if it's one of its values. */
const timeIn = (value: unknown): string | undefined =>
  /^\[object (Temporal\.\w+)\]$/.exec(Object.prototype.toString.call(value))?.[1];

const compared = Symbol.for('larder.tests.times');
const matchers = expect as typeof expect & { [compared]?: true };

// Without this, `toMatchObject` takes every instant for every other, and for none: they have no properties to compare. Files
// share the matchers; they learn it once.
if (!matchers[compared]) {
  expect.addEqualityTesters([
    (one: unknown, other: unknown) => {
      const time = timeIn(one);
      if (time === undefined && timeIn(other) === undefined) return undefined;
      // As text, a value of Temporal says all that it is.
      return time === timeIn(other) && String(one) === String(other);
    },
  ]);
  matchers[compared] = true;
}
