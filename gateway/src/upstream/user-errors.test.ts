import { expect, test } from 'vitest';
import { UpstreamError } from './upstream-error.ts';
import { userErrorsOf } from './user-errors.ts';

const refused = (code: string, message: string, field = 'acceptedRules') =>
  new UpstreamError({
    upstream: 'games',
    failure: 'STATUS',
    status: 409,
    correlationId: 'c-1',
    envelope: { errors: [{ code, message, field }], serviceErrors: [], correlationId: 'c-1' },
  });
const codes = new Set(['RULES_NOT_ACCEPTED', 'CODE_WRONG', 'NEW_CODE']);
const texts = { RULES_NOT_ACCEPTED: 'Accept the rules to opt in', CODE_WRONG: null };
const messageOf = (error: unknown) => userErrorsOf(error, codes, texts, 'en')[0]?.message;

test("a refusal has the area's text for its code, else the words of the services", () => {
  expect(messageOf(refused('RULES_NOT_ACCEPTED', 'x'))).toBe('Accept the rules to opt in');
  expect(messageOf(refused('CODE_WRONG', "That code isn't right. 3 tries left."))).toBe(
    "That code isn't right. 3 tries left.",
  );
  expect(messageOf(refused('NEW_CODE', 'New words.'))).toBe('New words.');
});

test("what is not the shopper's to solve stays an error", () => {
  const error = refused('INTERNAL', 'x');
  expect(() => userErrorsOf(error, codes, texts, 'en')).toThrow(error);
});

test('the most that a field takes comes as a number', () => {
  const error = new UpstreamError({
    upstream: 'profile',
    failure: 'STATUS',
    status: 400,
    correlationId: 'c-1',
    envelope: {
      errors: [{ code: 'TOO_LONG', message: 'Use 50 characters at most', field: 'firstName', details: { limit: 50 } }],
      serviceErrors: [],
      correlationId: 'c-1',
    },
  });
  expect(userErrorsOf(error, new Set(['TOO_LONG']), {}, 'en')).toMatchObject([{ field: 'firstName', limit: 50 }]);
});

test.each([
  ['acceptedRules', 'acceptedRules'],
  ['ebtCents', 'snapCents'],
  ['expectedTotalCents', 'expectedTotal'],
  ['versionNumber', 'version'],
  ['items[0].startDateTime', 'startDate'],
])('the field %s of a service is the field %s of the input', (theirs, ours) => {
  expect(userErrorsOf(refused('CODE_WRONG', 'x', theirs), codes, texts, 'en')).toMatchObject([{ field: ours }]);
});
