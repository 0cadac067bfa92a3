import { loadable } from '../loading/loadable.tsx';

/** The bar of the open stop. Only who takes the guided tour loads its code. */
export const openStop = loadable('src/app/tour/OpenStop.tsx', async () => (await import('./OpenStop.tsx')).OpenStop);
