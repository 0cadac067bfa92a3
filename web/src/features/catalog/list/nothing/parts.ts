import { loadable } from '../../../../app/loading/loadable.tsx';
import type { NothingFitsProps } from './NothingFits.tsx';
import type { ElsewhereStoresProps } from '../../ElsewhereStores/ElsewhereStores.tsx';

/** What stands in a list's place when nothing is found. */
export const nothingFound = loadable(
  'src/features/catalog/list/nothing/NothingFound.tsx',
  async () => (await import('./NothingFound.tsx')).NothingFound,
);

/** Stores that have what is sold out here: few lists need them. */
export const elsewhere = loadable<ElsewhereStoresProps>(
  'src/features/catalog/ElsewhereStores/ElsewhereStores.tsx',
  async () => (await import('../../ElsewhereStores/ElsewhereStores.tsx')).ElsewhereStores,
);

/** What stands below filters that leave nothing. */
export const nothingFits = loadable<NothingFitsProps>(
  'src/features/catalog/list/nothing/NothingFits.tsx',
  async () => (await import('./NothingFits.tsx')).NothingFits,
);
