import { type DocumentNode, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import persisted from '../../graphql/persisted-documents.json' with { type: 'json' };
import { documents } from '../../app/routing/documents.ts';
import { pathTo, screens } from '../../app/routing/paths.ts';
import type { Visit } from '../rendering.ts';

// What the operations beside this file answer; the types made from them belong to the browser's part.
interface Place {
  id: string;
  path: string;
}
interface PlacesAnswer {
  banner: { id: string };
  departments: (Place & { aisles: Place[] })[] | null;
  sellers: Place[] | null;
}
interface ProductsAnswer {
  search: { pageInfo: { hasNextPage: boolean; endCursor: string | null }; edges: { node: Place }[] } | null;
}

/** So long the paths of a site are kept, in milliseconds. */
const keptMs = 60 * 60 * 1000;
/** Most addresses that one sitemap may name (sitemaps.org). */
const mostAddresses = 50_000;

interface Trusted {
  id: string;
  document: DocumentNode;
}

/** The trusted document of an operation; the code of the browser's own would bring its client along. */
function trusted(name: string): Trusted {
  const found = Object.entries(persisted).find(([, text]) => new RegExp(`^query ${name}\\b`).test(text));
  if (!found) throw new Error(`There is no trusted document ${name}.`);
  return { id: found[0], document: parse(found[1]) };
}
const placesDocument = trusted('SitemapPlaces');
const productsDocument = trusted('SitemapProducts');

async function ask<Data>(visit: Visit, operation: Trusted, variables?: Record<string, unknown>): Promise<Data> {
  const { data, errors } = await visit.execute({ ...operation, ...(variables ? { variables } : {}) });
  if (!data || errors?.length) throw new Error(`The sitemap could not be read: ${errors?.[0]?.message ?? 'no data'}`);
  return data as Data;
}

/** A banner's public pages apart from products, and its departments. */
export interface Places {
  banner: string;
  departmentIds: readonly string[];
  paths: readonly string[];
}

/** What the site's map names of one banner: read once an hour, by as many crawlers as come. */
export class SitePaths {
  readonly #products = new LRUCache<string, readonly string[], { visit: Visit; departmentId: string }>({
    max: 400,
    ttl: keptMs,
    fetchMethod: (_key, _kept, { context }) => productPaths(context.visit, context.departmentId),
  });

  /** @throws when the catalog can't be read */
  async places(visit: Visit): Promise<Places> {
    const { banner, departments, sellers } = await ask<PlacesAnswer>(visit, placesDocument);
    if (!departments || !sellers) throw new Error('The sitemap could not be read: no departments.');
    return {
      banner: banner.id,
      departmentIds: departments.map(({ id }) => id),
      paths: [
        screens.home,
        screens.shop,
        screens.wine,
        screens.business,
        screens.sellers,
        ...departments.flatMap(({ path, aisles }) => [path, ...aisles.map((aisle) => aisle.path)]),
        ...sellers.map(({ path }) => path),
        screens.stores,
        ...documents.map((name) => pathTo('document', { name })),
      ],
    };
  }

  /** Paths of a department's products. @throws when they can't be read */
  async products(visit: Visit, banner: string, departmentId: string): Promise<readonly string[]> {
    return this.#products.forceFetch(`${banner} ${departmentId}`, { context: { visit, departmentId } });
  }
}

async function productPaths(visit: Visit, departmentId: string): Promise<readonly string[]> {
  const paths: string[] = [];
  let after: string | null = null;
  do {
    const { search }: ProductsAnswer = await ask(visit, productsDocument, { departmentId, after });
    if (!search) throw new Error('The sitemap could not be read: no products.');
    for (const { node } of search.edges) paths.push(node.path);
    after = search.pageInfo.hasNextPage ? search.pageInfo.endCursor : null;
  } while (after !== null && paths.length < mostAddresses);
  return paths.slice(0, mostAddresses);
}
