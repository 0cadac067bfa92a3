import { vi } from 'vitest';

const patient = Symbol.for('larder.tests.patient');
const waits = vi as typeof vi & { [patient]?: true };

// One second is little on a busy machine; what never comes is found as well after this long.
if (!waits[patient]) {
  const { waitFor } = vi;
  waits.waitFor = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: 40_000, ...options });
  waits[patient] = true;
}
