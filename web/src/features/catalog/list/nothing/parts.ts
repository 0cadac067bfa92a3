import { loadable } from '../../../../app/loading/loadable.tsx';

/** What stands in a list's place when nothing is found. */
export const nothingFound = loadable(
  'src/features/catalog/list/nothing/NothingFound.tsx',
  async () => (await import('./NothingFound.tsx')).NothingFound,
);
