import { otp } from '../rules/limits.ts';
import type { Keys } from './keys.ts';

/** The code of a challenge: follows from its random id and the secret key, so that it is kept nowhere until it's sent. */
export function codeOf(keys: Keys, challengeId: string): string {
  const number = Buffer.from(keys.mac(`otp-code:${challengeId}`), 'base64url').readUIntBE(0, 6);
  return String(number % 10 ** otp.codeLength).padStart(otp.codeLength, '0');
}
