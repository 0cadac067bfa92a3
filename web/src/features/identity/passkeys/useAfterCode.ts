import { useState } from 'react';
import { useLeave } from '../../../app/routing/leave.ts';
import { passkeyOffer } from '../../../storage/passkey-offer.ts';

/** How long a browser may think about whether it has a lock, in milliseconds. */
const patience = 1000;

/** May a passkey be offered here? Where the device has a lock of its own, and nobody has said no lately. */
async function mayOffer(): Promise<boolean> {
  if (!passkeyOffer.isDue() || typeof PublicKeyCredential === 'undefined') return false;
  const tooLong = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience));
  const hasLock = PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  return Promise.race([hasLock, tooLong]).catch(() => false);
}

interface AfterCode {
  /** Is a passkey being offered? */
  isOffering: boolean;
  /** Goes on to a path, or offers a passkey first. */
  goOn: (path: string) => Promise<void>;
  /** Goes on to where the shopper was headed. */
  leave: () => void;
}

/** What comes after the right code: a passkey for the next time, where one can be had, and then the page. */
export function useAfterCode(): AfterCode {
  const loadDocument = useLeave();
  const [path, setPath] = useState<string>();
  const goOn = async (to: string) => ((await mayOffer()) ? setPath(to) : loadDocument(to));
  return { isOffering: path !== undefined, goOn, leave: () => path !== undefined && loadDocument(path) };
}
