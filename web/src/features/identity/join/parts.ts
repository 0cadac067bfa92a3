import { loadable } from '../../../app/loading/loadable.tsx';

/** The form loads only once a code has proved a handle. */
export const joinForm = loadable(
  'src/features/identity/join/JoinForm.tsx',
  async () => (await import('./JoinForm.tsx')).JoinForm,
);
