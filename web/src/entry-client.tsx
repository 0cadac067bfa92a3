import { ApolloLink, HttpLink, type NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type HydrationState,
} from 'react-router-dom';
import { apolloContext, createClient } from './app/apollo.ts';
import { Document } from './app/Document.tsx';
import type { PageSettings } from './app/page.ts';
import { routes } from './app/routes.tsx';
import { MessagesContext, messagesIn } from './messages/messages.ts';

const bootText = document.getElementById('boot')!.textContent;
const boot = JSON.parse(bootText) as { page: PageSettings; router: HydrationState; apollo: NormalizedCacheObject };

// Dialogs lock scrolling with a <style> of their own, which the page's policy lets in by its nonce only.
setNonce(document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '');

const pagePath = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }) => ({
    headers: { 'x-page-path': location.pathname + location.search, ...headers },
  }));
  return forward(operation);
});
// In production the gateway knows the operations by their id; the text never leaves the build.
const trusted = new ApolloLink((operation, forward) => {
  if (import.meta.env.DEV) return forward(operation);
  operation.extensions['persistedQuery'] = { version: 1, sha256Hash: (operation.query as { id?: string }).id };
  operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
  return forward(operation);
});
const client = createClient(ApolloLink.from([pagePath, trusted, new HttpLink({ uri: '/graphql' })]), {
  ssr: false,
  state: boot.apollo,
});

await Promise.all(
  (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
);
const router = createBrowserRouter(routes, {
  hydrationData: boot.router,
  getContext: () => new RouterContextProvider(new Map([[apolloContext, client]])),
});
hydrateRoot(
  document,
  <StrictMode>
    <Document page={boot.page} boot={bootText}>
      <MessagesContext value={messagesIn(boot.page.language)}>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </MessagesContext>
    </Document>
  </StrictMode>,
  { onRecoverableError: (error) => console.error('hydration:', error) },
);
