import { expect, test } from 'vitest';
import { type Principal, requireRecentSignIn } from './auth.ts';
import { ServiceError } from './errors.ts';

const signedInAt = Temporal.Instant.from('2026-08-05T12:00:00Z');
const shopper = { authenticatedAt: signedInAt } as Principal;
const after = (time: string) => ({ now: () => signedInAt.add(time) });

test('N-3, G-119 a sensitive action is allowed for 45 minutes after signing in', () => {
  expect(() => requireRecentSignIn(shopper, after('PT45M'))).not.toThrow();
});

test('N-3, G-119 after that it asks for a code again', () => {
  const late = () => requireRecentSignIn(shopper, after('PT45M0.001S'));
  expect(late).toThrow(ServiceError);
  expect(late).toThrow(expect.objectContaining({ status: 401, code: 'STEP_UP_REQUIRED' }));
});
