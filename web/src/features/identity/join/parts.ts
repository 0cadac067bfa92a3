import { loadable } from '../../../app/loading/loadable.tsx';

/** The form loads only after a code has verified a handle. */
export const joinForm = loadable(
  'src/features/identity/join/JoinForm.tsx',
  async () => (await import('./JoinForm.tsx')).JoinForm,
);
