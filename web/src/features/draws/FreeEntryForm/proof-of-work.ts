import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Solves the server's challenge in this browser, in place of a picture puzzle (N-28): a second or so of hashing;
 * nothing leaves the device. Returns the `proofOfWork` for `enterFree`.
 *
 * @throws if it can't be solved here, such as without a secure context.
 */
export async function solveProofOfWork(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge took too long.');
  return JSON.stringify({ challenge, solution });
}
