import { lazyPart, loadable } from '../../app/loading/loadable.tsx';

/** In place of usuals, where there are none. */
export const noUsuals = loadable(
  'src/routes/quick-add/NoUsuals.tsx',
  async () => (await import('./NoUsuals.tsx')).NoUsuals,
);
/** Nobody needs it before something was added. */
export const Result = lazyPart(async () => (await import('./Result.tsx')).Result);
/** Only a connection that is slow shows it. */
export const UsualsSkeleton = lazyPart(async () => (await import('./UsualsSkeleton.tsx')).UsualsSkeleton);
