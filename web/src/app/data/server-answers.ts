import { CombinedGraphQLErrors, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import type { Visit } from '../../server/rendering.ts';
import { failedPaths } from './failed-fields.ts';

/**
 * What the loaders of one page load ask on the server, and what came back. The page is drawn from the answers as they
 * are: a cache that lives for one page would be written and read for no one.
 */
export class ServerAnswers {
  readonly #visit: Visit;
  readonly #failed = new Map<object, readonly string[]>();
  /** Operations without variables: what the frame and a screen ask is asked once. */
  readonly #asked = new Map<object, Promise<{ data?: unknown; error?: unknown }>>();
  #areWhole = true;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** Runs one operation for the viewer of the page; never throws. */
  ask<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables?: NoInfer<Variables>,
  ): Promise<{ data?: Data | null; error?: unknown }> {
    if (variables) return this.#execute(document, variables);
    const answer = this.#asked.get(document) ?? this.#execute(document);
    this.#asked.set(document, answer);
    return answer as Promise<{ data?: Data | null; error?: unknown }>;
  }

  async #execute<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables?: NoInfer<Variables>,
  ): Promise<{ data?: Data | null; error?: unknown }> {
    const { id } = document as { id?: string };
    try {
      const { data, errors } = await this.#visit.execute({
        document,
        ...(variables ? { variables } : {}),
        ...(id ? { id } : {}),
      });
      if (!errors || errors.length === 0) return { data: data as Data };
      this.#areWhole = false;
      if (data) this.#failed.set(document, failedPaths(data, errors));
      return { data: data as Data | null, error: new CombinedGraphQLErrors({ data, errors }) };
    } catch (error) {
      this.#areWhole = false;
      return { error };
    }
  }

  /** Has everything so far been answered without an error? */
  get areWhole(): boolean {
    return this.#areWhole;
  }

  /** Which fields of an operation's answer failed, by their paths; `undefined` when none did. */
  failedFields(document: object): readonly string[] | undefined {
    return this.#failed.get(document);
  }
}
