import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib';
import { iso } from '../../platform/clock.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { secretOf } from '../../platform/secrets.ts';

type Deps = Pick<ServiceContext, 'db' | 'clock' | 'random'>;
const life = { minutes: 20 };
/** About 256 tries of 500 rounds: under a second on a phone. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 500, keyPrefix: '00' };

const invalid = () =>
  new ServiceError(400, 'PROOF_OF_WORK_INVALID', 'This form has expired. Please send it again.', 'proofOfWork');

/** A signed challenge for a free entry in one program, valid for 20 minutes (N-28). */
export async function challengeFor(context: Deps, programCode: string) {
  const expiresAt = context.clock.now().add(life);
  const challenge = await createChallenge({
    ...work,
    deriveKey,
    // The library's own expiry reads the machine's clock; ours can be moved.
    data: { programCode, expiresAt: expiresAt.epochMilliseconds },
    hmacSignatureSecret: await secret(context),
  });
  return { programCode, challenge: JSON.stringify(challenge), expiresAt: iso(expiresAt) };
}

/** The signature of a solved challenge, which makes it usable only once. @throws ServiceError 400 PROOF_OF_WORK_INVALID */
export async function checkWork(context: Deps, programCode: string, proofOfWork: string): Promise<string> {
  const { challenge, solution } = parsed(proofOfWork);
  const data = challenge.parameters.data ?? {};
  if (!(Number(data['expiresAt']) >= context.clock.now().epochMilliseconds)) throw invalid();
  const verified = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: await secret(context),
  }).catch(() => null);
  if (!verified?.verified || data['programCode'] !== programCode || challenge.signature === undefined) throw invalid();
  return challenge.signature;
}

function parsed(text: string): Payload {
  try {
    const payload = JSON.parse(text) as Payload;
    if (typeof payload.challenge.parameters.nonce === 'string' && typeof payload.solution.derivedKey === 'string')
      return payload;
  } catch {
    // Handled below like any other invalid proof.
  }
  throw invalid();
}

async function secret({ db, random }: Deps): Promise<string> {
  return (await secretOf(db, random, 'free-entry')).toString('hex');
}
