import { expect, test } from 'vitest';
import { challengeLabel, challengeState, challengeStates, isChallenge } from './challenge-state.ts';

const statuses = ['', 'inprogress', 'completed', 'expired'] as const;
const counting = (progressValue: number) => ({ progressValue, targetValue: 3 });

test.each([
  [2.99, 'inprogress', 'IN_PROGRESS'],
  [2.99, '', 'IN_PROGRESS'],
  // The count decides, whatever the status says.
  [2.99, 'completed', 'IN_PROGRESS'],
  [2.99, 'expired', 'EXPIRED'],
  [3, '', 'COMPLETED'],
  [3, 'inprogress', 'COMPLETED'],
  [3, 'completed', 'COMPLETED'],
  [3, 'expired', 'COMPLETED'],
  [4, 'inprogress', 'COMPLETED'],
] as const)('S-121 X-6 a started challenge at %s of 3 with the status "%s" is %s', (value, bonusPathStatus, state) => {
  expect(challengeState(true, { continuity: counting(value), bonusPathStatus })).toBe(state);
});

test.each([
  ['', 'IN_PROGRESS'],
  ['inprogress', 'IN_PROGRESS'],
  ['completed', 'COMPLETED'],
  ['expired', 'EXPIRED'],
] as const)('S-122 a started challenge of behavior with the status "%s" is %s', (bonusPathStatus, state) => {
  expect(challengeState(true, { continuity: null, bonusPathStatus })).toBe(state);
});

test.each(statuses)(
  'S-121 S-122 what is not activated is not complete, even with the status "%s"',
  (bonusPathStatus) => {
    const state = bonusPathStatus === 'expired' ? 'EXPIRED' : 'NOT_STARTED';
    expect(challengeState(false, { continuity: null, bonusPathStatus })).toBe(state);
    expect(challengeState(false, { continuity: counting(3), bonusPathStatus })).toBe(state);
  },
);

test('S-48 S-49 each state has its label', () => {
  expect(challengeStates.map((state) => challengeLabel(state, 'en'))).toEqual([
    '',
    'In Progress',
    'Bonus Path Completed',
    '',
  ]);
});

test.each([
  [null, null, false],
  [null, '', false],
  [null, 'FIRST_ORDER', true],
  [counting(0), null, true],
  [counting(0), 'FIRST_ORDER', true],
] as const)('S-46 with progress %j and behavior %j: a challenge? %s', (continuity, qualificationBehavior, expected) => {
  expect(isChallenge({ continuity, qualificationBehavior })).toBe(expected);
});
