import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { sessionStore } from '../app/data/session.ts';
import { failureOf, wantsStepUp } from './failure.ts';

const refused = (message: string, extensions: Record<string, unknown>) =>
  failureOf(new CombinedGraphQLErrors({ errors: [{ message, extensions }] }));

test("G-102 the server's text is shown to the shopper", () => {
  expect(refused('Not enough Game points', { code: 'CONFLICT' })).toEqual({ message: 'Not enough Game points' });
});

test('G-99 without a text, the default is shown', () => {
  expect(refused('', { code: 'CONFLICT' })).toEqual({ message: null });
});

test('without a connection, the shopper reads that, not that the site has difficulties', () => {
  const lost = new TypeError('Failed to fetch');
  expect(failureOf(lost)?.message).toBe("We couldn't reach our site. Check your connection and try again.");
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(failureOf(lost)?.message).toBe("You're offline. Check your connection and try again.");
  vi.restoreAllMocks();
});

test('T-100 after too many requests, the text says how long to wait, whoever refuses', () => {
  expect(refused('Too many requests', { code: 'RATE_LIMITED', status: 429, retryAfterSeconds: 12 })?.message).toBe(
    "That's a lot at once. Try again in 12 seconds.",
  );
  expect(refused('Too many requests', { code: 'RATE_LIMITED' })?.message).toBe(
    "That's a lot at once. Wait a moment and try again.",
  );
  const response = new Response('', { status: 429, headers: { 'retry-after': '1' } });
  expect(failureOf(new ServerError('Too many', { response, bodyText: '' }))?.message).toBe(
    "That's a lot at once. Try again in 1 second.",
  );
});

test('S-38 an expired session is reported only by its dialog', () => {
  const signInPath = '/account/re-sign-in.html';
  expect(refused('Sign in', { code: 'UNAUTHENTICATED', session: 'EXPIRED', signInPath })).toBeNull();
  expect(sessionStore.read()).toEqual({ signInPath });
});

test('N-3 a code is asked for only if the server requires one', () => {
  const errors = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code } }] });
  expect(wantsStepUp(errors('STEP_UP_REQUIRED'))).toBe(true);
  expect(wantsStepUp(errors('UNAUTHENTICATED'))).toBe(false);
  expect(wantsStepUp(new TypeError('Failed to fetch'))).toBe(false);
});
