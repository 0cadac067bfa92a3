import type { CatalogSource } from '../areas/catalog/source.ts';
import type { Language } from '../shared/language.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { run } from './context.ts';
import { aStore } from './rows.ts';

const store = aStore();
const stores = { store: async () => store, defaultStore: async () => store };

/** A call of a service that does not answer. */
export const down = () =>
  Promise.reject(new UpstreamError({ upstream: 'catalog', failure: 'UNREACHABLE', status: 503, correlationId: 'c' }));

/** Runs a guest's query over a catalog of plain functions, at the store 2300 16th St. */
export const askCatalog = (
  query: string,
  catalog: Partial<CatalogSource>,
  given: { now?: string; cookie?: string; language?: Language } = {},
) => run(query, { sources: { stores, catalog }, shopper: null, ...given });
