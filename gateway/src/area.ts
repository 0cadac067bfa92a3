import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from './context.ts';
import type { AreaName, Sources } from './generated/areas.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { CookieJar } from './session/cookies.ts';
import type { Client } from './upstream/client.ts';
import type { Service } from './upstream/rest-call.ts';
import type { OutgoingHeaders } from './upstream/outgoing-headers.ts';
import type { Upstream } from './upstream/upstream.ts';

/** A REST service. Its base URL is `<NAME>_URL`, or `<API_URL>/<name>` when that is not set. */
export interface UpstreamSettings<Name extends string = string> {
  name: Name;
  /** Can no one sign in or play without it? Then `/readyz` waits for it. */
  isRequired: boolean;
  /** Do its answers come out of caches, with dates of their own? Then the clock doesn't follow them. */
  isCached?: boolean;
  /** Version of its API, which its calls name beside the key of the subscription (S-168). */
  version?: string;
}

/** What a source knows of the visit that asks. */
export interface SourceVisit {
  /** Calls of a service in the shopper's name; one client for each, whichever areas call it. */
  client: <Name extends Service>(service: Name) => Client<Name>;
  jar: CookieJar;
  banner: string;
  uuid: () => string;
  /** An answer was given again because its service is away. */
  tellAge: (staleSeconds: number) => void;
  /** Headers of a call that is not made in the shopper's name. */
  headers: () => OutgoingHeaders;
}

/** Opens a source: once when the process starts, and then once for each visit. */
export type OpenSource<Source> = (upstream: Upstream) => (visit: SourceVisit) => Source;

/**
 * One area of the business. Its folder holds, besides this descriptor (`index.ts`):
 * - `<name>.graphql`: its part of the schema, with `extend type` for what it adds to the types of other areas; in a large
 *   area, `<subject>.graphql` beside it
 * - `models.ts`: `<Type>Model` is what the resolvers of `<Type>` work on
 * - `source.ts`: `<Name>Source`, the calls of its service
 * - `texts/`: what a shopper reads in each language, refusals by code included; `es.ts` has what `en.ts` has, or is no type
 * - `resolvers/`: thin; `rules/`: pure, one file each
 * - `published.ts`: what the resolvers of other areas may use; everything else but `models.ts` and `rules/` is private
 *
 * `scripts/compose.ts` finds the folders and writes `schema.graphql` and `generated/areas.ts`.
 */
export interface Area<Name extends AreaName, UpstreamName extends string> {
  name: Name;
  resolvers: Resolvers;
  /** The service that the area stands on, when no other area's does. */
  upstream?: UpstreamSettings<UpstreamName>;
  source?: Name extends keyof Sources
    ? {
        /** Name of the service that it calls. */
        of: string;
        open: OpenSource<Sources[Name]>;
      }
    : never;
  /** HTTP routes of its own, beside GraphQL. */
  routes?: (
    app: FastifyInstance,
    upstreams: Readonly<Record<string, Upstream>>,
    /** The visit of a request, as operations have it. */
    visitOf: (request: FastifyRequest) => GatewayContext,
  ) => void;
}

/** Opens a source that keeps nothing between visits. */
export const forEachVisit =
  <Source>(open: (visit: SourceVisit) => Source): OpenSource<Source> =>
  () =>
    open;

/** Declares an area; a name that is not its folder's, or a source of another type, is an error. */
export function defineArea<const Name extends AreaName, const UpstreamName extends string = never>(
  area: Area<Name, UpstreamName>,
): Area<Name, UpstreamName> {
  return area;
}
