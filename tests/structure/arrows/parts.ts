import { bed, type Planted } from './planted.ts';

/** Imports of the parts that others stand on. */
export const parts: Planted[] = [
  ...bed('draw-proof').wrong(
    ['@larder/services', '../services/src/app.ts', '../pricing/cart.ts'],
    'needs nothing of ours',
  ),
  ...bed('draw-proof').right('./draw-file.ts', 'node:fs'),
  ...bed('pricing').wrong(['../services/src/catalog/index.ts', '@larder/web', 'node:fs'], 'A price is pure'),
  ...bed('pricing/search').wrong(['../../server-kit/a.ts', '../../draw-proof/a.ts'], 'A price is pure'),
  ...bed('pricing/search').right('../cart.ts', './a.ts'),
  ...bed('server-kit').wrong(['../services/src/app.ts', '@larder/gateway', '../pricing/a.ts'], 'knows neither of them'),
  ...bed('server-kit').right('./shared-store.ts', 'node:fs'),
];
