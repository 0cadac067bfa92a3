import type { RestCalls } from '../generated/rest.ts';
import type { Upstream } from './upstream.ts';

/** A path of the contract, with its service: `/offers/clip`. */
type RestPath = keyof RestCalls extends infer Call ? (Call extends `${string} ${infer Path}` ? Path : never) : never;

/**
 * The environment table (S-212): calls that retailers have at other paths in one environment or another, by the names they
 * go by, and where they are unless a retailer says otherwise.
 */
export const environmentPaths = {
  substitution: '/catalog/substitutes',
  search: '/catalog/search',
  productSearch: '/catalog/products',
  catalog: '/catalog/departments',
  subscriptions: '/subscriptions/{uuid}/allsubscriptions',
  /** S-202: for who reads a household's subscriptions by its group; our own pages read `subscriptions`. */
  subscriptionsByGid: '/subscriptions/groups/{banner}/{gid}',
  sns: '/subscriptions/{uuid}/addsubscription',
  cartV1: '/cart/items',
  cartV2: '/cart/customer/{customerId}',
  guestCart: '/cart/customer/guest',
  editOrder: '/orders/{orderNumber}/edit',
  manageOrder: '/orders/manageOrderItem',
  offersClip: '/offers/clip',
  offersUnclip: '/offers/unclip',
  /** The gallery without allocation, which our own pages ask for through `instantAllocation`. */
  offersGallery: '/offers/gallery',
  anonymousGallery: '/offers/anonymous/companiongallery',
  instantAllocation: '/offers/gallery/instantallocation',
  companionGallery: '/offers/companiongallery',
  offerDetail: '/offers/offerdetail',
  offersByUpc: '/offers/offersbyupc',
} as const satisfies Record<string, RestPath | '/cart/customer/guest'>;

export type EnvironmentPath = keyof typeof environmentPaths;
/** Where a retailer has calls, below the base URL of their service: `{ offersClip: '/v2/coupons/clip' }`. */
export type UpstreamPaths = Readonly<Partial<Record<EnvironmentPath, string>>>;

const names = Object.keys(environmentPaths) as EnvironmentPath[];
const parameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A retailer's own paths from the text of a file: one table for all environments, or one for each by its name.
 * @param environment the one that is used; null if none is named
 * @throws Error with one sentence
 */
export function upstreamPathsIn(text: string, environment: string | null): UpstreamPaths {
  const whole = jsonOf(text);
  if (!isObject(whole)) throw new Error('has to be a JSON object of paths');
  const own = environment !== null && environment in whole ? whole[environment] : whole;
  if (!isObject(own)) throw new Error('has to be a JSON object of paths');
  const table: Partial<Record<EnvironmentPath, string>> = {};
  for (const [key, path] of Object.entries(own)) {
    if (own === whole && isObject(path)) continue; // Another environment's.
    const name = names.find((each) => each === key);
    if (name === undefined) throw new Error(`names "${key}", which is none of ${names.join(', ')}`);
    table[name] = checked(name, path);
  }
  return table;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('has to be JSON');
  }
}

function checked(name: EnvironmentPath, path: unknown): string {
  if (typeof path !== 'string' || !/^(?:\/(?:[\w.~-]+|\{\w+\}))+$/.test(path) || /\/\.{1,2}(?:\/|$)/.test(path))
    throw new Error(`has to give ${name} a path such as ${environmentPaths[name]}`);
  const known = parameters(environmentPaths[name]);
  const strange = parameters(path).find((parameter) => !known.includes(parameter));
  if (strange !== undefined) throw new Error(`gives ${name} a part {${strange}} that it doesn't have`);
  return path;
}

/** A service whose calls go where the retailer has them. @param paths own ones; without any, the service stays itself */
export function routedUpstream<Routed extends Pick<Upstream, 'call'>>(
  upstream: Routed,
  service: string,
  paths: UpstreamPaths,
): Routed {
  const routes = names.flatMap((name) => {
    const own = paths[name];
    const [, of, template = ''] = /^\/(\w+)(\/.*)$/.exec(environmentPaths[name])!;
    return own === undefined || of !== service ? [] : [{ template, to: own, pattern: patternOf(template) }];
  });
  if (routes.length === 0) return upstream;
  // `/customer/guest` before `/customer/{customerId}`.
  routes.sort((one, other) => parameters(one.template).length - parameters(other.template).length);
  const routed = (path: string): string => {
    for (const { pattern, to } of routes) {
      const parts = pattern.exec(path)?.groups;
      if (parts || pattern.test(path)) return to.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts?.[name] ?? '');
    }
    return path;
  };
  return { ...upstream, call: (call) => upstream.call({ ...call, path: routed(call.path) }) };
}

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(/[.]/g, String.raw`\.`).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
