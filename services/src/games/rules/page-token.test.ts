import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageToken, placeOf } from './page-token.ts';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

test('N-14 a page token leads back to the row it was made from', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 4_000_000_000_000_000n), fc.nat(), (microseconds, seq) => {
      const at = Temporal.Instant.fromEpochNanoseconds(microseconds * 1000n);
      const token = pageToken({ at, seq });
      expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
      const place = placeOf(token);
      expect(place?.seq).toBe(seq);
      expect(place?.at.equals(at)).toBe(true);
    }),
  );
});

test.each([
  '',
  'nonsense',
  ...['2026-08-05T00:00:00Z|x', '2026-08-05T00:00:00Z|1|', '2026-08-05T00:00:00Z|1|2', '|1'].map(encoded),
])('N-14 "%s" is no page token of ours', (token) => expect(placeOf(token)).toBeNull());
