import type { NormalizedCacheObject } from '@apollo/client';
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
import { restoreAnswers } from './app/answers.ts';
import { apolloContext, createClient } from './app/apollo.ts';
import { Document } from './app/Document.tsx';
import { keepEarlyInput } from './app/early-input.ts';
import { browserLink } from './app/links.ts';
import type { PageSettings } from './app/page.ts';
import { prepare } from './app/prepare.ts';
import { routes } from './app/routes.tsx';
import { reloadOnStaleChunk } from './app/stale-chunk.ts';
import { tellTimeZone } from './app/time-zone.ts';
import { learnMark } from './art/marks.ts';
import { MessagesContext, messagesIn } from './messages/messages.ts';

const bootText = document.getElementById('boot')!.textContent;
const boot = JSON.parse(bootText) as {
  page: PageSettings;
  router: HydrationState;
  apollo: NormalizedCacheObject;
  answers?: [string, unknown][];
};

// Dialogs lock scrolling with a <style> of their own, which the page's policy lets in by its nonce only.
setNonce(document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '');

tellTimeZone();

const client = createClient(browserLink(), { ssr: false, state: boot.apollo });
restoreAnswers(client, boot.answers);

learnMark(boot.page.banner, boot.page.mark);

let router: ReturnType<typeof createBrowserRouter> | undefined;
reloadOnStaleChunk(() => {
  const { pathname, search } = router?.state.navigation.location ?? window.location;
  return `${pathname}${search}`;
});
await Promise.all(
  (matchRoutes(routes, location) ?? []).map(async ({ route, params }) => {
    if (typeof route.lazy !== 'function') return;
    Object.assign(route, await route.lazy(), { lazy: undefined });
    await prepare(route, { client, params });
  }),
);
router = createBrowserRouter(routes, {
  hydrationData: boot.router,
  getContext: () => new RouterContextProvider(new Map([[apolloContext, client]])),
});
const giveBack = keepEarlyInput(document);
hydrateRoot(
  document,
  <StrictMode>
    <Document page={boot.page} boot={bootText} onTakenOver={giveBack}>
      <MessagesContext value={messagesIn(boot.page.language)}>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </MessagesContext>
    </Document>
  </StrictMode>,
  { onRecoverableError: (error) => console.error('hydration:', error) },
);
