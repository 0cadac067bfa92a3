import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { tap } from 'rxjs';

/** Tells in which language to answer. */
const inLanguage = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }) => ({
    headers: { 'accept-language': document.documentElement.lang, ...headers },
  }));
  return forward(operation);
});

/** The gateway knows the operations by their ids, and takes no others. */
const trusted = new ApolloLink((operation, forward) => {
  operation.extensions['persistedQuery'] = { version: 1, sha256Hash: (operation.query as { id?: string }).id };
  operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
  return forward(operation);
});

/** Milliseconds after which an answer counts as lost. */
const patience = 20_000;

const patientFetch: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    signal: AbortSignal.any([AbortSignal.timeout(patience), ...(init?.signal ? [init.signal] : [])]),
  });

/** @param onEnded told when an answer says that nobody is signed in anymore */
export function createClient(onEnded: () => void): ApolloClient {
  const watch = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        const all = errors as readonly GraphQLFormattedError[] | undefined;
        if (all?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) onEnded();
      }),
    ),
  );
  return new ApolloClient({
    cache: new InMemoryCache({ typePolicies: { Operator: { keyFields: false } } }),
    link: ApolloLink.from([inLanguage, watch, trusted, new HttpLink({ uri: '/admin/graphql', fetch: patientFetch })]),
    devtools: { enabled: false },
  });
}
