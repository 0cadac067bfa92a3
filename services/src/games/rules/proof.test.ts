import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitOf, rollOf } from './proof.ts';

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

test('N-20 the hash shown before a play is the SHA-256 of the seed shown after it', () => {
  expect(commitOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
});

test('N-20 the roll is the first 52 bits of HMAC-SHA256(serverSeed, clientSeed:nonce)', () => {
  const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update('from my browser:7').digest();
  const first52 = (digest.readUIntBE(0, 6) * 16 + (digest[6]! >> 4)) / 2 ** 52;
  expect(rollOf(seed, 'from my browser', 7)).toBe(first52);
});

test('T-43 a reused client seed rolls again, because the play number differs', () => {
  expect(rollOf(seed, 'same', 1)).not.toBe(rollOf(seed, 'same', 2));
});

test('N-20 every roll is in [0, 1)', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 128 }), fc.nat(), (clientSeed, nonce) => {
      const roll = rollOf(seed, clientSeed, nonce);
      expect(roll).toBeGreaterThanOrEqual(0);
      expect(roll).toBeLessThan(1);
    }),
  );
});
