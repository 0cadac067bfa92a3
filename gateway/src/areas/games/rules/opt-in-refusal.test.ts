import { expect, test } from 'vitest';
import { aProgram } from '../../../testing/rows.ts';
import { optInRefusal } from './opt-in-refusal.ts';

const during = Temporal.Instant.from('2026-08-05T12:00:00Z');
const notIn = (given: Parameters<typeof aProgram>[0] = {}) => aProgram({ optInStatus: 'NOT_OPTED_IN', ...given });

test.each([
  ['EMPLOYEE_EXCLUDED', 'Associates cannot enter sweepstakes.'],
  ['NOT_ELIGIBLE_STATE', "This game isn't available in your state."],
  ['AGE_NOT_MET', "The rules of this game don't let us sign you up."],
] as const)('N-5 %s is told before anything is asked', (code, message) => {
  expect(optInRefusal(notIn({ optInRefusal: code }), during, 'en')).toEqual({ code, message });
});

test('N-5 an upcoming game says when it opens, and a finished one says so, whatever the service says', () => {
  const before = Temporal.Instant.from('2026-07-31T12:00:00Z');
  const after = Temporal.Instant.from('2026-09-02T12:00:00Z');
  expect(optInRefusal(notIn(), before, 'en')).toEqual({
    code: 'PROGRAM_NOT_STARTED',
    message: 'Opens on Aug 1 at 12:00 AM PT.',
  });
  expect(optInRefusal(notIn({ optInRefusal: 'AGE_NOT_MET' }), after, 'en')?.code).toBe('PROGRAM_ENDED');
});

test("N-5 there is no refusal if nothing is known, after an opt-in, or without our own services' field", () => {
  expect(optInRefusal(notIn({ optInRefusal: null }), during, 'en')).toBeNull();
  expect(optInRefusal(notIn(), during, 'en')).toBeNull();
  expect(optInRefusal(aProgram({ optInRefusal: 'EMPLOYEE_EXCLUDED' }), during, 'en')).toBeNull();
});
