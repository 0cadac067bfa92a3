import { expect, test } from 'vitest';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import type { PageDocument } from '../../../generated/rest.ts';
import { run } from '../../../testing/context.ts';
import { someUserInfo } from '../../../testing/rows.ts';

const refusal = (status: number, ...errors: { code: string; message: string; field?: string }[]) =>
  new UpstreamError({
    upstream: 'identity',
    failure: 'STATUS',
    status,
    correlationId: 'c',
    envelope: { errors, serviceErrors: [], correlationId: 'c' },
  });
const document = async (name: string): Promise<PageDocument> => ({
  name: name as PageDocument['name'],
  title: name,
  version: '2026-11',
  effectiveFrom: '2026-11-22',
  lead: '',
  sections: [],
});
const content = { document };
const input = {
  firstName: 'Theo',
  lastName: 'Park',
  zipCode: '94103',
  storeId: '2910',
  acceptsTerms: true,
  termsVersion: '2026-11',
  privacyVersion: '2026-11',
  clientRequestId: 'request-0001',
};
const join = (sources: object, more: object = {}) =>
  run(
    `mutation($input: JoinInput!) { join(input: $input) {
      viewer { isAuthorized firstName } redirectTo userErrors { code message field }
    } }`,
    { sources: { content, ...sources }, shopper: null },
    { input: { ...input, ...more } },
  );

test('S-10 joining signs the shopper in, and deals are off unless requested', async () => {
  const sent: object[] = [];
  const identity = {
    join: async (body: object, requestId: string) => {
      sent.push({ ...body, requestId });
      return someUserInfo({ firstName: 'Theo', userType: 'R' });
    },
  };
  const { data } = await join({ identity });
  expect(data).toEqual({
    join: {
      viewer: { isAuthorized: true, firstName: 'Theo' },
      redirectTo: '/foru/welcome-offers?eventName=new_registration',
      userErrors: [],
    },
  });
  expect(sent).toEqual([
    {
      firstName: 'Theo',
      lastName: 'Park',
      zipCode: '94103',
      storeId: '2910',
      termsVersion: '2026-11',
      privacyVersion: '2026-11',
      wantsDeals: false,
      deviceId: 'uuid-0000-0001',
      requestId: 'request-0001',
    },
  ]);
});

test.each([
  [{ acceptsTerms: false }, 'TERMS_NOT_ACCEPTED', 'Accept the terms to join.'],
  [{ termsVersion: '2025-01' }, 'TERMS_CHANGED', 'The terms have changed. Reload the page to read them.'],
  [{ privacyVersion: '2027-01' }, 'TERMS_CHANGED', 'The terms have changed. Reload the page to read them.'],
])('only the published terms can be accepted: %j is %s, and nothing is sent', async (more, code, message) => {
  const { data } = await join({}, more);
  expect(data).toHaveProperty('join.userErrors', [{ code, message, field: 'acceptsTerms' }]);
});

test('N-7 field errors and changes made in the meantime go back to the shopper', async () => {
  const faults = [
    { code: 'REQUIRED', field: 'lastName', message: 'Enter your last name' },
    { code: 'CLUB_CARD_NOT_ACCEPTED', field: 'clubCard', message: "We couldn't add this card." },
  ];
  const refused = (error: Error) => join({ identity: { join: () => Promise.reject(error) } });
  expect((await refused(refusal(400, ...faults))).data).toHaveProperty('join.userErrors', faults);
  const member = await refused(refusal(409, { code: 'ALREADY_MEMBER', message: 'x' }));
  expect(member.data).toHaveProperty('join.userErrors.0.message', "You're already a member. Sign in to continue.");
  const cards = await refused(refusal(429, { code: 'RATE_LIMITED', message: 'x', field: 'clubCard' }));
  expect(cards.data).toHaveProperty('join.userErrors.0.message', 'Too many card numbers. Join without one.');
  const reused = await refused(refusal(409, { code: 'IDEMPOTENCY_KEY_REUSED', message: 'x' }));
  expect([reused.data, reused.errors.length]).toEqual([null, 1]);
});

const joining = { channel: 'sms' as const, maskedHandle: '(•••) •••-2277', expiresAt: '2026-08-05T12:30:00.000Z' };

test('T-28 only the right code reveals that a handle has no member, and where to go next', async () => {
  const notAMember = refusal(403, { code: 'NOT_A_MEMBER', message: 'x' });
  const { data } = await run(
    `mutation { verifySignInCode(input: { challengeId: "c", code: "123456" }) {
      viewer { firstName } joining { channel maskedHandle } userErrors { code }
    } }`,
    {
      sources: { identity: { verifyOtp: () => Promise.reject(notAMember), joining: async () => joining } },
      shopper: null,
    },
  );
  expect(data).toEqual({
    verifySignInCode: {
      viewer: null,
      joining: { channel: 'SMS', maskedHandle: '(•••) •••-2277' },
      userErrors: [],
    },
  });
});

test("a visit finds the handle verified in this browser, and without its cookie doesn't ask for one", async () => {
  const asked = (cookie: string, answer: () => Promise<typeof joining | null>) =>
    run('{ viewer { joining { maskedHandle } } }', {
      sources: { identity: { joining: answer } },
      shopper: null,
      cookie,
    });
  const none = () => Promise.reject(new Error('not asked'));
  expect((await asked('', none)).data).toEqual({ viewer: { joining: null } });
  expect((await asked('larder_joining=j.mac', async () => joining)).data).toHaveProperty(
    'viewer.joining.maskedHandle',
    '(•••) •••-2277',
  );
  const failed = await asked('larder_joining=j.mac', none);
  expect([failed.data, failed.logged]).toEqual([{ viewer: { joining: null } }, ['the joining could not be read']]);
});

test('canceling leaves no verified handle in the browser', async () => {
  const { data, setCookies } = await run('mutation { cancelJoining { viewer { joining { maskedHandle } } } }', {
    sources: { identity: { cancelJoining: async () => undefined } },
    shopper: null,
    cookie: 'larder_joining=j.mac',
  });
  expect(data).toEqual({ cancelJoining: { viewer: { joining: null } } });
  expect(setCookies.join()).toMatch(/larder_joining=; Max-Age=0/);
});
