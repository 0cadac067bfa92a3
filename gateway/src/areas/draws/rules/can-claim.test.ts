import { expect, test } from 'vitest';
import { canClaim } from './can-claim.ts';

const now = Temporal.Instant.from('2026-08-05T12:00:00Z');

test('N-31 a win can be claimed up to its last instant, and only while notified and unclaimed', () => {
  expect(canClaim({ status: 'NOTIFIED', claimBy: '2026-08-05T12:00:00.000Z' }, now)).toBe(true);
  expect(canClaim({ status: 'NOTIFIED', claimBy: '2026-08-05T11:59:59.999Z' }, now)).toBe(false);
  expect(canClaim({ status: 'CLAIMED', claimBy: '2026-08-13T12:00:00.000Z' }, now)).toBe(false);
  expect(canClaim({ status: 'FORFEITED', claimBy: '2026-08-13T12:00:00.000Z' }, now)).toBe(false);
});
