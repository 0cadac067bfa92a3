import { lazyPart, loadable } from '../../../app/loading/loadable.tsx';

export const filters = loadable(
  'src/routes/foru/coupons-deals/Filters.tsx',
  async () => (await import('./Filters.tsx')).Filters,
);
export const nothing = loadable(
  'src/routes/foru/coupons-deals/Nothing.tsx',
  async () => (await import('./Nothing.tsx')).Nothing,
);
/** The drawer and the dialog code under it load when someone first asks for them. */
export const CouponsDrawer = lazyPart(async () => (await import('./CouponsDrawer.tsx')).CouponsDrawer);
