import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHex } from './draw-proof.ts';
import { plainHashes } from './plain-hashes.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

test("N-30 SHA-256 matches Node's, whatever the length", () => {
  for (let length = 0; length <= 200; length++) {
    const data = new Uint8Array(length).fill(length);
    expect(toHex(plainHashes.sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
  }
  fc.assert(
    fc.property(bytes, (data) => {
      expect(toHex(plainHashes.sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
    }),
  );
});

test('N-30 HMAC matches too, with keys shorter and longer than a block', () => {
  fc.assert(
    fc.property(bytes, bytes, (key, data) => {
      expect(toHex(plainHashes.hmac(key, data))).toBe(createHmac('sha256', key).update(data).digest('hex'));
    }),
  );
});
