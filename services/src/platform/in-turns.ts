import { setImmediate } from 'node:timers/promises';
import type { Steps } from '../../../pricing/steps.ts';

/** Does the work one part at a time; whatever else the process has to do gets its turn in between. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await setImmediate();
  }
}
