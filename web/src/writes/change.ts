import type { ApolloClient, DefaultContext, OperationVariables, TypedDocumentNode } from '@apollo/client';

type Options<Data, Variables extends OperationVariables> = {
  mutation: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  fetchPolicy?: 'no-cache';
  context?: DefaultContext;
  /** Does the response say what was done, or why not? */
  isAnswered: (data: Data) => boolean;
};

/**
 * Sends a change. What was done counts, even if another part of the response failed: the cache keeps what it knew
 * of that part. @throws the failure, if the response doesn't say what was done
 */
export async function change<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  { isAnswered, ...options }: Options<Data, Variables>,
): Promise<{ data: Data; extensions: Readonly<Record<string, unknown>> }> {
  const mutate: ApolloClient.MutateOptions<Data, OperationVariables> = { ...options, errorPolicy: 'all' };
  const { data, error, extensions } = await client.mutate(mutate);
  const answer = (data ?? null) as Data | null;
  if (answer !== null && isAnswered(answer)) return { data: answer, extensions: extensions ?? {} };
  throw error ?? new Error('The answer does not say what was done.');
}
