import type { ApolloClient } from '@apollo/client';
import { change } from '../../../writes/change.ts';
import { PlayDocument, type PlayMutation, type PlayMutationVariables } from './Play.generated.ts';

/** The answer to a play, and what of it has failed, for the cache. */
export type PlayAnswer = Awaited<ReturnType<typeof sendPlay>>;

/** Asks for a play. Its outcome counts, even when the page's other numbers don't come with it. @throws when there is no outcome */
export const sendPlay = (client: ApolloClient, variables: PlayMutationVariables) =>
  change(client, {
    mutation: PlayDocument,
    variables,
    fetchPolicy: 'no-cache',
    isAnswered: ({ play }: PlayMutation) => play.play !== null || play.userErrors.length > 0,
  });

/** Lets the page know an answer: balances, prizes won, what happened. */
export const releasePlay = ({ cache }: ApolloClient, { data, extensions }: PlayAnswer): void =>
  void cache.write({ query: PlayDocument, result: data, dataId: 'ROOT_MUTATION', extensions });
