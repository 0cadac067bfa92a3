import { networkOf } from '../../../../server-kit/network.ts';
import { type Keys, otp, takeUse } from '../../identity/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { codeLimits } from '../rules/limits.ts';

/** The code of a challenge: follows from its random id and the secret key, so that it is kept nowhere until it's sent. */
export function codeOf(keys: Keys, challengeId: string): string {
  const number = Buffer.from(keys.mac(`operator-code:${challengeId}`), 'base64url').readUIntBE(0, 6);
  return String(number % 10 ** otp.codeLength).padStart(otp.codeLength, '0');
}

/** What is kept of a code. */
export const codeHash = (keys: Keys, challengeId: string, code: string): string =>
  keys.mac(`operator:${challengeId}:${code}`);

/**
 * Takes one code from what may be sent to an address and asked for from a network; the same for addresses of nobody.
 * @param ip null: not counted @throws ServiceError 429 RATE_LIMITED with when to come again
 */
export async function takeSend(
  trx: Transaction,
  { clock, keys }: { clock: Clock; keys: Keys },
  { email, ip }: { email: string; ip: string | null },
): Promise<void> {
  const address = keys.mac(`operator-address:${email}`);
  const network = ip === null ? null : networkOf(ip);
  const here = `${address}:${network ?? ''}`;
  const buckets = [
    [`operator-resend:${here}`, codeLimits.resend],
    [`operator-here:${here}`, codeLimits.addressAndNetwork],
    [`operator-address:${address}`, codeLimits.address],
    ...(network === null ? [] : [[`operator-network:${network}`, codeLimits.network] as const]),
  ] as const;
  for (const [bucket, limit] of buckets) {
    const seconds = await takeUse(trx, bucket, limit, clock.now());
    if (seconds > 0)
      throw new ServiceError(429, 'RATE_LIMITED', 'Too many codes. Try again later.', undefined, {
        'retry-after': String(seconds),
      });
  }
}
