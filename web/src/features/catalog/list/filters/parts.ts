import { loadable } from '../../../../app/loading/loadable.tsx';

/** How close the products stand: drawn by the server, at work as soon as its code is there. */
export const densitySwitch = loadable<object>('', async () => (await import('./DensitySwitch.tsx')).DensitySwitch);
