import { expect, test } from 'vitest';
import { wonPrizeStatus } from './won-prize-status.ts';

const now = Temporal.Instant.from('2026-08-05T12:00:00Z');
const open = { redeemedAt: null, redeemBy: '2026-08-05T12:00:00.000Z' };

test("N-24 a won prize's status from the games service is not computed again", () => {
  expect(wonPrizeStatus({ ...open, status: 'REVOKED' }, now)).toBe('REVOKED');
});

test('N-24 without a status from the service, the dates decide, and the last moment still counts', () => {
  expect(wonPrizeStatus(open, now)).toBe('WON');
  expect(wonPrizeStatus({ ...open, redeemBy: '2026-08-05T11:59:59.999Z' }, now)).toBe('EXPIRED');
  expect(wonPrizeStatus({ ...open, redeemedAt: '2026-08-04T12:00:00.000Z' }, now)).toBe('REDEEMED');
});
