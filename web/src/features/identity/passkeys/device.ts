import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { secondsUntil } from '../../../page/clock.ts';
import type { StartPasskeyMutation } from './AddPasskey.generated.ts';
import type { StartPasskeySignInMutation } from './StartPasskeySignIn.generated.ts';

export type Request = NonNullable<StartPasskeySignInMutation['startPasskeySignIn']['request']>;
export type Creation = NonNullable<StartPasskeyMutation['startPasskey']['creation']>;

/** Why a device gave no passkey: the shopper or this page didn't want to, it has one already, or it failed. */
export type NoPasskey = { kind: 'canceled' } | { kind: 'exists' } | { kind: 'failed' };

export const hasPasskeys = browserSupportsWebAuthn;
/** Does this browser list passkeys below a field, among what it fills in? */
export const listsPasskeys = browserSupportsWebAuthnAutofill;
/** Ends what the device is being asked. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

const timeoutOf = (expiresAt: string): number => Math.max(1, secondsUntil(expiresAt)) * 1000;

const noPasskey = (error: unknown): NoPasskey => {
  // The library puts its own name on what it could explain, and keeps what the browser said.
  const cause = error instanceof WebAuthnError ? error.cause : error;
  const { name = '' } = cause instanceof Error || cause instanceof DOMException ? cause : {};
  if (name === 'InvalidStateError') return { kind: 'exists' };
  return { kind: name === 'NotAllowedError' || name === 'AbortError' ? 'canceled' : 'failed' };
};

/** Asks for any passkey for this host. @param isListed below the field, without asking until one is chosen */
export async function signOnDevice(request: Request, { isListed }: { isListed: boolean }) {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: {
        challenge: request.challenge,
        rpId: request.host,
        timeout: timeoutOf(request.expiresAt),
        userVerification: 'required',
      },
      useBrowserAutofill: isListed,
      verifyBrowserAutofillInput: false,
    });
    const { clientDataJSON: clientData, authenticatorData, signature, userHandle = null } = response;
    const signed = { requestId: request.id, passkeyId: id, clientData, authenticatorData, signature, userHandle };
    return { kind: 'signed' as const, signed };
  } catch (error) {
    return noPasskey(error);
  }
}

/** Makes a passkey for the signed-in shopper. @param site what the device calls the site */
export async function makeOnDevice(creation: Creation, site: string) {
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge: creation.challenge,
        rp: { id: creation.host, name: site },
        user: { id: creation.userHandle, name: creation.userName, displayName: creation.displayName },
        pubKeyCredParams: creation.algorithms.map((alg) => ({ alg, type: 'public-key' })),
        timeout: timeoutOf(creation.expiresAt),
        attestation: 'none',
        excludeCredentials: creation.known.map(({ id: known, transports }) => ({
          id: known,
          type: 'public-key',
          transports: transports as AuthenticatorTransport[],
        })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    });
    const { clientDataJSON: clientData, attestationObject: attestation, transports = [] } = response;
    return {
      kind: 'made' as const,
      made: { creationId: creation.id, passkeyId: id, clientData, attestation, transports },
    };
  } catch (error) {
    return noPasskey(error);
  }
}

type Signals = { signalUnknownCredential?: (about: { rpId: string; credentialId: string }) => Promise<void> };

/** Tells the device that a passkey is gone, so that it lists it no longer; not every browser can. */
export async function forgetOnDevice(host: string, passkeyId: string): Promise<void> {
  const { signalUnknownCredential } = PublicKeyCredential as unknown as Signals;
  await signalUnknownCredential
    ?.call(PublicKeyCredential, { rpId: host, credentialId: passkeyId })
    .catch(() => undefined);
}
