import { expect, test } from 'vitest';
import { kindOf, lifetimeOf, pushKinds } from './push-kinds.ts';
import { isPublicKey, isPushEndpoint } from './push-endpoint.ts';
import { pushWords } from './push-words.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGq',
  'https://93.184.216.34/push',
])('%s may be sent to', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/send',
  'https://maya:secret@push.example/1',
  'https://localhost/push',
  'https://127.0.0.1/push',
  'https://2130706433/push',
  'https://[::1]/push',
  'https://169.254.169.254/latest',
  'file:///etc/passwd',
  `https://push.example/${'a'.repeat(1000)}`,
  '',
])('%s may not be sent to', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

test('a public key is a point that is written whole', () => {
  expect(isPublicKey(Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url'))).toBe(true);
  expect(isPublicKey(Buffer.concat([Buffer.from([2]), Buffer.alloc(64, 7)]).toString('base64url'))).toBe(false);
  expect(isPublicKey('BAAA')).toBe(false);
});

test('each thing that is told hangs on one switch, and is short enough for a lock screen in both languages', () => {
  const codes = ['ORDER_READY', 'ORDER_CHANGED', 'DRAW_WON', 'CLAIM_DUE', 'RUN_AHEAD', 'PRICES_ROSE'] as const;
  expect(new Set(codes.map((code) => kindOf(code)))).toEqual(new Set(pushKinds));
  for (const code of codes)
    for (const language of ['en', 'es'] as const) {
      const { title, body } = pushWords(code, language);
      expect(title.length).toBeLessThanOrEqual(48);
      expect(body.length).toBeLessThanOrEqual(60);
    }
  expect(lifetimeOf('ORDER_READY')).toBeLessThan(lifetimeOf('DRAW_WON'));
});
