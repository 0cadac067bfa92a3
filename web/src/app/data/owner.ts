import type { ApolloClient } from '@apollo/client';
import { knownData } from './answers.ts';
import { FrameDocument } from './Frame.generated.ts';
import { FrameStoreDocument } from './FrameStore.generated.ts';
import { guest } from '../../storage/whose.ts';

/** Whose page it is, by their id; null for a guest's, and when it isn't known. */
export const shopperOf = (client: ApolloClient): string | null => knownData(client, FrameStoreDocument)?.me?.id ?? null;

/** Whose page it is, for what the browser keeps: the shopper's id, or `guest`. */
export const ownerOf = (client: ApolloClient): string =>
  knownData(client, FrameDocument)?.viewer.isAuthorized ? (shopperOf(client) ?? 'member') : guest;
