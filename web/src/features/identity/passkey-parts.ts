import { lazyPart } from '../../app/loading/loadable.tsx';

/** Offers a passkey after a code. */
export const OfferPasskeyPart = lazyPart(
  async () => (await import('./passkeys/OfferPasskey.tsx')).OfferPasskey,
  'src/features/identity/passkeys/OfferPasskey.tsx',
);

/** The dialogs of the account's passkeys. */
export const RenamePasskeyPart = lazyPart(async () => (await import('./passkeys/RenamePasskey.tsx')).RenamePasskey);
export const RemovePasskeyPart = lazyPart(async () => (await import('./passkeys/RemovePasskey.tsx')).RemovePasskey);
