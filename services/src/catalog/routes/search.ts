import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { searchRoutes as table } from '../contract/search.ts';
import { collectionsAt } from '../search/collections.ts';
import { storesWithProduct } from '../search/nothing-found.ts';
import { search, type SearchContext } from '../search/search.ts';
import { substitutesOf } from '../search/substitutes.ts';
import { createSuggest } from '../search/suggest.ts';
import { createTypesAt } from '../search/types-at.ts';

/** Finding products: by words and facets, while typing, in place of another, and for the home page. */
export function searchRoutes(app: ServiceApp, context: ServiceContext & SearchContext): void {
  const suggest = createSuggest(context, createTypesAt(context));
  app.route({ ...table.search, handler: ({ query }) => search(context, query) });
  app.route({ ...table.suggestions, handler: ({ query }) => suggest(query) });
  app.route({ ...table.substitutes, handler: ({ query }) => substitutesOf(context, query) });
  app.route({ ...table.elsewhere, handler: ({ query }) => storesWithProduct(context.db, query) });
  app.route({ ...table.collections, handler: ({ query }) => collectionsAt(context, query) });
}
