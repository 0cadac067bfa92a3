import { ApolloClient, InMemoryCache, type ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { createContext } from 'react-router-dom';
import possibleTypes from '../graphql/possible-types.ts';

/** Apollo Client with the storefront's cache. On the server it never asks on its own: the loaders do. */
export function createClient(link: ApolloLink, options: { ssr: boolean; state?: NormalizedCacheObject }): ApolloClient {
  const cache = new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: { Me: { merge: true }, Viewer: { merge: true }, PlayAndEarn: { merge: true } },
  });
  if (options.state) cache.restore(options.state);
  return new ApolloClient({ cache, link, ssrMode: options.ssr, devtools: { enabled: false } });
}

/** The client of this page or this browser, for loaders. */
export const apolloContext = createContext<ApolloClient>();
