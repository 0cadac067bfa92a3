import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outgoingHeaders, type OutgoingHeaders } from './outgoing-headers.ts';

test('G-76 what fits goes out as it is', () => {
  const headers = {
    accept: 'application/json',
    'x-correlation-id': '5f1c3e0a-0000-4000-8000-000000000000',
    'x-client-name': 'webui',
    'x-banner': 'haggen',
    'x-store-id': '2300',
    'x-user-timezone': 'America/Argentina/Buenos_Aires',
    'x-forwarded-for': '2001:db8::1',
    'idempotency-key': 'request-0001',
    'if-match': '"7"',
    'x-api-version': '4.0',
    'x-subscription-key': 'key of a subscription',
    authorization: 'Bearer a.b-c_d',
    cookie: 'larder_session=a%20b; larder_refresh=r1',
  };
  expect(outgoingHeaders(headers)).toEqual(headers);
  expect(outgoingHeaders({ authorization: null, cookie: undefined })).toEqual({});
});

test('I-8 a key that no header may hold is hashed: the same stays the same, another stays another', () => {
  const sent = (key: string) => outgoingHeaders({ 'idempotency-key': key })['idempotency-key'];
  const keys = ['short', 'a\r\nx-banner: vons', `stock-alert-${'p'.repeat(100)}`, 'claim-FÊTE-1', '\ud800'];
  for (const key of keys) expect(sent(key)).toMatch(/^h\.[\w-]{43}$/);
  expect(new Set(keys.map(sent)).size).toBe(keys.length);
  expect(sent('short')).toBe(sent('short'));
});

test.each<[keyof OutgoingHeaders, string]>([
  ['x-banner', 'safeway\r\nx: y'],
  ['x-store-id', '2300 Main St'],
  ['x-user-timezone', 'Europe/Zürich'],
  ['x-forwarded-for', 'localhost'],
  ['x-correlation-id', 'a b'],
  ['cookie', 'larder_session=a\tb'],
])('%s is left out when its value is %j', (name, value) => {
  expect(outgoingHeaders({ [name]: value })).toEqual({});
});

test('of several cookies only the one that is malformed stays behind', () => {
  expect(outgoingHeaders({ cookie: 'larder_session=s1; larder_refresh=\u00ff; larder_remember=m' })).toEqual({
    cookie: 'larder_session=s1; larder_remember=m',
  });
});

test('a token that no header can hold, or a header that no one has thought of, fails before anything is sent', () => {
  expect(() => outgoingHeaders({ authorization: 'Bearer a\nb' })).toThrow(TypeError);
  expect(() => outgoingHeaders({ 'if-match': '"7"\r\nx: y' })).toThrow(TypeError);
  expect(() => outgoingHeaders({ 'x-new': 'a' } as OutgoingHeaders)).toThrow(TypeError);
  expect(() => outgoingHeaders({ constructor: 'a' } as OutgoingHeaders)).toThrow(TypeError);
});

test('whatever a client writes, every header that goes out is one that HTTP can carry', () => {
  const names = ['x-banner', 'x-store-id', 'x-user-timezone', 'x-forwarded-for', 'idempotency-key', 'cookie'] as const;
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 200 }), (name, value) => {
      for (const sent of Object.values(outgoingHeaders({ [name]: value }))) expect(sent).toMatch(/^[\x20-\x7e]+$/);
    }),
  );
});
