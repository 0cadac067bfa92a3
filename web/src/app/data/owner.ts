import type { ApolloClient } from '@apollo/client';
import { knownData } from './answers.ts';
import { FrameDocument } from './Frame.generated.ts';
import { FrameStoreDocument } from './FrameStore.generated.ts';

/** Whose page it is, for what the browser keeps: the shopper's id, or `guest`. */
export const ownerOf = (client: ApolloClient): string =>
  knownData(client, FrameDocument)?.viewer.isAuthorized
    ? (knownData(client, FrameStoreDocument)?.me?.id ?? 'member')
    : 'guest';
