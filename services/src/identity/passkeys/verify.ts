import type { Place } from '../rules/passkeys.ts';
import type { PasskeyRow } from '../store/tables.ts';

/** ES256, EdDSA, RS256: what phones, computers, and security keys sign with. */
export const algorithms: readonly number[] = [-7, -8, -257];

/** Reads certificates and more: only whoever uses a key loads it. */
const library = () => import('@simplewebauthn/server');

const base64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

interface Answer extends Place {
  challenge: string;
}

export interface Assertion {
  credentialId: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
  userHandle: string | null;
}

/**
 * Was this signed with the key, for this challenge, here, by whoever may unlock the device? @returns how often its device
 * says it was used; null if not. The count isn't judged.
 */
export async function verifyAssertion(
  given: Assertion,
  { challenge, origin, host }: Answer,
  key: Pick<PasskeyRow, 'credential_id' | 'public_key'>,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { credentialId: id, clientData: clientDataJSON, authenticatorData, signature, userHandle } = given;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature, ...(userHandle === null ? {} : { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      credential: { id: key.credential_id, publicKey: Buffer.from(key.public_key, 'base64url'), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // Whatever a stranger sends is no answer of ours.
    return null;
  }
}

export interface Attestation {
  credentialId: string;
  clientData: string;
  attestation: string;
}

/** A new key that was made for this challenge, here, by whoever may unlock the device; null if it wasn't. */
export async function verifyAttestation(
  { credentialId: id, clientData: clientDataJSON, attestation: attestationObject }: Attestation,
  { challenge, origin, host }: Answer,
): Promise<{ credentialId: string; publicKey: string; counter: number } | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...algorithms],
    });
    if (!verified || registrationInfo.credential.id !== id) return null;
    const { publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: base64Url(publicKey), counter };
  } catch {
    return null;
  }
}
