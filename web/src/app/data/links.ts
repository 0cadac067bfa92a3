import { ApolloLink, HttpLink } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { tap } from 'rxjs';
import { pageLanguage } from '../../messages/messages.ts';
import { screens } from '../routing/paths.ts';
import { ownerOf, shopperOf } from './owner.ts';
import { setServerClock } from '../../page/clock.ts';
import { sessionEnded } from './session.ts';
import { guest } from '../../storage/whose.ts';

/**
 * Tells the gateway which page asks, so that it knows where to come back to after signing in (G-63), whose page it is, so
 * that nothing is changed for another shopper who has signed in elsewhere, and in which language to answer.
 */
const whichPage = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }) => ({
    headers: {
      'accept-language': pageLanguage(),
      'x-page-path': window.location.pathname + window.location.search,
      'x-page-shopper': shopperOf(operation.client) ?? '',
      ...headers,
    },
  }));
  return forward(operation);
});

/**
 * Opens the session-timeout dialog over the page when an answer says that the session has ended, also when it ended
 * elsewhere and the page still stands as it was drawn for a signed-in shopper (S-38, S-109). Loaders see to it themselves,
 * and so does who says so. Once another shopper has signed in, the page is loaded anew.
 */
export const watchSession = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ errors }) => {
      const refusals = (errors as readonly GraphQLFormattedError[] | undefined)?.map(
        ({ extensions }) => extensions ?? {},
      );
      const { code, session, signInPath } =
        refusals?.find(({ code: of }) => of === 'OTHER_SHOPPER' || of === 'UNAUTHENTICATED') ?? {};
      // The page is nobody's who is here: it comes anew as that of whoever is.
      if (code === 'OTHER_SHOPPER') return window.location.reload();
      const { isLoader, seesToSession } = operation.getContext();
      if (!code || isLoader || seesToSession) return;
      if (session === 'EXPIRED' || ownerOf(operation.client) !== guest)
        sessionEnded(typeof signInPath === 'string' ? signInPath : screens.signIn);
    }),
  ),
);

// In production the gateway knows the operations by their id; in development it takes the text.
const trusted = new ApolloLink((operation, forward) => {
  if (import.meta.env.DEV) return forward(operation);
  operation.extensions['persistedQuery'] = { version: 1, sha256Hash: (operation.query as { id?: string }).id };
  operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
  return forward(operation);
});

const timedFetch: typeof fetch = async (...args) => {
  const answer = await fetch(...args);
  setServerClock(answer.headers.get('date'));
  return answer;
};

/** The browser's way to the gateway. */
export const browserLink = (): ApolloLink =>
  ApolloLink.from([whichPage, watchSession, trusted, new HttpLink({ uri: '/graphql', fetch: timedFetch })]);
