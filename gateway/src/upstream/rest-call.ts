import type { RestCalls } from '../generated/rest.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Services of the REST contract. */
export type Service = keyof RestCalls extends infer Call
  ? Call extends `${Method} /${infer Name}/${string}`
    ? Name
    : never
  : never;

/** Paths of a service, as its OpenAPI document writes them: `/draws/{drawId}`; empty for the service's own. */
export type PathOf<Name extends Service, Verb extends Method> = keyof RestCalls extends infer Call
  ? Call extends `${Verb} /${Name}${infer Path extends '' | `/${string}`}`
    ? Path
    : never
  : never;

/** What the contract says of one call. */
export type CallOf<Name extends Service, Verb extends Method, Path extends string> = RestCalls[Extract<
  keyof RestCalls,
  `${Verb} /${Name}${Path}`
>];

/** A query may hold what is left out. */
type Given<Query> = { [Key in keyof Query]: Query[Key] | undefined };
type Named<Name extends string, Value> = keyof Value extends never
  ? object
  : Partial<Value> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** Parts of the path and the query of one call. */
export type ParametersOf<Call extends { path: object; query: object }> = Named<'path', Call['path']> &
  Named<'query', Given<Call['query']>>;

/** The path with its parts filled in, each of them one step whatever it holds. */
export const filledPath = (path: string, parts?: object): string =>
  parts === undefined ? path : withParts(path, parts);

const withParts = (path: string, parts: object): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((parts as Readonly<Record<string, unknown>>)[name])),
  );
