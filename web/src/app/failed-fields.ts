import { ApolloLink, InMemoryCache, type InMemoryCacheConfig } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { map } from 'rxjs';

/** Name of the note that the link makes on an answer for the cache. */
const note = 'failedPaths';
/** An error that names no field: any null may be its doing. */
const anywhere = '*';

type Path = readonly (string | number)[];

/** Where an answer is null because of an error: the error's own field, or the one above it that could be null. */
function nullAt(data: unknown, path: Path): string | null {
  let value = data;
  for (const [index, step] of path.entries()) {
    value = (value as Record<string, unknown> | undefined)?.[step];
    if (value === null) return path.slice(0, index + 1).join('.');
  }
  return null;
}

/** The fields of an answer that are null because they failed, by their paths: `me.program.prizes`. */
export const failedPaths = (data: unknown, errors: readonly GraphQLFormattedError[]): string[] =>
  errors.flatMap(({ path }) => (path && path.length > 0 ? (nullAt(data, path) ?? []) : anywhere));

/** Notes on each answer what of it has failed, for the cache. */
export const noteFailedFields = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((answer) => {
      const { data, errors, extensions } = answer as {
        data?: unknown;
        errors?: readonly GraphQLFormattedError[];
        extensions?: object;
      };
      if (!data || !errors || errors.length === 0) return answer;
      return { ...answer, extensions: { ...extensions, [note]: failedPaths(data, errors) } };
    }),
  ),
);

const takeIncoming = (_existing: unknown, incoming: unknown): unknown => incoming;

/** A cache in which what failed overwrites nothing: a field that is known stays known when an error makes it null. */
export class KeepingCache extends InMemoryCache {
  #failed: readonly string[] | undefined;

  constructor(config: InMemoryCacheConfig) {
    super(config);
    const { policies } = this;
    const mergeFunction = policies.getMergeFunction.bind(policies);
    const runMerge = policies.runMergeFunction.bind(policies);
    // Every field is looked at while an answer with errors is written; no other answer pays for it.
    policies.getMergeFunction = (...field) => mergeFunction(...field) ?? (this.#failed ? takeIncoming : undefined);
    policies.runMergeFunction = (existing, incoming, info, ...rest) =>
      incoming === null && existing !== undefined && this.#hasFailed(info.path)
        ? existing
        : runMerge(existing, incoming, info, ...rest);
  }

  #hasFailed(path: Path): boolean {
    return this.#failed?.some((failed) => failed === anywhere || failed === path.join('.')) ?? false;
  }

  override write(options: Parameters<InMemoryCache['write']>[0]): ReturnType<InMemoryCache['write']> {
    const failed = (options.extensions as Record<string, unknown> | undefined)?.[note];
    this.#failed = failed as readonly string[] | undefined;
    try {
      return super.write(options);
    } finally {
      this.#failed = undefined;
    }
  }
}
