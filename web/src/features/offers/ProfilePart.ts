import { lazyPart } from '../../app/loading/loadable.tsx';

/** Asks for the mobile number or the email address that a profile lacks (S-153); loads with the first press. */
export const ProfilePart = lazyPart(
  async () => (await import('./clipping/ProfileDialog.tsx')).ProfileDialog,
  'src/features/offers/clipping/ProfileDialog.tsx',
);
