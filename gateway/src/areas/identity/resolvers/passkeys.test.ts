import { expect, test } from 'vitest';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { run } from '../../../testing/context.ts';
import { someUserInfo } from '../../../testing/rows.ts';

const refusal = (status: number, code: string) =>
  new UpstreamError({
    upstream: 'identity',
    failure: 'STATUS',
    status,
    correlationId: 'c',
    envelope: { errors: [{ code, message: code }], serviceErrors: [], correlationId: 'c' },
  });
const signed = {
  requestId: 'challenge-1',
  passkeyId: 'key-1',
  clientData: 'Y2xpZW50',
  authenticatorData: 'ZGF0YQ',
  signature: 'c2ln',
  userHandle: 'bWF5YQ',
};
const signIn = (signInWithPasskey: (body: object) => Promise<unknown>, more: object = {}) =>
  run(
    `mutation($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) {
      viewer { isAuthorized } redirectTo userErrors { code message }
    } }`,
    { sources: { identity: { signInWithPasskey: signInWithPasskey as never } }, shopper: null, ...more },
    { input: signed },
  );

test("a passkey opens the session as a code does: the same way on, and the site's own origin is what counts", async () => {
  const sent: object[] = [];
  const { data, setCookies } = await signIn(
    async (body) => {
      sent.push(body);
      return someUserInfo();
    },
    { cookie: `ACI_S_ECommRedirectURL=${encodeURIComponent('/foru/coupons-deals')}` },
  );
  expect(data).toEqual({
    signInWithPasskey: { viewer: { isAuthorized: true }, redirectTo: '/foru/coupons-deals', userErrors: [] },
  });
  expect(sent).toEqual([
    {
      deviceId: 'uuid-0000-0001',
      origin: 'http://safeway.localhost:4000',
      challengeId: 'challenge-1',
      credentialId: 'key-1',
      clientData: 'Y2xpZW50',
      authenticatorData: 'ZGF0YQ',
      signature: 'c2ln',
      userHandle: 'bWF5YQ',
      rememberMe: true,
    },
  ]);
  expect(setCookies.join()).not.toContain(someUserInfo().token);
});

test.each(['PASSKEY_EXPIRED', 'PASSKEY_REFUSED', 'PASSKEY_STOPPED', 'PASSKEY_UNKNOWN'])(
  "%s is said in the shopper's language",
  async (code) => {
    const refused = () => Promise.reject(refusal(401, code));
    const answers = [await signIn(refused), await signIn(refused, { language: 'es' })].map(
      ({ data }) =>
        (data as { signInWithPasskey: { userErrors: { code: string; message: string }[] } }).signInWithPasskey,
    );
    expect(answers.map(({ userErrors }) => userErrors[0]?.code)).toEqual([code, code]);
    expect(answers[0]?.userErrors[0]?.message).toMatch(/passkey/);
    expect(answers[1]?.userErrors[0]?.message).toMatch(/llave de acceso/);
  },
);

test("at a host that isn't the site's there are no passkeys, and nothing is asked", async () => {
  const asked = () => Promise.reject(new Error('asked'));
  const { data, errors } = await signIn(asked, { origin: null });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ signInWithPasskey: { viewer: null, userErrors: [{ code: 'PASSKEY_UNAVAILABLE' }] } });
});

const key = {
  credentialId: 'key-1',
  name: 'Phone',
  host: 'safeway.localhost',
  createdAt: '2026-07-31T06:30:00.000Z',
  lastUsedAt: null,
  isStopped: false,
};

test("N-78 a passkey's days are those of the shopper's own clock; without the service the rest of the account stays", async () => {
  const ask = (passkeys: () => Promise<unknown>, language: 'en' | 'es' = 'en') =>
    run('{ me { id passkeys { id datesText } } }', {
      sources: { identity: { passkeys: passkeys as never } },
      cookie: 'larder_time_zone=America/Los_Angeles',
      language,
    });
  const both = async () => [key, { ...key, lastUsedAt: '2026-08-04T20:00:00.000Z' }];
  expect((await ask(both)).data).toMatchObject({
    me: {
      passkeys: [
        { id: 'key-1', datesText: 'Added Jul 30, 2026' },
        { datesText: 'Added Jul 30, 2026, last used Aug 4, 2026' },
      ],
    },
  });
  const { data } = await ask(both, 'es');
  expect(JSON.stringify(data)).toContain('Agregada el 30 jul 2026, usada por última vez el 4 ago 2026');
  expect((await ask(() => Promise.reject(refusal(503, 'UNAVAILABLE')))).data).toMatchObject({
    me: { passkeys: null },
  });
});

test('a guest neither makes nor keeps passkeys', async () => {
  const guest = { sources: {}, shopper: null };
  for (const mutation of [
    'startPasskey { creation { id } }',
    'renamePasskey(input: { id: "key-1", name: "Mine" }) { passkey { id } }',
    'removePasskey(input: { id: "key-1" }) { me { id } }',
  ])
    expect((await run(`mutation { ${mutation} }`, guest)).errors).toHaveLength(1);
});
