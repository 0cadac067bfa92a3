import { ApolloLink, InMemoryCache, type InMemoryCacheConfig } from '@apollo/client';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
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

/** An answer that came with the page. */
interface TakenAnswer {
  query: DocumentNode;
  variables: object;
  data: unknown;
  /** Its fields that are null because they failed, by their paths. */
  failed: readonly string[] | undefined;
}

/**
 * A cache in which what failed overwrites nothing: a field that is known stays known when an error makes it null. What
 * came with the page is taken in when someone first needs it or the browser has time, so that hydration needn't wait.
 */
export class KeepingCache extends InMemoryCache {
  #failed: readonly string[] | undefined;
  #waiting: TakenAnswer[] = [];

  constructor(config: InMemoryCacheConfig) {
    super(config);
    const { policies } = this;
    for (const name of ['read', 'diff', 'modify', 'batch', 'evict'] as const) this.#catchUpBefore(name);
    const mergeFunction = policies.getMergeFunction.bind(policies);
    const runMerge = policies.runMergeFunction.bind(policies);
    // Every field is looked at while an answer with errors is written; no other answer pays for it.
    policies.getMergeFunction = (...field) => mergeFunction(...field) ?? (this.#failed ? takeIncoming : undefined);
    policies.runMergeFunction = (existing, incoming, info, ...rest) =>
      incoming === null && existing !== undefined && this.#hasFailed(info.path)
        ? existing
        : runMerge(existing, incoming, info, ...rest);
  }

  #catchUpBefore(name: 'read' | 'diff' | 'modify' | 'batch' | 'evict'): void {
    const method = this[name].bind(this) as (...args: unknown[]) => unknown;
    Object.assign(this, {
      [name]: (...args: unknown[]) => {
        this.catchUp();
        return method(...args);
      },
    });
  }

  #hasFailed(path: Path): boolean {
    return this.#failed?.some((failed) => failed === anywhere || failed === path.join('.')) ?? false;
  }

  /** Are there answers that came with the page and are not in the cache yet? */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  /** Keeps an answer that came with the page, to be taken in before anything else is read or written. */
  takeLater(answer: TakenAnswer): void {
    this.#waiting.push(answer);
  }

  /** Takes in what has been kept for later. */
  catchUp(): void {
    if (!this.isBehind) return;
    while (this.isBehind) this.#takeNext();
    this.broadcastWatches();
  }

  /** Takes in one of the answers that have been kept for later; tells who watches when none is left. @returns whether there is more to do */
  catchUpByOne(): boolean {
    if (this.isBehind) {
      this.#takeNext();
      return true;
    }
    this.broadcastWatches();
    return false;
  }

  #takeNext(): void {
    const { query, variables, data, failed } = this.#waiting.shift()!;
    this.#write({
      query,
      variables,
      result: data as Record<string, unknown>,
      dataId: 'ROOT_QUERY',
      broadcast: false,
      ...(failed ? { extensions: { [note]: failed } } : {}),
    });
  }

  override write(options: Parameters<InMemoryCache['write']>[0]): ReturnType<InMemoryCache['write']> {
    this.catchUp();
    return this.#write(options);
  }

  #write(options: Parameters<InMemoryCache['write']>[0]): ReturnType<InMemoryCache['write']> {
    const failed = (options.extensions as Record<string, unknown> | undefined)?.[note];
    this.#failed = failed as readonly string[] | undefined;
    try {
      return super.write(options);
    } finally {
      this.#failed = undefined;
    }
  }
}
