import { CombinedGraphQLErrors } from '@apollo/client';
import { afterEach, expect, test } from 'vitest';
import { sessionStore } from '../../app/session.ts';
import { failureOf, wantsStepUp } from './failure.ts';

afterEach(() => sessionStore.reset());

const refused = (message: string, extensions: Record<string, unknown>) =>
  failureOf(new CombinedGraphQLErrors({ errors: [{ message, extensions }] }));

test('G-102 the words of the server are the words of the shopper', () => {
  expect(refused('Not enough Game points', { code: 'CONFLICT' })).toEqual({ message: 'Not enough Game points' });
});

test('G-99 with no words, or no answer at all, nothing but the default can be said', () => {
  expect(refused('', { code: 'CONFLICT' })).toEqual({ message: null });
  expect(failureOf(new TypeError('Failed to fetch'))).toEqual({ message: null });
});

test('S-38 an ended session is said by its dialog alone', () => {
  const signInPath = '/account/re-sign-in.html';
  expect(refused('Sign in', { code: 'UNAUTHENTICATED', session: 'EXPIRED', signInPath })).toBeNull();
  expect(sessionStore.read()).toEqual({ signInPath });
});

test('N-3 a code is asked for when the server wants one, and for nothing else', () => {
  const errors = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code } }] });
  expect(wantsStepUp(errors('STEP_UP_REQUIRED'))).toBe(true);
  expect(wantsStepUp(errors('UNAUTHENTICATED'))).toBe(false);
  expect(wantsStepUp(new TypeError('Failed to fetch'))).toBe(false);
});
