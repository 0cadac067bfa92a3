import { expect, test } from 'vitest';
import { employeesExcluded, freeEntryRefused, noProgram } from './refusals.ts';

test.each([
  ['EMPLOYEE_EXCLUDED', employeesExcluded, undefined],
  ['NOT_ELIGIBLE_STATE', "This game isn't available in your state.", 'state'],
  ['AGE_NOT_MET', "You can't join this game.", undefined],
] as const)('N-28 a free entry refused as %s is 403 and says: %s', (reason, message, field) => {
  const refusal = freeEntryRefused(reason);
  expect([refusal.status, refusal.code, refusal.message, refusal.field]).toEqual([403, reason, message, field]);
});

test('N-28 associates are told that they cannot enter, and a game that is not there is not found', () => {
  expect(employeesExcluded).toBe('Associates cannot enter sweepstakes.');
  const { status, code, message } = noProgram();
  expect([status, code, message]).toEqual([404, 'PROGRAM_NOT_FOUND', 'The game is not available at this time']);
});
